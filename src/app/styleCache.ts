import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates emotion's cache with the server's rules marked as inserted, because its own hydration moves style elements and makes the browser
 * recompute all styles.
 * @param ruleNames names of emotion's rules in the server's HTML
 */
export function createStyleCache(ruleNames: readonly string[] = []): EmotionCache {
  // No plugin: the browsers in babel.config.js need none of emotion's vendor prefixes, which make up a fifth of the rules in every page.
  // The prefixed properties that Safari needs are in globalStyles.ts.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  for (const rule of ruleNames) cache.inserted[rule] = true;
  return cache;
}
