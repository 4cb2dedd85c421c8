import type { paletteOf } from './palette.ts';
import { BREAKPOINTS, DISPLAY_FONT, FULL_BAR_WIDTH, MENU_WIDTH, RADIUS, TOUCH } from './primitives.ts';

/** Names of a palette's colours in CSS: `primary-main`. */
type NameIn<Colours> = {
  [Key in keyof Colours & string]: Colours[Key] extends string ? Key : `${Key}-${NameIn<Colours[Key]>}`;
}[keyof Colours & string];

const of = (path: NameIn<ReturnType<typeof paletteOf>>) => `var(--k-palette-${path})`;

/** CSS variables of the theme's colours; `shared/colours.ts` documents each. */
export const tone = {
  paper: of('background-default'),
  surface: of('background-paper'),
  tint: of('background-tint'),
  ink: of('text-primary'),
  inkSoft: of('text-secondary'),
  line: of('divider'),
  lineStrong: of('lineStrong'),
  primary: of('primary-main'),
  primaryStrong: of('primary-dark'),
  primarySoft: of('primary-soft'),
  deep: of('deep-main'),
  deepRaised: of('deep-raised'),
  onDeep: of('deep-contrastText'),
  onDeepSoft: of('deep-soft'),
  deepLine: of('deep-line'),
  accent: of('accent-main'),
  accentStrong: of('accent-dark'),
  onAccent: of('accent-contrastText'),
  accentText: of('accent-text'),
  accentSoft: of('accent-soft'),
  secondary: of('info-main'),
  secondarySoft: of('info-soft'),
  success: of('success-main'),
  successSoft: of('success-soft'),
  error: of('error-main'),
  errorSoft: of('error-soft'),
} as const;

/** Media queries from a width up. The header's are in em, to follow the visitor's text size. */
export const up = {
  sm: `@media (min-width:${BREAKPOINTS.sm}px)`,
  md: `@media (min-width:${BREAKPOINTS.md}px)`,
  menu: `@media (min-width:${MENU_WIDTH / 16}em)`,
  lg: `@media (min-width:${BREAKPOINTS.lg}px)`,
  bar: `@media (min-width:${FULL_BAR_WIDTH / 16}em)`,
} as const;

/** Media queries below a width. */
export const down = {
  sm: `@media (max-width:${BREAKPOINTS.sm - 0.05}px)`,
  md: `@media (max-width:${BREAKPOINTS.md - 0.05}px)`,
} as const;

/** A low window, as with a phone's keyboard open or at 400 % zoom: nothing is sticky there, so that the page has the full height. */
export const low = '@media (max-height:480px)';

/**
 * A window too narrow for two columns at the visitor's text size: a phone with text enlarged by half or more. Columns that are side by side
 * on other phones are stacked.
 */
export const tight = '@media (max-width:15.5em)';

/** Reduced motion: the query for `useMediaQuery`, and the media rule for styles. */
export const calmQuery = '(prefers-reduced-motion:reduce)';
export const calm = `@media ${calmQuery}` as const;

export const radius = RADIUS;
export const touch = TOUCH;
export const displayFont = DISPLAY_FONT;

/** Readable line length. */
export const measure = '68ch';

/** Focus ring; widths in pixels. */
export const focusRing = { width: 3, offset: 2, colour: tone.primary } as const;

/** Focus ring on the brand's dark surface; more specific than MUI's ring of each button. */
export const ringOnDeep = { '&& :focus-visible': { outlineColor: tone.accent } } as const;
