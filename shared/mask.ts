const SHOWN_AT_EACH_END = 4;
const MAX_SHORT_LENGTH = 8;
/** Up to this length only the first and last characters are shown: four at each end would reveal half of the value or more. */
const MAX_MEDIUM_LENGTH = 16;
const MIN_STARS = 3;
const MASKED = /^[^*]{0,4}\*{3,}[^*]{0,4}$/u;

/** Returns whether a value is masked already (D-36). */
export function isMasked(value: string): boolean {
  return MASKED.test(value);
}

/**
 * Masks a contact value for anonymous callers (JOBS-06) with at least three asterisks. Of up to 2 characters none is shown, of up to 8 the
 * first, of up to 16 the first and last, of more the first 4 and last 4. Counts code points. A masked value is only trimmed (D-36).
 */
export function mask(value: string): string {
  const text = value.trim();
  if (text === '' || isMasked(text)) return text;
  const characters = [...text];
  const maskCharacters = (count: number): string => '*'.repeat(Math.max(MIN_STARS, count));
  if (characters.length <= MAX_SHORT_LENGTH) {
    return `${characters.length > 2 ? characters[0] : ''}${maskCharacters(characters.length - 1)}`;
  }
  const shownAtEnds = characters.length <= MAX_MEDIUM_LENGTH ? 1 : SHOWN_AT_EACH_END;
  return [...characters.slice(0, shownAtEnds), maskCharacters(characters.length - 2 * shownAtEnds), ...characters.slice(-shownAtEnds)].join(
    '',
  );
}
