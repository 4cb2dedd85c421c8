import { formatLongDay } from './moments.ts';
import { formatCount, formatSeatsLeft } from './text.ts';

/** What is left of an event, as in the contract. */
interface Seats {
  state: 'early' | 'open' | 'full' | 'closed' | 'over';
  seats: number;
  left: number;
  waiting: number;
  waitingList: boolean;
  membersOnly: boolean;
  opens?: string;
  closes?: string;
}

/** Says in a few words what is left of an event that takes registrations on this site (REG-01). */
export function summariseSeats({ state, left, waiting, waitingList, membersOnly, opens }: Seats): string {
  switch (state) {
    case 'open':
      return `${formatSeatsLeft(left)}${membersOnly ? ', for members' : ''}`;
    case 'full':
      if (!waitingList) return 'Full';
      return waiting === 0 ? 'Full, with a waiting list' : `Full, ${formatCount(waiting, 'person', 'people')} waiting`;
    case 'early':
      return opens === undefined ? 'Registration opens later' : `Registration opens on ${formatLongDay(opens)}`;
    case 'closed':
    case 'over':
      return 'Registration is closed';
  }
}

/** What is known of an event whose seats are described. */
interface Circumstances {
  /** Whether it is cancelled or postponed. */
  status: string | undefined;
  /** Whether its last day is over. */
  isOver: boolean;
}

/** Says in sentences what is left of an event (REG-01). */
export function describeSeats(
  { state, seats, left, waiting, waitingList, opens, closes, membersOnly }: Seats,
  { status, isOver }: Circumstances,
): string {
  switch (state) {
    case 'open':
      return `${left} of ${formatCount(seats, 'place')} ${left === 1 ? 'is' : 'are'} left${membersOnly ? ', for members of the chapter only.' : '.'}`;
    case 'full': {
      if (!waitingList) return 'All places are taken.';
      const others = waiting === 0 ? 'Nobody is waiting yet.' : waiting === 1 ? 'One person is waiting.' : `${waiting} people are waiting.`;
      return `All places are taken. ${others} You can join the waiting list.`;
    }
    case 'early':
      return `Registration opens on ${formatLongDay(opens ?? '')}.`;
    case 'closed':
      if (status === 'cancelled') return 'The event is cancelled.';
      if (status === 'postponed') return 'The event is postponed. Nobody can register until its new day is known.';
      return closes === undefined ? 'Nobody can register at the moment.' : `Registration closed on ${formatLongDay(closes)}.`;
    case 'over':
      return isOver ? 'The event is over.' : 'The event has begun, so nobody can register any more.';
  }
}
