import { parseIsoDay } from '../../../shared/days.ts';
import type * as people from '../generated/people.ts';
import type { EventOfInterest } from '../models/reminder.ts';
import { isRow, type RowOf } from '../responses.ts';
import { toPdus } from './pdus.ts';
import { toFee, toOwnEventStatus, toText } from './values.ts';

/** Returns null when the id or first day is missing. */
export function toEventOfInterest(row: RowOf<people.EventOfInterest>): EventOfInterest | null {
  const [id, start] = [toText(row.eventId), parseIsoDay(toText(row.start))];
  if (id === '' || start === null) return null;
  return {
    id,
    title: toText(row.title),
    program: toText(row.program),
    start,
    end: parseIsoDay(toText(row.end)) ?? start,
    time: toText(row.time),
    venue: toText(row.venue),
    fee: toFee(row.fee),
    pdus: isRow(row.pdus) ? toPdus(row.pdus) : null,
    status: toOwnEventStatus(row),
  };
}

/** Returns whether reminders are on; null when that is unknown. */
export const toReminders = ({ enabled }: RowOf<people.Reminders>): boolean | null => (typeof enabled === 'boolean' ? enabled : null);
