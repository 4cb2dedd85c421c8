import type { Settings } from '../settings.ts';
import type { Pages } from './read.ts';

/** The words on what is kept about members, with the time that CVs are kept for in place of `{time}`. */
export function ownDataWords(pages: Pages, { cvMonths }: Pick<Settings, 'cvMonths'>): Pages['own-data'] {
  const { cv, ...words } = pages['own-data'];
  return { ...words, cv: cv.replace('{time}', cvMonths === 1 ? 'a month' : `${cvMonths} months`) };
}
