import Color from 'color';
import type { SchemeColours } from '../../../shared/colours.ts';

/** Returns the contrast of two colours: 1 for the same, 21 for black on white (WCAG 2, relative luminance). */
export const computeContrast = (a: string, b: string): number => Color(a).contrast(Color(b));

type ColourName = keyof SchemeColours;

/** Two colours of a scheme that are used together, and the contrast that they need. */
export interface ColourPair {
  foreground: ColourName;
  background: ColourName;
  minContrast: number;
}

const surfaces: readonly ColourName[] = ['paper', 'surface', 'tint'];

/** Text colours and their backgrounds. */
const TEXT_COLOURS: readonly (readonly [foregrounds: readonly ColourName[], backgrounds: readonly ColourName[]])[] = [
  [['ink', 'inkSoft', 'primary', 'primaryStrong', 'accentText', 'secondary', 'success', 'error'], surfaces],
  [['ink'], ['primarySoft', 'accentSoft', 'secondarySoft', 'successSoft', 'errorSoft']],
  [['inkSoft'], ['primarySoft', 'accentSoft', 'secondarySoft']],
  [['primary', 'primaryStrong'], ['primarySoft']],
  [['accentText'], ['accentSoft']],
  [['secondary'], ['secondarySoft']],
  [['success'], ['successSoft']],
  [['error'], ['errorSoft']],
  [
    ['onDeep', 'onDeepSoft', 'accent'],
    ['deep', 'deepRaised'],
  ],
  [['onAccent'], ['accent', 'accentStrong']],
];

const createPairs = (foregrounds: readonly ColourName[], backgrounds: readonly ColourName[], minContrast: number): ColourPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minContrast })));

/** Every colour pair of the theme. Edges and focus rings need less contrast than text. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...TEXT_COLOURS.flatMap(([foregrounds, backgrounds]) => createPairs(foregrounds, backgrounds, 4.5)),
  ...createPairs(['lineStrong', 'primary'], surfaces, 3),
];
