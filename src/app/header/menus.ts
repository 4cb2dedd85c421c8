import { paths } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import type { MenuPlace } from '../pageRecord.ts';
import { pages } from '../pages.ts';

export interface MenuEntry {
  label: string;
  to: string;
}

/** Label of a certification's training entry (HDR-02). `Certfication` is the specification's spelling and stays (D-8). */
export function trainingLabel(shortName: string): string {
  return shortName.toLowerCase().includes('pmp') ? `${shortName} Certfication Training` : `${shortName} Training`;
}

/** Number of special programs before the extra entry, which is last when there are fewer (HDR-03, D-9). */
const NON_PROFIT_AFTER = 5;

/** Adds Non-Profits and NGOs to the programs' links, which keep the content system's order (HDR-03). */
export function withNonProfit(programs: readonly MenuEntry[]): MenuEntry[] {
  const extra = { label: 'Non-Profits and NGOs', to: paths.nonProfit };
  return [...programs.slice(0, NON_PROFIT_AFTER), extra, ...programs.slice(NON_PROFIT_AFTER)];
}

/** Adds Corporate Training to the end of the certifications' links (HDR-02). */
export function withCorporateTraining(trainings: readonly MenuEntry[]): MenuEntry[] {
  return [...trainings, { label: 'Corporate Training', to: paths.training }];
}

/** Returns links to the pages whose records name the place (HDR-01, FTR-01). */
export const linksIn = (place: MenuPlace): MenuEntry[] =>
  pages.flatMap(({ linkedFrom, menuLabel, name, path }) => (linkedFrom?.includes(place) ? [{ label: menuLabel ?? name, to: path }] : []));

/** Entries of the menu `Chapter`. */
export const chapterLinks: readonly MenuEntry[] = linksIn('chapterMenu');

/** Links that stand in the bar itself, not in a menu. */
export const plainLinks: readonly MenuEntry[] = linksIn('bar');

/** Title and introduction of the header's drop-downs. */
export const menuTexts = {
  trainings: { title: 'Trainings', intro: 'Prepare for a certification, or bring a course to your whole team.' },
  programs: { title: 'Special Programs', intro: 'Evenings, talks and conferences with other project people.' },
  language: { title: 'Language', intro: 'A service of Google translates the page. It is fetched when you choose a language.' },
} as const;

export const chapterTexts = (): { title: string; intro: string } => ({
  title: chapter().name,
  intro: `Who we are, and how you can take part. ${chapter().tagline}.`,
});
