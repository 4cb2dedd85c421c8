import Color from 'color';
import { deriveColours, DEFAULT_COLOURS } from '../../../server/cms/chapter/colours.ts';
import { COLOUR_PAIRS, computeContrast } from '../../../server/cms/chapter/contrast.ts';

describe('the colours of a chapter', () => {
  it('are the default colours if the chapter chooses none', () => {
    expect(deriveColours({})).toEqual({ colours: DEFAULT_COLOURS, mistakes: [] });
    expect(deriveColours({ light: {}, dark: {} }).colours).toEqual(DEFAULT_COLOURS);
  });

  it.each([
    ['in green', { brand: '#0B5C4A', deep: '#07392F', accent: '#F2A61E' }],
    ['in blue and yellow', { brand: '#1D4ED8', deep: '#0B1F4B', accent: '#FACC15' }],
    ['in red', { brand: '#C8102E', deep: '#4A0410', accent: '#FFC72C' }],
    ['in grey on white', { brand: '#333333', deep: '#111111', accent: '#DDDDDD', paper: '#FFFFFF' }],
    ['of which only one is chosen', { brand: '#0055AA' }],
  ])('%s have enough contrast in both schemes', (_, light) => {
    const { colours, mistakes } = deriveColours({ light });
    expect(mistakes).toEqual([]);
    expect(colours.light.primary).toBe(light.brand);
    for (const scheme of [colours.light, colours.dark]) {
      const unreadablePairs = COLOUR_PAIRS.filter(
        ({ foreground, background, minContrast }) => computeContrast(scheme[foreground], scheme[background]) < minContrast,
      );
      expect(unreadablePairs).toEqual([]);
    }
  });

  it.each([
    ['in green', { brand: '#0B5C4A', deep: '#07392F', accent: '#F2A61E' }],
    ['in orange', { brand: '#A34100', deep: '#4A1D00', accent: '#FFC72C' }],
    ['of which only a blue brand is chosen', { brand: '#0055AA' }],
  ])('%s keep the chosen hue for the surfaces of the dark scheme', (_, light) => {
    const { dark } = deriveColours({ light }).colours;
    const getHue = (colour: string): number => Color(colour).lch().hue();
    const chosenHue = getHue('deep' in light ? light.deep : light.brand);
    for (const name of ['paper', 'surface', 'tint', 'line', 'lineStrong', 'inkSoft'] as const) {
      const hueDistance = Math.abs(getHue(dark[name]) - chosenHue);
      expect([name, Math.min(hueDistance, 360 - hueDistance) < 30]).toEqual([name, true]);
    }
  });

  it('keep their defaults where the chapter chooses none', () => {
    const { colours } = deriveColours({ light: { brand: '#0055AA' } });
    expect(colours.light).toMatchObject({ deep: DEFAULT_COLOURS.light.deep, accent: DEFAULT_COLOURS.light.accent });
  });

  it.each([
    [
      'light',
      { light: { brand: '#88AAFF' } },
      '/colours/light/brand',
      /^the brand’s colour \(#88AAFF\) on the page \(#\w{6}\) cannot be read in the light scheme: their contrast is 2\.1, and 4\.5 is needed \(WCAG AA\)\. (#\w{6}) would do\.$/,
    ],
    [
      'dark',
      { dark: { brand: '#331144' } },
      '/colours/dark/brand',
      /in the dark scheme: their contrast is 1\.\d+, and 4\.5 is needed \(WCAG AA\)\. (#\w{6}) would do\.$/,
    ],
    ['light', { light: { deep: '#889988' } }, '/colours/light/deep', /(#\w{6}) would do\.$/],
  ] as const)(
    'with too little contrast in the %s scheme are reported as a pair, with a suggested colour',
    (scheme, chosen, pointer, message) => {
      const { mistakes } = deriveColours(chosen);
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]).toMatchObject({ pointer, message: expect.stringMatching(message) });
      // The suggested colour has enough contrast.
      const [, suggestion] = message.exec(mistakes[0]?.message ?? '') ?? [];
      const key = pointer.split('/').at(-1) ?? '';
      expect(deriveColours({ [scheme]: { [key]: suggestion } }).mistakes).toEqual([]);
    },
  );
});
