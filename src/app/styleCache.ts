import createCache, { type EmotionCache } from '@emotion/cache';

/** One list for all caches, because on the server emotion keeps what it has compiled by this list: each rule is compiled once. */
const NO_PLUGINS: [] = [];

/**
 * Creates emotion's cache, with the server's rules marked as inserted. Emotion's own hydration would move style elements, and the browser
 * would recompute all styles.
 * @param ruleNames names of emotion's rules in the server's HTML
 */
export function createStyleCache(ruleNames: readonly string[] = []): EmotionCache {
  // No plugin: the browsers in babel.config.js need none of emotion's vendor prefixes, which would be a fifth of every page's rules.
  // The prefixed properties that Safari needs are in globalStyles.ts.
  const cache = createCache({ key: 'css', stylisPlugins: NO_PLUGINS });
  cache.compat = true;
  for (const rule of ruleNames) cache.inserted[rule] = true;
  return cache;
}
