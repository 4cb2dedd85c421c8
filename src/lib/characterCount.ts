/** Returns the length that counts against a limit (D-51). A line break counts as one character, and so does a code point. */
export function characterCount(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}
