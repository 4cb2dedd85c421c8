import type { Seats } from '../../api/endpoints/registrations.ts';
import { formatLongDay } from '../../lib/moments.ts';
import { formatCount, formatSeatsLeft } from '../../lib/text.ts';

/** Says in a few words what is left of an event that takes registrations on this site (REG-01); empty once it has begun. */
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
      return 'Registration is closed';
    case 'over':
      return '';
  }
}
