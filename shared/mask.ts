const SHOWN_AT_EACH_END = 4;
const MAX_SHORT_LENGTH = 8;
const MIN_STARS_OF_SHORT = 3;
const MIN_STARS = 4;
const MASKED = /^[^*]{0,4}\*{3,}[^*]{0,4}$/u;

/** Returns whether a value is masked already (D-36). */
export function isMasked(value: string): boolean {
  return MASKED.test(value);
}

/**
 * Masks a contact value for anonymous callers (JOBS-06, D-65). Of up to 2 characters none is shown, of up to 8 the first, of more the first
 * 4 and last 4, with at least four asterisks between. Counts code points. A masked value is only trimmed (D-36).
 */
export function mask(value: string): string {
  const text = value.trim();
  if (text === '' || isMasked(text)) return text;
  const characters = [...text];
  if (characters.length <= MAX_SHORT_LENGTH) {
    const stars = '*'.repeat(Math.max(MIN_STARS_OF_SHORT, characters.length - 1));
    return `${characters.length > 2 ? characters[0] : ''}${stars}`;
  }
  const stars = '*'.repeat(Math.max(MIN_STARS, characters.length - 2 * SHOWN_AT_EACH_END));
  return [...characters.slice(0, SHOWN_AT_EACH_END), stars, ...characters.slice(-SHOWN_AT_EACH_END)].join('');
}
