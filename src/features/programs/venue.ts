/** Returns whether a venue begins with `Online` or `Virtual`, as the content system names online events. */
export const isOnline = (venue: string): boolean => /^(?:online|virtual)\b/i.test(venue);

/** Builds the URL of a map that shows a venue; null for an online event, and for an empty venue. */
export function mapUrl(venue: string): string | null {
  if (venue === '' || isOnline(venue)) return null;
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', venue);
  return url.href;
}
