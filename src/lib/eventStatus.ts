import { takesPlace, type EventStatus, type EventStatusName } from '../../shared/eventStatus.ts';
import { formatDate } from './dates.ts';
import { formatHours } from './eventTimes.ts';

interface WithStatus {
  status?: EventStatus | null;
}

/** Returns whether an event takes place as listed: it is neither cancelled nor postponed. */
export const isHeld = ({ status }: WithStatus): boolean => takesPlace(status?.name);

/** Returns a status of which no more is known than its name; null for an event as announced. */
export const toBareStatus = (name: EventStatusName | undefined): EventStatus | null =>
  name === undefined ? null : { name, reason: '', formerDate: '', formerVenue: '' };

/** Describes a status: `Formerly: 13 January 2027, 10:00 AM to 1:00 PM. The hall is closed.`; empty when nothing more is known. */
export function describeStatus({ name, reason, formerDate, formerVenue }: EventStatus): string {
  const former = name === 'moved' ? [formatDate(formerDate), formatHours(formerDate), formerVenue].filter((part) => part !== '') : [];
  return [former.length === 0 ? '' : `Formerly: ${former.join(', ')}.`, reason].filter((part) => part !== '').join(' ');
}

/** Splits upcoming events into the one to show first, which is the next one that takes place if there is any, and the others. */
export function splitLead<Event extends WithStatus>(events: readonly Event[]): { lead: Event | undefined; others: Event[] } {
  const lead = events.find(isHeld) ?? events[0];
  return { lead, others: events.filter((event) => event !== lead) };
}
