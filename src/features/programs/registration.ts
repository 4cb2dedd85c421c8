import type { OwnRegistration, Seats } from '../../api/endpoints/registrations.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { chapter } from '../../config/chapter.ts';
import { registerPath } from '../../config/paths.ts';
import { isTodayOrLater } from '../../lib/dates.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { parseLink } from '../../lib/links.ts';
import { eventHref } from '../../lib/subjectAddress.ts';

/** Registration state (EVT-06, EVT-07). */
export type Registration =
  | { state: 'open'; href: string; label?: string }
  /** `linkPage`: where a guest of an event that takes registrations here gets their link again. */
  | { state: 'soldOut' | 'none'; label?: string; linkPage?: string };

/** What is known of an event that takes registrations on this site; nothing before it has been loaded. */
interface Here {
  seats?: Seats | undefined;
  /** The registration of the member who is logged in. */
  own?: OwnRegistration | undefined;
}

const normaliseName = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether a speaker's events are sold out (EVT-07). */
export const isSoldOut = (speaker: string): boolean =>
  chapter().soldOutSpeakers.some((soldOut) => normaliseName(soldOut) === normaliseName(speaker));

/** Returns the state of registration on this site (REG-01). */
function registrationHere(href: string, { seats }: Here): Registration {
  switch (seats?.state) {
    case 'early':
    case 'closed':
    case 'over':
      return { state: 'none' };
    case 'full':
      return seats.waitingList ? { state: 'open', href, label: 'Join the waiting list' } : { state: 'soldOut', label: 'FULL' };
    case 'open':
    case undefined:
      return { state: 'open', href };
  }
}

/**
 * Returns the registration state (EVT-06, EVT-07). After the event's last day in India, for an unreadable date, and for a cancelled or
 * postponed event (EVT-09), it is `none`. Otherwise it leads to the member's own registration; it is `soldOut` if the event or all of its
 * speakers are marked as sold out, else `open` with registration on this site (REG-01) or a valid link, else `none`.
 */
export function registrationOf(event: EventDetail, id: string, now: Date, here: Here = {}): Registration {
  const registration = findState(event, id, now, here);
  if (!event.takesRegistrations || registration.state === 'open' || !isTodayOrLater(event.dateTime, now)) return registration;
  return { ...registration, linkPage: registerPath(eventHref({ id, category: event.category })) };
}

function findState(event: EventDetail, id: string, now: Date, here: Here): Registration {
  if (!isTodayOrLater(event.dateTime, now) || !isHeld(event)) return { state: 'none' };
  const ownPage = registerPath(eventHref({ id, category: event.category }));
  const { own } = here;
  if (own !== undefined && own.state !== 'missed')
    return { state: 'open', href: ownPage, label: own.state === 'offered' ? 'Take the place' : 'Your registration' };
  const allSoldOut = event.speakers.length > 0 && event.speakers.every(({ name }) => isSoldOut(name));
  if (event.soldOut || allSoldOut) return { state: 'soldOut' };
  if (event.takesRegistrations) return registrationHere(ownPage, here);
  const link = parseLink(event.registerLink);
  return link === null ? { state: 'none' } : { state: 'open', href: link.href };
}
