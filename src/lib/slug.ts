import { slugOf as slugOfText } from '../../shared/text.ts';
import { decodeEntities } from './text.ts';

/** Decodes the HTML entities in a name from the CMS and returns its slug: `E&amp;C Footprints` gives `ec-footprints` (D-6). */
export const slugOf = (name: string): string => slugOfText(decodeEntities(name));

/** Certifications whose ids are known before the CMS responds (CERT-01). */
export const CERTIFICATION_IDS: Readonly<Record<string, number>> = {
  'pmpcertification-training': 2691,
  'pmi-acp-training': 2722,
  'disciplined-agile-scrum-master-dasm-certification': 2726,
};

/**
 * Finds the id of a slug among the known slugs, then among the names in the CMS, so that a new name needs no release (SPP-01, CERT-01,
 * D-6).
 * @param slug from the URL, in upper or lower case
 * @param listing the CMS's items; undefined while they load
 * @returns null when the slug is unknown
 */
export function idOfSlug(
  slug: string,
  known: Readonly<Record<string, number>>,
  listing: ReadonlyArray<{ id: string; name: string }> = [],
): string | null {
  const lowerSlug = slug.toLowerCase();
  if (Object.hasOwn(known, lowerSlug)) return String(known[lowerSlug]);
  return listing.find((item) => slugOf(item.name) === lowerSlug)?.id ?? null;
}
