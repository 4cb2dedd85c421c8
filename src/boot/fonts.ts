import { FONT_FILES, type FontFile } from '../theme/fonts.ts';

/**
 * Inlined at the top of every page: loads the fonts, and shows either all of them or none (docs/decisions/016). With `@font-face` the browser
 * would decide for each file, and mix ours with the fallback fonts whenever one file is late.
 */

/** Milliseconds after the first paint during which the fonts may still replace the fallback fonts. Later, text would change under the eyes. */
const GRACE_MS = 200;

async function loadFont({ family, weight, url }: FontFile): Promise<FontFace> {
  // Pictures come first.
  const response = await fetch(url, { priority: 'low' });
  return new FontFace(family, await response.arrayBuffer(), { weight }).load();
}

function isInTime(): boolean {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint === undefined || performance.now() - paint.startTime < GRACE_MS;
}

Promise.all(FONT_FILES.map(loadFont)).then(
  (fonts) => {
    if (isInTime()) for (const font of fonts) document.fonts.add(font);
  },
  // The fallback fonts stay.
  () => undefined,
);
