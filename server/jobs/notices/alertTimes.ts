import { addDays, dayInIndia } from '../../../shared/days.ts';
import type { JobAlertRow } from '../../platform/db/jobTables.ts';

const MONDAY = 1;

/**
 * Returns the next time after `now` at which an alert is due: every day or every Monday, at the given hour in India.
 * @param hour 0 to 23
 */
export function computeNextDue(frequency: JobAlertRow['frequency'], now: Date, hour: number): Date {
  const computeTimeAfterDays = (days: number): Date =>
    new Date(`${addDays(dayInIndia(now), days)}T${String(hour).padStart(2, '0')}:00:00+05:30`);
  for (let days = 0; ; days += 1) {
    const weekday = new Date(`${addDays(dayInIndia(now), days)}T00:00:00Z`).getUTCDay();
    if (computeTimeAfterDays(days) > now && (frequency === 'daily' || weekday === MONDAY)) return computeTimeAfterDays(days);
  }
}
