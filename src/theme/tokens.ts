import type { paletteOf } from './palette.ts';
import { BREAKPOINTS, DISPLAY_FONT, FULL_BAR_WIDTH, MENU_WIDTH, RADIUS, TOUCH } from './primitives.ts';

/** Names of a palette's colours in CSS: `primary-main`. */
type NameIn<Colours> = {
  [Key in keyof Colours & string]: Colours[Key] extends string ? Key : `${Key}-${NameIn<Colours[Key]>}`;
}[keyof Colours & string];

const paletteVariable = (path: NameIn<ReturnType<typeof paletteOf>>) => `var(--k-palette-${path})`;

/** CSS variables of the theme's colours; `shared/colours.ts` documents each. */
export const tone = {
  paper: paletteVariable('background-default'),
  surface: paletteVariable('background-paper'),
  tint: paletteVariable('background-tint'),
  ink: paletteVariable('text-primary'),
  inkSoft: paletteVariable('text-secondary'),
  line: paletteVariable('divider'),
  lineStrong: paletteVariable('lineStrong'),
  primary: paletteVariable('primary-main'),
  primaryStrong: paletteVariable('primary-dark'),
  primarySoft: paletteVariable('primary-soft'),
  deep: paletteVariable('deep-main'),
  deepRaised: paletteVariable('deep-raised'),
  onDeep: paletteVariable('deep-contrastText'),
  onDeepSoft: paletteVariable('deep-soft'),
  deepLine: paletteVariable('deep-line'),
  accent: paletteVariable('accent-main'),
  accentStrong: paletteVariable('accent-dark'),
  onAccent: paletteVariable('accent-contrastText'),
  accentText: paletteVariable('accent-text'),
  accentSoft: paletteVariable('accent-soft'),
  secondary: paletteVariable('info-main'),
  secondarySoft: paletteVariable('info-soft'),
  success: paletteVariable('success-main'),
  successSoft: paletteVariable('success-soft'),
  error: paletteVariable('error-main'),
  errorSoft: paletteVariable('error-soft'),
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
export const lowWindow = '@media (max-height:480px)';

/**
 * A window too narrow for two columns at the visitor's text size: a phone with text enlarged by half or more. Columns that are side by side
 * on other phones are stacked.
 */
export const narrowWindow = '@media (max-width:15.5em)';

/** Reduced motion: the query for `useMediaQuery`, and the media rule for styles. */
export const reducedMotionQuery = '(prefers-reduced-motion:reduce)';
export const reducedMotion = `@media ${reducedMotionQuery}` as const;

export const radius = RADIUS;
export const touch = TOUCH;
export const displayFont = DISPLAY_FONT;

/** Readable line length. */
export const measure = '68ch';

/** Focus ring; widths in pixels. */
export const focusRing = { width: 3, offset: 2, colour: tone.primary } as const;

/** Focus ring on the brand's dark surface; more specific than MUI's ring of each button. */
export const ringOnDeep = { '&& :focus-visible': { outlineColor: tone.accent } } as const;
