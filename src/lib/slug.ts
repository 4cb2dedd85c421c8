import { slugOf as slugOfText } from '../../shared/slug.ts';
import { decodeEntities } from './text.ts';

/** The slug of a name as the CMS sends it, with HTML entities: `E&amp;C Footprints` gives `ec-footprints` (D-6). */
export const slugOf = (name: string): string => slugOfText(decodeEntities(name));

/** Special programs whose ids are known before the CMS answers (SPP-01). */
export const PROGRAM_IDS: Readonly<Record<string, number>> = {
  'pm-footprints': 56,
  'pm-enrich': 94,
  'pm-open-space': 57,
  conferences: 59,
  'pm-outreach': 79,
  'ec-footprints': 55,
};

/** Certifications whose ids are known before the CMS answers (CERT-01). */
export const CERTIFICATION_IDS: Readonly<Record<string, number>> = {
  'pmpcertification-training': 2691,
  'pmi-acp-training': 2722,
  'disciplined-agile-scrum-master-dasm-certification': 2726,
};

/**
 * Finds the id a slug stands for: first among the known ones, then among the names the CMS serves, so
 * that something new needs no release (SPP-01, CERT-01, D-6).
 *
 * @param slug as it stands in the URL, any case
 * @param known one of the tables above
 * @param listing what the CMS serves; left out while it loads
 * @returns the id; null when it is found nowhere (the page is not found once the listing is there)
 */
export function idOfSlug(
  slug: string,
  known: Readonly<Record<string, number>>,
  listing: ReadonlyArray<{ id: string; name: string }> = [],
): string | null {
  const wanted = slug.toLowerCase();
  if (Object.hasOwn(known, wanted)) return String(known[wanted]);
  return listing.find((item) => slugOf(item.name) === wanted)?.id ?? null;
}
