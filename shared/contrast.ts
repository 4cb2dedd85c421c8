import type { SchemeColours } from './colours.ts';

/** Colour as `#RRGGBB`. */
type Colour = string;

/** Red, green and blue of a colour, 0 to 255. */
export const channelsOf = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well two colours are told apart: 1 not at all, 21 black on white (WCAG 2, relative luminance). */
export function contrast(one: Colour, other: Colour): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

type Name = keyof SchemeColours;

/** Two colours of a scheme that meet, and the least contrast that they need: WCAG AA. */
export interface ColourPair {
  over: Name;
  under: Name;
  least: number;
}

const surfaces: readonly Name[] = ['paper', 'surface', 'tint'];

/** Text, and what it stands on. */
const TEXTS: readonly (readonly [over: readonly Name[], under: readonly Name[]])[] = [
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

const pairs = (over: readonly Name[], under: readonly Name[], least: number): ColourPair[] =>
  over.flatMap((one) => under.map((other) => ({ over: one, under: other, least })));

/** Every pair of colours that the theme uses: text, and edges and focus rings, which need less. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...TEXTS.flatMap(([over, under]) => pairs(over, under, 4.5)),
  ...pairs(['lineStrong', 'primary'], surfaces, 3),
];
