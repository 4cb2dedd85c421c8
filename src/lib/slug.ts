import { decodeEntities } from './text.ts';

/**
 * The part of a URL that stands for a name (SPP-01, CERT-01, D-6): HTML entities decoded, lower case,
 * everything but letters, digits, spaces and hyphens removed, spaces turned into hyphens. Hyphens in the
 * name stay. `E&amp;C Footprints` gives `ec-footprints`, `PMP®Certification Training` gives
 * `pmpcertification-training`.
 */
export function slugOf(name: string): string {
  return decodeEntities(name)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

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
  listing: ReadonlyArray<{ id: number; name: string }> = [],
): number | null {
  const wanted = slug.toLowerCase();
  if (Object.hasOwn(known, wanted)) return known[wanted] ?? null;
  return listing.find((item) => slugOf(item.name) === wanted)?.id ?? null;
}
