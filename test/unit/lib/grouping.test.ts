import fc from 'fast-check';
import { groupIndian } from '../../../src/lib/grouping.ts';

describe('Indian grouping', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1250000, '12,50,000'],
    [123456789, '12,34,56,789'],
    [-54321, '-54,321'],
  ])('[FMT-01] writes %d as %s', (value, text) => {
    expect(groupIndian(value)).toBe(text);
  });

  it('[FMT-01] writes whole numbers as the platform does for en-IN', () => {
    const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(groupIndian(value)).toBe(platform.format(value));
      }),
    );
  });
});
