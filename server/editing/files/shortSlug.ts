import { slugOf } from '../../../shared/text.ts';

/** Longest slug, but for its first and last character. */
const MAX_LENGTH = 40;

/** Returns a part of a file name that is made of a text. @param otherwise what it is without a letter or digit at the beginning */
export function shortSlug(text: string, otherwise: string): string {
  return new RegExp(`^[\\p{L}\\p{N}](.{0,${MAX_LENGTH}}[^-])?`, 'u').exec(slugOf(text))?.[0] ?? otherwise;
}
