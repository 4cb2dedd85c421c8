import { addDays, type Day } from './days.ts';

/** A job can be renewed from so many days before it closes. */
const BEFORE_DAYS = 14;

/** And until so many after that: who missed it need not post it anew. */
const AFTER_DAYS = 30;

/** Whether a job that closes on a day, or has closed then, may be kept open for another month today. */
export const renewableOn = (closing: Day, today: Day): boolean =>
  closing <= addDays(today, BEFORE_DAYS) && closing >= addDays(today, -AFTER_DAYS);
