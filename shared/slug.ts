/**
 * Returns the slug of a name (SPP-01, CERT-01, D-6): lower case, only letters, digits and hyphens, spaces as hyphens. `E&C Footprints`
 * gives `ec-footprints`, `PMP®Certification Training` gives `pmpcertification-training`.
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
