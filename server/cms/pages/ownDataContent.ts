import type { Settings } from '../../platform/settings.ts';
import type { Pages } from './read.ts';

/** Returns the content about stored member data, with the retention of CVs in place of `{time}`. */
export function createOwnDataContent(pages: Pages, { cvMonths }: Pick<Settings, 'cvMonths'>): Pages['own-data'] {
  const { cv, ...content } = pages['own-data'];
  return { ...content, cv: cv.replace('{time}', cvMonths === 1 ? 'a month' : `${cvMonths} months`) };
}
