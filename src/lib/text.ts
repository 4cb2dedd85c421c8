import { groupIndian } from './grouping.ts';

export { beginning, decodeEntities, excerpt, htmlToText } from '../../shared/text.ts';

/** `1 job`, `3 jobs`: a number with the right form of its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${Number.isInteger(count) ? groupIndian(count) : count} ${count === 1 ? one : many}`;
}
