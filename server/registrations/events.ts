import { addDays, dayInIndia, startOfDay } from '../../shared/days.ts';
import { takesPlace } from '../../shared/eventStatus.ts';
import type { Seats } from '../../shared/operations/registrations.ts';
import { formatLongDate } from '../jobs/mail/mails.ts';
import { readHours } from '../../shared/eventTimes.ts';
import { resolveEvent, type DatedEvent } from '../cms/serializeEvents.ts';
import type { ChapterEvent, Content, EventRegistration } from '../cms/types.ts';
import type { RegistrationRow } from '../platform/db/schema.ts';

const MINUTE_MS = 60_000;

/** An event that takes registrations on this site (REG-01). */
export interface RegistrationEvent extends DatedEvent {
  /** Event id as a string, as in the contract. */
  id: string;
  rules: EventRegistration;
  /** When it begins; the end of its first day when its hours are unknown. */
  beginsAt: Date;
  /** Whether it has begun; not as long as it is postponed. Nobody registers or cancels from then on. */
  hasBegun: boolean;
  /** Whether the content still has it, with its registration. If not, its guests can only give up their places. */
  isListed: boolean;
}

/** Returns an event with its registration. @param rules undefined for an event whose registration was removed */
function createRegistrationEvent(event: ChapterEvent, rules: EventRegistration | undefined, now: Date): RegistrationEvent {
  const dated = resolveEvent(event, dayInIndia(now));
  const [minutes] = readHours(event.time ?? '');
  const { start } = dated.days;
  const beginsAt = minutes === undefined ? startOfDay(addDays(start, 1)) : new Date(startOfDay(start).getTime() + minutes * MINUTE_MS);
  const hasBegun = event.status !== 'postponed' && now >= beginsAt;
  const { payment, ...others } = rules ?? { seats: 0 };
  // Nobody pays for an event that is cancelled or postponed.
  const shownRules = payment !== undefined && takesPlace(event.status) ? { ...others, payment } : others;
  return { ...dated, id: String(event.id), rules: shownRules, beginsAt, hasBegun, isListed: rules !== undefined };
}

const toRegistrationEvent = (event: ChapterEvent, now: Date): RegistrationEvent | undefined =>
  event.registration && createRegistrationEvent(event, event.registration, now);

/** Returns the events that take registrations on this site, past ones too. */
export const listRegistrationEvents = (content: Content, now: Date): RegistrationEvent[] =>
  content.events.flatMap((event) => toRegistrationEvent(event, now) ?? []);

/** Returns an event that takes registrations on this site; undefined for any other one. */
export function findRegistrationEvent(content: Content, eventId: string, now: Date): RegistrationEvent | undefined {
  const event = content.events.find(({ id }) => String(id) === eventId);
  return event && toRegistrationEvent(event, now);
}

/**
 * Returns the event of a guest, also when the content no longer has it, or has it without a registration.
 * @param guest title and last day that the event had when the guest registered
 */
export function findEventOfGuest(
  content: Content,
  { event_id, title, day }: Pick<RegistrationRow, 'event_id' | 'title' | 'day'>,
  now: Date,
): RegistrationEvent {
  const event = content.events.find(({ id }) => String(id) === event_id);
  if (event) return createRegistrationEvent(event, event.registration, now);
  const removed: ChapterEvent = { id: 0, title, category: '', when: { on: day }, brief_content: '', description: '' };
  return { ...createRegistrationEvent(removed, undefined, now), id: event_id };
}

/** Whether one can register, as far as days and status decide. */
export type RegistrationPhase = Exclude<Seats['state'], 'full'>;

/** Returns whether one can register for an event, if places are left (REG-01). */
export function readPhase({ event, rules, hasBegun, isListed }: RegistrationEvent, now: Date): RegistrationPhase {
  const today = dayInIndia(now);
  if (hasBegun) return 'over';
  if (!isListed || !takesPlace(event.status) || (rules.closes !== undefined && today > rules.closes)) return 'closed';
  return rules.opens !== undefined && today < rules.opens ? 'early' : 'open';
}

/** Says why one cannot register now; null when one can. */
export function describeRefusal(event: RegistrationEvent, now: Date): string | null {
  const { rules } = event;
  switch (readPhase(event, now)) {
    case 'open':
      return null;
    case 'early':
      return `Registration opens on ${formatLongDate(rules.opens ?? '')}.`;
    case 'over':
      return 'The event has begun, so nobody can register any more.';
    case 'closed':
      if (!takesPlace(event.event.status)) return `The event is ${event.event.status ?? ''}, so nobody can register now.`;
      if (!event.isListed) return 'The event takes no registrations here any more.';
      return `Registration closed on ${formatLongDate(rules.closes ?? '')}.`;
  }
}
