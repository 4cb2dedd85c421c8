/** @jest-environment node */
import fc from 'fast-check';
import { maskContact } from '../../../server/jobs/mask.ts';

describe('masking', () => {
  it.each([
    ['hr@x.org', 'h*******'],
    ['a@b.in', 'a*****'],
    ['x', '*'],
    ['hr@xy.org!', 'hr@x**org!'],
    ['careers@example.org', 'care***********.org'],
    ['https://example.org/careers', 'http*******************eers'],
    ['🌊🌊🌊🌊🌊🌊🌊🌊🌊', '🌊🌊🌊🌊*🌊🌊🌊🌊'],
  ])('[JOBS-06] %s becomes %s', (value, masked) => {
    expect(maskContact(value)).toBe(masked);
  });

  it('[JOBS-06] leaves what is missing as it is', () => {
    expect(maskContact(null)).toBeNull();
    expect(maskContact('')).toBe('');
  });

  it('[JOBS-06] shows at most one of up to 8 characters and at most 8 of more, and never cuts one in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (value) => {
        const characters = [...value];
        const masked = [...maskContact(value)];
        expect(masked).toHaveLength(characters.length);
        const visible = masked.filter((character, index) => character !== '*' && character === characters[index]).length;
        expect(visible).toBeLessThanOrEqual(characters.length <= 8 ? 1 : 8);
        for (const [index, character] of masked.entries()) expect(['*', characters[index]]).toContain(character);
      }),
    );
  });
});
