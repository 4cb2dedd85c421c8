const VISIBLE = 4;
const SHORT = 8;
/** Up to here, the ends together would be half of the value or more: `hr@t*s.in` hides nothing. */
const MIDDLING = 16;
const FEWEST_STARS = 3;
const MASKED = /^[^*]{0,4}\*{3,}[^*]{0,4}$/u;

/** Whether a value has been masked already, by the server or in the browser (D-36). */
export function isMasked(value: string): boolean {
  return MASKED.test(value);
}

/**
 * Hides most of a contact value from callers who are not signed in (JOBS-06): of up to 8 characters only the first stays,
 * up to 16 the first and the last, longer ones the first 4 and the last 4, with at least three asterisks for the rest. Characters are code points, so
 * that none is cut in two. A value that is masked already is left alone (D-36); an empty one stays empty.
 */
export function mask(value: string): string {
  const text = value.trim();
  if (text === '' || isMasked(text)) return text;
  const characters = [...text];
  const stars = (count: number): string => '*'.repeat(Math.max(FEWEST_STARS, count));
  if (characters.length <= SHORT) {
    // One or two characters have nothing beside them to hide behind, so they go as well.
    return `${characters.length > 2 ? characters[0] : ''}${stars(characters.length - 1)}`;
  }
  const ends = characters.length <= MIDDLING ? 1 : VISIBLE;
  return [...characters.slice(0, ends), stars(characters.length - 2 * ends), ...characters.slice(-ends)].join('');
}
