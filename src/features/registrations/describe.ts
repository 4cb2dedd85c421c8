import { clockInIndia, dayInIndia, type Day } from '../../../shared/days.ts';
import { takesPlace } from '../../../shared/eventStatus.ts';
import type { Guest, GuestEvent, OwnRegistration, Seats } from '../../api/endpoints/registrations.ts';
import { groupIndian } from '../../lib/grouping.ts';
import { formatMoment } from '../../lib/moments.ts';
import { formatCount } from '../../lib/text.ts';

/** Whether one can register now, or join the waiting list. */
export const canRegister = ({ state, waitingList }: Seats): boolean => state === 'open' || (state === 'full' && waitingList);

/** Label of the button that registers. */
export const registerLabel = ({ state }: Seats): string => (state === 'full' ? 'Join the waiting list' : 'Register');

const CANCEL_LABELS: Partial<Record<OwnRegistration['state'], string>> = { waiting: 'Leave the waiting list', offered: 'I do not want it' };

/** Label of the button that cancels a registration. */
export const cancelLabel = ({ state }: OwnRegistration): string => CANCEL_LABELS[state] ?? 'Give up my place';

/** Whether the member has a code to show at the entrance. */
export const hasTicket = ({ state, checkedIn, status }: OwnRegistration): boolean =>
  state === 'registered' && !checkedIn && takesPlace(status);

/** Formats when a guest was checked in: the time of day, after the day of an earlier one, because an event may last for days. */
export const formatArrival = (time: string, today: Day): string =>
  dayInIndia(new Date(time)) === today ? clockInIndia(new Date(time)) : formatMoment(time);

/** Whether the member can take a place that is held. */
export const canTake = ({ state, status }: OwnRegistration): boolean => state === 'offered' && takesPlace(status);

/** Whether the member can give up the place, or leave the waiting list. */
export const canGiveUp = ({ state, status, canCancel }: OwnRegistration): boolean =>
  canCancel && state !== 'missed' && status !== 'cancelled';

/** Says what became of the member's own registration (REG-03). */
export function describeOwn({ state, position, offerEndsAt, checkedIn, status }: OwnRegistration): string {
  if (status === 'cancelled') return 'The event does not take place.';
  if (status === 'postponed' && state !== 'missed' && state !== 'cancelled')
    return 'The event is postponed. Your registration stays, and you get a mail when it has a new day.';
  switch (state) {
    case 'registered':
      return checkedIn ? 'You were checked in.' : 'You have a place.';
    case 'waiting':
      return `You are number ${position ?? 1} on the waiting list. You get a mail when a place is free for you.`;
    case 'offered':
      return `A place is held for you until ${formatMoment(offerEndsAt ?? '')} (Indian time).`;
    case 'missed':
      return 'You did not take the place in time that was held for you.';
    case 'cancelled':
      return 'Your registration is cancelled.';
  }
}

/** Says what became of a registration once the event is over. */
export function describePast({ state, checkedIn, status }: OwnRegistration): string {
  if (!takesPlace(status)) return 'The event did not take place on this day.';
  if (checkedIn) return 'You were checked in.';
  return state === 'registered' ? 'You had a place.' : 'You had no place.';
}

/** States of guests as admins see them. */
export const STATE_LABELS: Readonly<Record<Guest['state'], string>> = {
  registered: 'Registered',
  offered: 'Place offered',
  waiting: 'Waiting',
  missed: 'Missed the offer',
  cancelled: 'Cancelled',
};

/** Sums an event's guests up: `10 of 12 places taken, 2 waiting`. */
export function describeCounts({ seats, registered, offered, waiting, unconfirmed, checkedIn }: GuestEvent): string {
  const parts = [
    seats > 0 ? `${groupIndian(registered + offered)} of ${formatCount(seats, 'place')} taken` : formatCount(registered, 'guest'),
    offered > 0 && `${groupIndian(offered)} of them offered`,
    waiting > 0 && `${groupIndian(waiting)} waiting`,
    unconfirmed > 0 && `${groupIndian(unconfirmed)} not confirmed yet`,
    checkedIn > 0 && `${groupIndian(checkedIn)} checked in`,
  ];
  return parts.filter(Boolean).join(', ');
}
