import { groupIndian } from './grouping.ts';

export { truncateText, decodeEntities, excerpt, htmlToText, spaceAfterTrademarkSigns } from '../../shared/text.ts';

/** Formats the number of seats that are left. */
export const formatSeatsLeft = (seats: number): string => (seats === 0 ? 'No seats left' : `${formatCount(seats, 'seat')} left`);

/** Formats a count with its noun: `1 job`, `3 jobs`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${Number.isInteger(count) ? groupIndian(count) : count} ${count === 1 ? singular : plural}`;
}

/** Returns the length that counts against a limit (D-51). A line break counts as one character, and so does a code point. */
export function characterCount(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}
