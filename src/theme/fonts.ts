import anekLatin from './fonts/anek-latin.woff2';
import mukta400 from './fonts/mukta-400.woff2';
import mukta600 from './fonts/mukta-600.woff2';

/** Font files (docs/decisions/006). */
const FONTS: [family: string, weights: string, url: string][] = [
  ['Anek Latin', '600 700', anekLatin],
  ['Mukta', '400', mukta400],
  ['Mukta', '600 700', mukta600],
];

/** With `optional`, a font that loads late is only used from the next page load on, so that text never shifts (docs/decisions/016). */
export const fontFaces = FONTS.map(
  ([family, weights, url]) =>
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:optional}`,
).join('\n');
