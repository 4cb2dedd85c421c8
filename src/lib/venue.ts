/** Returns whether a venue begins with `Online` or `Virtual`, as the content system names online events. */
export const isOnline = (venue: string): boolean => /^(?:online|virtual)\b/i.test(venue);

/** Builds the URL of a map that shows a venue; null for an online event, and for an empty venue. */
export function mapUrl(venue: string): string | null {
  if (venue === '' || isOnline(venue)) return null;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', venue);
  return url.href;
}

/**
 * Returns a venue as short as a row of a list has room for: the first and the last part of an address, without remarks. `Chapter House, 14
 * Riverbank Road, Srirangam` gives `Chapter House, Srirangam`, and `Online (a link follows)` gives `Online`.
 */
export function shortenVenue(venue: string): string {
  const place = venue.split(/[;(]/)[0]?.trim() ?? '';
  const parts = (place || venue).split(',').map((part) => part.trim());
  const ends = parts.length > 2 ? [parts[0], parts.at(-1)] : parts;
  return ends.filter(Boolean).join(', ');
}
