import fc from 'fast-check';
import { isMasked, mask } from '../../../shared/mask.ts';

/** Contact values as people write them, without asterisks. */
const values = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((value) => !value.includes('*'));

describe('mask', () => {
  it.each([
    ['', ''],
    ['x', '***'],
    ['ab', '***'],
    ['a@b', 'a***'],
    ['hr@x.org', 'h*******'],
    ['hr@tcs.in', 'hr@t****s.in'],
    ['1234567890', '1234****7890'],
    ['jobs@example.org', 'jobs********.org'],
    ['hiring@tcs-in.org', 'hiri*********.org'],
    ['careers@example.org', 'care***********.org'],
    ['https://example.org/careers', 'http*******************eers'],
    ['🌊🌊🌊🌊🌊🌊🌊🌊🌊', '🌊🌊🌊🌊****🌊🌊🌊🌊'],
  ])('[JOBS-06] [D-65] %j becomes %j', (value, masked) => {
    expect(mask(value)).toBe(masked);
  });

  it('[JOBS-06] shows at most 1 of up to 8 characters, and at most 8 of a longer value', () => {
    fc.assert(
      fc.property(values, (value) => {
        const characters = [...value.trim()];
        const visibleCharacters = [...mask(value)].filter((character) => character !== '*');
        expect(visibleCharacters.length).toBeLessThanOrEqual(characters.length <= 8 ? 1 : 8);
        expect(visibleCharacters.length).toBeLessThan(Math.max(1, characters.length));
        for (const character of visibleCharacters) expect(characters).toContain(character);
      }),
    );
  });

  it('[D-36] does not take three asterisks alone for a mask: the text around them is masked, too', () => {
    expect(mask('careers***@example.org')).toBe('care**************.org');
    expect(mask('see *** careers.example')).toBe('see ***************mple');
    expect(isMasked('care***example.org')).toBe(false);
    expect(isMasked('careers***.org')).toBe(false);
    expect(isMasked('care***.org')).toBe(true);
  });

  it('[D-36] leaves a masked value unchanged, so that server and browser may both mask', () => {
    fc.assert(
      fc.property(values, (value) => {
        const masked = mask(value);
        expect(mask(masked)).toBe(masked);
        expect(masked === '' || isMasked(masked)).toBe(true);
      }),
    );
  });
});
