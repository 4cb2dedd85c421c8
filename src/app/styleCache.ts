import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache. The rules that the server has written are marked as known. Emotion's own way, which takes over the
 * server's style elements, moves them within the head: the browser then computes the styles of the whole page anew.
 *
 * @param written names of the rules that stand in the page already
 */
export function createStyleCache(written: readonly string[] = []): EmotionCache {
  // No plugin: none of the browsers in babel.config.js needs the vendor prefixes that emotion adds by default, a fifth
  // of the rules in every page. What Safari wants prefixed still stands in globalStyles.ts.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  for (const rule of written) cache.inserted[rule] = true;
  return cache;
}
