const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/**
 * Formats a time in India: `22 November 2026 at 10:42`.
 * @param value ISO 8601
 */
export const formatMoment = (value: string): string => momentFormat.format(new Date(value));
