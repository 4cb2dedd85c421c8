/** Returns the length that counts against a limit (D-51): a line break or an emoji is one character. */
export function characterCount(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}
