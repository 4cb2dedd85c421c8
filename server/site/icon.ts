import type { Chapter } from '../chapter/read.ts';

/** The site's mark, as the header draws it (src/app/header/Brand.tsx), on a grid of 40. */
const LINES = 'M20 4 36 20 20 36 4 20ZM12 4a8 8 0 0 0-8 8l24 24a8 8 0 0 0 8-8L12 4ZM28 4a8 8 0 0 1 8 8L12 36a8 8 0 0 1-8-8L28 4Z';
const DOTS = 'M12 20h0M28 20h0M20 12h0M20 28h0';

/** The icon of a site: its mark in the chapter's colours, or the chapter's logo on a plate. An SVG file as text. */
export function iconSvg({ colours, logo }: Pick<Chapter, 'colours' | 'logo'>): string {
  const { deep, onDeep, marigold } = colours.light;
  const plate = (colour: string): string => `<rect width="48" height="48" rx="10" fill="${colour.toLowerCase()}"/>`;
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">';
  // As a picture within the picture, nothing in it runs or asks for anything.
  if (logo !== undefined) {
    const data = `data:image/svg+xml;base64,${logo.bytes.toString('base64')}`;
    return `${open}${plate(onDeep)}<image href="${data}" x="5" y="5" width="38" height="38"/></svg>`;
  }
  return (
    `${open}${plate(deep)}<g transform="translate(4 4)"><path d="${LINES}" fill="none" stroke="${onDeep.toLowerCase()}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${DOTS}" stroke="${marigold.toLowerCase()}" stroke-width="4.5" stroke-linecap="round"/></g></svg>`
  );
}
