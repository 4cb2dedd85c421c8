import { Button } from '@mui/material';
import type { EventDetail } from '../../api/models/event.ts';
import { chapter } from '../../config/chapter.ts';
import { isTodayOrLater } from '../../lib/dates.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { parseLink } from '../../lib/links.ts';

/** Registration state (EVT-06, EVT-07). */
export type Registration = { state: 'open'; href: string } | { state: 'soldOut' } | { state: 'none' };

const normaliseName = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether a speaker's events are sold out (EVT-07). */
export const isSoldOut = (speaker: string): boolean =>
  chapter().soldOutSpeakers.some((soldOut) => normaliseName(soldOut) === normaliseName(speaker));

/**
 * Returns the registration state (EVT-06, EVT-07). After the event's last day in India, for an unreadable date, and for a cancelled or
 * postponed event (EVT-09), it is `none`. Otherwise it is `soldOut` if the event or all of its speakers are marked as sold out, else `open`
 * with a valid link, else `none`.
 */
export function registrationOf(event: EventDetail, now: Date): Registration {
  if (!isTodayOrLater(event.dateTime, now) || !isHeld(event)) return { state: 'none' };
  const allSoldOut = event.speakers.length > 0 && event.speakers.every(({ name }) => isSoldOut(name));
  if (event.soldOut || allSoldOut) return { state: 'soldOut' };
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
      Register
    </Button>
  );
}
