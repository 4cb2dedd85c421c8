import { dark, light, type SchemeColours } from '../../../src/theme/primitives.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

type Name = keyof SchemeColours;

const surfaces: Name[] = ['paper', 'surface', 'tint'];
const textPairs: Array<[texts: Name[], surfaces: Name[]]> = [
  [['ink', 'inkSoft', 'violet', 'violetStrong', 'marigoldText', 'teal', 'good', 'bad'], surfaces],
  [['ink'], ['violetSoft', 'marigoldSoft', 'tealSoft', 'goodSoft', 'badSoft']],
  [['inkSoft'], ['violetSoft', 'marigoldSoft', 'tealSoft']],
  [['violet', 'violetStrong'], ['violetSoft']],
  [['marigoldText'], ['marigoldSoft']],
  [['teal'], ['tealSoft']],
  [['good'], ['goodSoft']],
  [['bad'], ['badSoft']],
  [
    ['onDeep', 'onDeepSoft', 'marigold'],
    ['deep', 'deepRaised'],
  ],
  [['onMarigold'], ['marigold', 'marigoldStrong']],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme', (_, colours) => {
  it.each(textPairs.flatMap(([texts, below]) => texts.flatMap((text) => below.map((under) => [text, under] as const))))(
    '%s on %s can be read (WCAG AA)',
    (text, under) => {
      expect(contrast(colours[text], colours[under])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(surfaces)('edges and focus rings are seen on %s', (under) => {
    expect(contrast(colours.lineStrong, colours[under])).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.violet, colours[under])).toBeGreaterThanOrEqual(3);
  });
});
