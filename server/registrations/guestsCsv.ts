import { dayInIndia, timeInIndia } from '../../shared/days.ts';
import type { Guest } from '../../shared/operations/registrations.ts';
import { formatCsv, type CsvCells } from '../platform/lib/csv.ts';

const STATE_WORDS: Readonly<Record<Guest['state'], string>> = {
  registered: 'Registered',
  offered: 'Place offered',
  waiting: 'Waiting',
  missed: 'Did not take the place',
  cancelled: 'Cancelled',
};

/** A guest as a line of the export. */
type GuestLine = { [Field in Exclude<keyof Guest, 'guestId'>]-?: string | number | null };

const formatTime = (time: string | number | null): string =>
  typeof time === 'string' ? `${dayInIndia(new Date(time))} ${timeInIndia(new Date(time))}` : '';

const cells: CsvCells<GuestLine> = {
  name: ['Name'],
  email: ['E-mail'],
  isMember: ['Member'],
  state: ['State'],
  position: ['Place on the waiting list'],
  offerEndsAt: ['Place is held until', formatTime],
  registeredAt: ['Registered', formatTime],
  checkedInAt: ['Checked in', formatTime],
};

/** Yields guests as CSV; times are those of India. */
export function formatGuestsCsv(guests: readonly Guest[]): AsyncGenerator<string> {
  const lines = guests.map(({ guestId: _id, isMember, state, position, offerEndsAt, checkedInAt, ...guest }): GuestLine => ({
    ...guest,
    isMember: isMember ? 'yes' : 'no',
    state: STATE_WORDS[state],
    position: position ?? null,
    offerEndsAt: offerEndsAt ?? null,
    checkedInAt: checkedInAt ?? null,
  }));
  return formatCsv(cells, [lines]);
}
