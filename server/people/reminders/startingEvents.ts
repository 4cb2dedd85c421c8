import { takesPlace } from '../../../shared/eventStatus.ts';
import { addDays, dayInIndia, startOfDay, type Day } from '../../../shared/days.ts';
import { listUpcoming, startMinutes, type DatedEvent } from '../../cms/serializeEvents.ts';
import type { Content } from '../../cms/types.ts';

/** An event that begins soon. */
export interface StartingEvent extends DatedEvent {
  /** Event id as a string, as in the contract. */
  id: string;
  /** First day. */
  day: Day;
  /** Time at which the event begins; the start of the first day when the time of day cannot be read. */
  startsAt: Date;
}

const toStartingEvent = (dated: DatedEvent): StartingEvent => {
  const { event, days } = dated;
  return {
    ...dated,
    id: String(event.id),
    day: days.start,
    startsAt: new Date(startOfDay(days.start).getTime() + startMinutes(event) * 60_000),
  };
};

/** Returns the events that begin tomorrow, or later today; not those that are cancelled or postponed (EVT-09). */
export function listStartingEvents(content: Content, now: Date): StartingEvent[] {
  const today = dayInIndia(now);
  return listUpcoming(content, today)
    .map(toStartingEvent)
    .filter(({ event, day, startsAt }) => takesPlace(event.status) && day <= addDays(today, 1) && startsAt > now);
}
