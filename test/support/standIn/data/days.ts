const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the moment a number of days from now; a negative number is in the past. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** Formats a date as the content system writes it: `20 Nov 26`. */
export function eventDate(date: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'short', year: '2-digit' })
    .formatToParts(date)
    .map(({ type, value }) => [type, value] as const);
  const { day, month, year } = Object.fromEntries(parts);
  return `${day} ${month} ${year}`;
}
