import { basename } from 'node:path';

/** Each text once, in the order of the alphabet. */
export const sorted = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** A file's name without its ending. */
export const stem = (file: string): string => basename(file).replace(/\.tsx?$/, '');
