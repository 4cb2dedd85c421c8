/**
 * The part of a URL that stands for a name (SPP-01, CERT-01, D-6): lower case, everything but letters, digits, spaces and
 * hyphens removed, spaces turned into hyphens. Hyphens in the name stay. `E&C Footprints` gives `ec-footprints`,
 * `PMP®Certification Training` gives `pmpcertification-training`.
 * @param name plain text, without HTML entities
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
