import anekLatin from '../theme/fonts/anek-latin.woff2';
import mukta400 from '../theme/fonts/mukta-400.woff2';
import mukta600 from '../theme/fonts/mukta-600.woff2';

interface FontFile {
  family: string;
  /** `font-weight` of the file: one, or the first and the last. */
  weight: string;
  url: string;
}

/** Font files (docs/decisions/006). */
const FONT_FILES: readonly FontFile[] = [
  { family: 'Anek Latin', weight: '600 700', url: anekLatin },
  { family: 'Mukta', weight: '400', url: mukta400 },
  { family: 'Mukta', weight: '600 700', url: mukta600 },
];

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
