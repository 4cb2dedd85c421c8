import { addDays, dayInIndia, startOfDay, type Day } from '../../shared/days.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import type { Seats } from '../../shared/operations/registrations.ts';
import { parseTimesOfDay } from '../../shared/timesOfDay.ts';
import { resolveEvent, type DatedEvent } from '../cms/serializeEvents.ts';
import type { ChapterEvent, Content, EventRegistration } from '../cms/types.ts';

const MINUTE_MS = 60_000;

/** An event that takes registrations on this site (REG-01). */
export interface RegistrationEvent extends DatedEvent {
  /** Event id as a string, as in the contract. */
  id: string;
  rules: EventRegistration;
  /** When it begins; the end of its first day when its hours are unknown. Nobody registers or cancels from then on. */
  beginsAt: Date;
}

function toRegistrationEvent(event: ChapterEvent, today: Day): RegistrationEvent | undefined {
  if (event.registration === undefined) return undefined;
  const dated = resolveEvent(event, today);
  const minutes = parseTimesOfDay(event.time ?? '')?.[0];
  const { start } = dated.days;
  const beginsAt = minutes === undefined ? startOfDay(addDays(start, 1)) : new Date(startOfDay(start).getTime() + minutes * MINUTE_MS);
  return { ...dated, id: String(event.id), rules: event.registration, beginsAt };
}

/** Returns the events that take registrations on this site, past ones too. */
export const listRegistrationEvents = (content: Content, now: Date): RegistrationEvent[] =>
  content.events.flatMap((event) => toRegistrationEvent(event, dayInIndia(now)) ?? []);

/** Returns an event that takes registrations on this site; undefined for any other one. */
export function findRegistrationEvent(content: Content, eventId: string, now: Date): RegistrationEvent | undefined {
  const event = content.events.find(({ id }) => String(id) === eventId);
  return event && toRegistrationEvent(event, dayInIndia(now));
}

/** Whether one can register, as far as days and status decide. */
export type RegistrationPhase = Exclude<Seats['state'], 'full'>;

/** Returns whether one can register for an event, if places are left (REG-01). */
export function readPhase({ event, rules, beginsAt }: RegistrationEvent, now: Date): RegistrationPhase {
  const today = dayInIndia(now);
  if (now >= beginsAt) return 'over';
  if (!takesPlace(event.status) || (rules.closes !== undefined && today > rules.closes)) return 'closed';
  return rules.opens !== undefined && today < rules.opens ? 'early' : 'open';
}
