import { Button } from '@mui/material';
import type { Seats } from '../../api/endpoints/registrations.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { chapter } from '../../config/chapter.ts';
import { isTodayOrLater } from '../../lib/dates.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { registerPath } from '../../config/paths.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { parseLink } from '../../lib/links.ts';

/** Registration state (EVT-06, EVT-07). */
export type Registration = { state: 'open'; href: string; label?: string } | { state: 'soldOut' } | { state: 'none' };

const normaliseName = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether a speaker's events are sold out (EVT-07). */
export const isSoldOut = (speaker: string): boolean =>
  chapter().soldOutSpeakers.some((soldOut) => normaliseName(soldOut) === normaliseName(speaker));

/** Returns the state of registration on this site. @param seats absent while it is not known */
function registrationHere({ category }: EventDetail, id: string, seats?: Seats): Registration {
  const href = registerPath(eventHref({ id, category }));
  if (seats?.state === 'closed' || seats?.state === 'over') return { state: 'none' };
  if (seats?.state !== 'full') return { state: 'open', href };
  return seats.waitingList ? { state: 'open', href, label: 'Join the waiting list' } : { state: 'soldOut' };
}

/**
 * Returns the registration state (EVT-06, EVT-07). After the event's last day in India, for an unreadable date, and for a cancelled or
 * postponed event (EVT-09), it is `none`. Otherwise it is `soldOut` if the event or all of its speakers are marked as sold out, else `open`
 * with registration on this site (REG-01) or a valid link, else `none`.
 * @param seats what is left of an event that takes registrations on this site
 */
export function registrationOf(event: EventDetail, id: string, now: Date, seats?: Seats): Registration {
  if (!isTodayOrLater(event.dateTime, now) || !isHeld(event)) return { state: 'none' };
  const allSoldOut = event.speakers.length > 0 && event.speakers.every(({ name }) => isSoldOut(name));
  if (event.soldOut || allSoldOut) return { state: 'soldOut' };
  if (event.takesRegistrations) return registrationHere(event, id, seats);
  const link = parseLink(event.registerLink);
  return link === null ? { state: 'none' } : { state: 'open', href: link.href };
}

/** `Register`, or `SOLD OUT` in its place (EVT-06, EVT-07). Renders nothing when there is no registration. */
export function RegisterButton({ registration }: { registration: Registration }): React.JSX.Element | null {
  if (registration.state === 'none') return null;
  if (registration.state === 'soldOut') {
    return (
      <Button disabled size="large">
        SOLD OUT
      </Button>
    );
  }
  return (
    <Button href={registration.href} variant="contained" color="accent" size="large">
      {registration.label ?? 'Register'}
    </Button>
  );
}
