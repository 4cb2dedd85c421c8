import { MARK } from '../../shared/mark.ts';
import type { Chapter } from '../cms/chapter/read.ts';

/** Returns the site's icon as SVG: the mark in the chapter's colours, or the chapter's logo on a light square. */
export function renderIcon({ colours, logo }: Pick<Chapter, 'colours' | 'logo'>): string {
  const { deep, onDeep, accent } = colours.light;
  const renderBackground = (colour: string): string => `<rect width="48" height="48" rx="10" fill="${colour.toLowerCase()}"/>`;
  const svgStart = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">';
  // An SVG embedded as an image runs no scripts and loads nothing.
  if (logo !== undefined) {
    const data = `data:image/svg+xml;base64,${logo.bytes.toString('base64')}`;
    return `${svgStart}${renderBackground(onDeep)}<image href="${data}" x="5" y="5" width="38" height="38"/></svg>`;
  }
  return (
    `${svgStart}${renderBackground(deep)}<g transform="translate(4 4)"><path d="${MARK.lines}" fill="none" stroke="${onDeep.toLowerCase()}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${MARK.dots}" stroke="${accent.toLowerCase()}" stroke-width="4.5" stroke-linecap="round"/></g></svg>`
  );
}
