import { withFallbacks } from './fallbackFonts.ts';

/** Measures and fonts of the product; its colours are in shared/colours.ts. */

/** One corner radius, in pixels. */
export const RADIUS = 10;

/** Least height and width of anything that is touched, in pixels. */
export const TOUCH = 44;

/** Widest line of content, and widest column of text or of a form, margins included; pixels. */
export const PAGE_WIDTH = 1328;
export const READING_WIDTH = 720;

/** Between the content and the window's edge, on either side. */
export const GUTTER = 'clamp(16px, 2.4vw, 32px)';

/** Height of the header, in pixels. */
export const HEADER_HEIGHT = 72;

/** From this width on the header shows its menus in its line, in pixels. */
export const MENU_WIDTH = 1110;

/** From this width on its line also has room for the links to social networks, in pixels. */
export const FULL_BAR_WIDTH = 1350;

/** Where layouts change, least width in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

const SCRIPTS = '"Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans Kannada", "Noto Sans Malayalam"';

/** For reading: our font, local fonts of its measures, fonts for the four other languages of the chapter. */
export const READING_FONT = `${withFallbacks('Mukta')}, ${SCRIPTS}, system-ui, sans-serif`;

/** For headings, likewise. */
export const DISPLAY_FONT = `${withFallbacks('Anek Latin')}, ${SCRIPTS}, system-ui, sans-serif`;
