import anekLatin from './fonts/anek-latin.woff2';
import mukta400 from './fonts/mukta-400.woff2';
import mukta600 from './fonts/mukta-600.woff2';

/** Family, weights and address of a file of our own faces (docs/decisions/006). */
type Face = [family: string, weights: string, url: string];

/** No page names these files: scripts fetch them when no picture has to wait for them (docs/decisions/016). */
const FACES: Face[] = [
  ['Anek Latin', '600 700', anekLatin],
  ['Mukta', '400', mukta400],
  ['Mukta', '600 700', mukta600],
];

/** Our faces for `document.fonts`; one that comes late is not used for text that stands there already. */
export const makeFaces = (): FontFace[] =>
  FACES.map(([family, weight, url]) => new FontFace(family, `url(${url})`, { weight, display: 'optional' }));

/** Set when the faces are in the browser's cache. */
export const FACES_COOKIE = 'faces=1';
