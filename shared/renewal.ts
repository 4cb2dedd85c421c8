import { addDays, type Day } from './days.ts';

/** Days before closing from which a job can be renewed. */
const BEFORE_DAYS = 14;

/** Days after closing until which a job can be renewed. */
const AFTER_DAYS = 30;

/** Returns whether a job with this closing day can be renewed today. */
export const isRenewable = (closing: Day, today: Day): boolean =>
  closing <= addDays(today, BEFORE_DAYS) && closing >= addDays(today, -AFTER_DAYS);
