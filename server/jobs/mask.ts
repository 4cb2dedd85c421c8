const VISIBLE = 4;
const SHORT = 8;

/**
 * Hides most of a contact value from a caller without a session (JOBS-06, D-36): up to 8 characters only the first
 * stays, longer ones keep the first 4 and the last 4 with asterisks between. Characters are code points, so that no
 * character is cut in two. An empty or missing value stays as it is.
 */
export function maskContact(value: string): string;
export function maskContact(value: string | null): string | null;
export function maskContact(value: string | null): string | null {
  if (!value) return value;
  const characters = [...value];
  if (characters.length <= SHORT) {
    // A single character has nothing beside it to hide behind, so it goes as well.
    return characters.length === 1 ? '*' : `${characters[0]}${'*'.repeat(characters.length - 1)}`;
  }
  const hidden = '*'.repeat(characters.length - 2 * VISIBLE);
  return characters.slice(0, VISIBLE).join('') + hidden + characters.slice(-VISIBLE).join('');
}
