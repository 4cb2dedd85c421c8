import type { paletteOf } from './palette.ts';
import { BREAKPOINTS, DISPLAY_FONT, FULL_BAR_WIDTH, MENU_WIDTH, RADIUS, TOUCH } from './primitives.ts';

/** Names of a palette's colours in CSS: `primary-main`. */
type NameIn<Colours> = {
  [Key in keyof Colours & string]: Colours[Key] extends string ? Key : `${Key}-${NameIn<Colours[Key]>}`;
}[keyof Colours & string];

const paletteVariable = (path: NameIn<ReturnType<typeof paletteOf>>) => `var(--k-palette-${path})`;

/** CSS variables of the theme's colours. `shared/colours.ts` documents each colour. */
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

/** Media queries for a minimum width. Those of the header (`menu`, `bar`) are in em, to follow the visitor's text size. */
export const up = {
  sm: `@media (min-width:${BREAKPOINTS.sm}px)`,
  md: `@media (min-width:${BREAKPOINTS.md}px)`,
  menu: `@media (min-width:${MENU_WIDTH / 16}em)`,
  lg: `@media (min-width:${BREAKPOINTS.lg}px)`,
  bar: `@media (min-width:${FULL_BAR_WIDTH / 16}em)`,
} as const;

/** Media queries for a maximum width. */
export const down = {
  sm: `@media (max-width:${BREAKPOINTS.sm - 0.05}px)`,
  md: `@media (max-width:${BREAKPOINTS.md - 0.05}px)`,
} as const;

/**
 * A low window, such as one with a phone's keyboard open or at 400 % zoom. Nothing is sticky in it, so that the page has the full height.
 */
export const lowWindow = '@media (max-height:480px)';

/**
 * A window that is too narrow for two columns at the visitor's text size, such as a phone with text enlarged by half or more. Columns that
 * are side by side on other phones are stacked in it.
 */
export const narrowWindow = '@media (max-width:15.5em)';

/** Media query for reduced motion: the first for `useMediaQuery`, the second for styles. */
export const reducedMotionQuery = '(prefers-reduced-motion:reduce)';
export const reducedMotion = `@media ${reducedMotionQuery}` as const;

export const radius = RADIUS;
export const touch = TOUCH;
export const displayFont = DISPLAY_FONT;

/** Maximum length of readable lines. */
export const measure = '68ch';

/** Focus ring; width and offset in pixels. */
export const focusRing = { width: 3, offset: 2, colour: tone.primary } as const;

/** Focus ring on the brand's dark surface. The selector is more specific than that of MUI's ring for buttons. */
export const ringOnDeep = { '&& :focus-visible': { outlineColor: tone.accent } } as const;
