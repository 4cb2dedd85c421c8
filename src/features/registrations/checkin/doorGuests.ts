import type { Guest } from '../../../api/endpoints/registrations.ts';
import type { StoredList } from './checkInStorage.ts';
import type { CheckIns } from './useCheckIns.ts';

/** A guest as they are at the door. */
export interface DoorGuest {
  guest: Guest;
  /** Since when the guest is here; ISO 8601, UTC. Undefined: not here. */
  here: string | undefined;
  /** Whether the server has not confirmed it yet. */
  isPending: boolean;
  /** Why the guest could not be checked in. */
  refusal: string | undefined;
}

const collator = new Intl.Collator('en-IN');

const hasPlace = ({ guest, here }: DoorGuest): boolean => guest.state === 'registered' || here !== undefined;

/** Refused check-ins first, then who is still to come, then those who are here with the last one first, then those without a place. */
function compareAtDoor(a: DoorGuest, b: DoorGuest): number {
  const rank = (one: DoorGuest): number => (one.refusal !== undefined ? 0 : !hasPlace(one) ? 3 : one.here === undefined ? 1 : 2);
  return (
    rank(a) - rank(b) ||
    collator.compare(b.here ?? '', a.here ?? '') ||
    (a.guest.position ?? 0) - (b.guest.position ?? 0) ||
    collator.compare(a.guest.name, b.guest.name)
  );
}

/** Returns the guests as they are at the door: the list, and what was done on this device since it was requested. */
export function mergeGuests(
  { list, loadedAt }: StoredList,
  { pending, outcomes, refusals }: Pick<CheckIns, 'pending' | 'outcomes' | 'refusals'>,
): DoorGuest[] {
  const guests = list.guests.map((listed): DoorGuest => {
    const outcome = outcomes.get(listed.guestId);
    const guest = outcome !== undefined && outcome.receivedAt > loadedAt ? outcome.guest : listed;
    const own = pending.get(guest.guestId);
    const here = own === undefined ? guest.checkedInAt : own.checkedIn ? (guest.checkedInAt ?? own.at) : undefined;
    return { guest, here, isPending: own !== undefined, refusal: refusals.get(guest.guestId) };
  });
  return guests.toSorted(compareAtDoor);
}

/** Counts who has a place and who of them is here. */
export function countAtDoor(guests: readonly DoorGuest[]): { here: number; total: number } {
  const expected = guests.filter(hasPlace);
  return { here: expected.filter(({ here }) => here !== undefined).length, total: expected.length };
}
