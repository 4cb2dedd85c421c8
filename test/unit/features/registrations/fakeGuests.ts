import type { Guest, GuestEvent, GuestList } from '../../../../src/api/endpoints/registrations.ts';
import { member } from '../../../support/pageStore.ts';

export const admin = { ...member, role: 'admin' };

/** Returns the id of the guest with this number. */
export const guestId = (number: number): string => number.toString(16).padStart(24, '0');

export const createGuest = (number: number, name: string, overrides: Partial<Guest> = {}): Guest => ({
  guestId: guestId(number),
  name,
  email: `guest${number}@example.org`,
  isMember: false,
  state: 'registered',
  registeredAt: '2026-11-05T04:30:00.000Z',
  ...overrides,
});

/** Creates an event of long ago, or with other days. */
export const createEvent = (overrides: Partial<GuestEvent> = {}): GuestEvent => ({
  eventId: '4106',
  title: 'A planning day',
  program: 'PM Outreach',
  start: '2020-01-01',
  end: '2099-12-31',
  seats: 12,
  registered: 0,
  offered: 0,
  waiting: 0,
  unconfirmed: 0,
  checkedIn: 0,
  ...overrides,
});

export const createList = (guests: readonly Guest[], overrides: Partial<GuestEvent> = {}): GuestList => ({
  event: createEvent({
    registered: guests.filter(({ state }) => state === 'registered').length,
    waiting: guests.filter(({ state }) => state === 'waiting').length,
    checkedIn: guests.filter(({ checkedInAt }) => checkedInAt !== undefined).length,
    ...overrides,
  }),
  guests: [...guests],
});

export const errorResponse = (status: number, error: string): Response =>
  Response.json({ success: false, error, message: error }, { status });
