import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache; the key must be the same on both sides, or hydration would insert every rule again. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
