import { groupIndian } from './grouping.ts';

export { beginning, decodeEntities, excerpt, htmlToText } from '../../shared/text.ts';

/**
 * How long a text counts against a limit such as the 1000 characters of a job description (D-51): line
 * breaks count once, whether they are written `\n` or `\r\n`, and an emoji counts as one.
 */
export function characterCount(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}

/** `1 job`, `3 jobs`: a number with the right form of its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${Number.isInteger(count) ? groupIndian(count) : count} ${count === 1 ? one : many}`;
}
