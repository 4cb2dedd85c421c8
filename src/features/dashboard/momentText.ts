const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });

/** A moment as admins read it, in India: `22 November 2026 at 10:42`. @param value ISO 8601 timestamp */
export const momentText = (value: string): string => moment.format(new Date(value));
