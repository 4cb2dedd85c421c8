import { COLOUR_PAIRS, computeContrast } from '../../../server/cms/chapter/contrast.ts';
import { dark, light } from '../../../shared/colours.ts';

it('contrast is computed as WCAG defines it', () => {
  expect(computeContrast('#000000', '#FFFFFF')).toBe(21);
  expect(computeContrast('#777777', '#777777')).toBe(1);
  // This grey narrowly misses the contrast of 4.5.
  expect(computeContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme', (_, colours) => {
  it.each(COLOUR_PAIRS)('$foreground on $background has enough contrast (WCAG AA)', ({ foreground, background, minContrast }) => {
    expect(computeContrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(minContrast);
  });
});
