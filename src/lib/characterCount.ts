/**
 * How long a text counts against a limit such as the 1000 characters of a job description (D-51): line
 * breaks count once, whether they are written `\n` or `\r\n`, and an emoji counts as one.
 */
export function characterCount(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}
