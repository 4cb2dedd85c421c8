import anekLatin from './fonts/anek-latin.woff2';
import mukta400 from './fonts/mukta-400.woff2';
import mukta600 from './fonts/mukta-600.woff2';

/** Family, weights and address of a file of our own fonts (docs/decisions/006). */
const FONTS: [family: string, weights: string, url: string][] = [
  ['Anek Latin', '600 700', anekLatin],
  ['Mukta', '400', mukta400],
  ['Mukta', '600 700', mukta600],
];

/** The fonts as CSS. `optional`: one that comes late waits for the next page load, so that text never moves (docs/decisions/016). */
export const fontFaces = FONTS.map(
  ([family, weights, url]) =>
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:optional}`,
).join('\n');
