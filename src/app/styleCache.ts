import createCache, { type EmotionCache } from '@emotion/cache';

/** Names of the rules that the server has written into the page, kept on their style element. */
export const RULES_ATTRIBUTE = 'data-rules';

/**
 * Emotion's cache. The rules that the server has written are marked as known. Emotion's own way, which takes over the
 * server's style elements, moves them within the head: the browser then computes the styles of the whole page anew.
 */
export function createStyleCache(): EmotionCache {
  // No plugin: none of the browsers in babel.config.js needs the vendor prefixes that emotion adds by default, a fifth
  // of the rules in every page. What Safari wants prefixed still stands in globalStyles.ts.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  if (typeof document !== 'undefined') {
    const rules = document.querySelector(`style[${RULES_ATTRIBUTE}]`)?.getAttribute(RULES_ATTRIBUTE) ?? '';
    for (const rule of rules.split(' ')) cache.inserted[rule] = true;
  }
  return cache;
}
