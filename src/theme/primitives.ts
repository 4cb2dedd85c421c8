/** Sizes and fonts of the theme. The colours are in shared/colours.ts. */

/** Corner radius in pixels. */
export const RADIUS = 10;

/** Minimum size of a touch target in pixels. */
export const TOUCH = 44;

/** Maximum width of the content in pixels, including its margins. */
export const PAGE_WIDTH = 1328;

/** Page margin on either side. */
export const GUTTER = 'clamp(16px, 2.4vw, 32px)';

/** Height of the header in pixels. */
export const HEADER_HEIGHT = 72;

/** Minimum width in pixels at which the header shows its menus inline. */
export const MENU_WIDTH = 1200;

/** Minimum width in pixels at which the header also shows the social links. */
export const FULL_BAR_WIDTH = 1350;

/** Minimum widths in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Body font, a variable of `fallbackFonts.ts`: the names of all fallbacks would be in every second rule of a page. */
export const READING_FONT = 'var(--reading)';

export const DISPLAY_FONT = 'var(--display)';
