import type { Pictures } from './pictures.ts';
import { UPLOADS_PATH } from './pictures.ts';

/** Small shapes of the CMS that several answers share. */

/** A picture as the CMS sends it; `false` when there is none. */
export type WirePicture = { url: string; alt: string } | false;

/** Text as the CMS sends titles and names: with HTML entities (`E&amp;C`). */
export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The address of a picture, with its version so that it may be cached for ever. */
export function formatPictureUrl(pictures: Pictures, name: string): string {
  return `${UPLOADS_PATH}${encodeURIComponent(name)}?v=${pictures.get(name)?.version ?? ''}`;
}

/** A picture with its alternative text (empty when it only decorates). */
export function serializePicture(pictures: Pictures, name: string | undefined, alt = ''): WirePicture {
  return name === undefined ? false : { url: formatPictureUrl(pictures, name), alt };
}
