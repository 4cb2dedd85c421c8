import type { Guest } from '../../../api/endpoints/registrations.ts';
import { guestsPath } from '../../../config/paths.ts';
import { readPageNumber } from '../../../lib/pageNumber.ts';
import { truncateText } from '../../../lib/text.ts';

export const PER_PAGE = 50;
const MAX_SEARCH_LENGTH = 200;

/** Which guests are shown, by URL value. */
export const GUEST_FILTERS = {
  registered: { label: 'With a place', selects: ({ state }: Guest) => state === 'registered' },
  waiting: { label: 'Waiting', selects: ({ state }: Guest) => state === 'waiting' || state === 'offered' },
  here: { label: 'Checked in', selects: ({ checkedInAt }: Guest) => checkedInAt !== undefined },
  gone: { label: 'Cancelled or missed', selects: ({ state }: Guest) => state === 'cancelled' || state === 'missed' },
};

type Filter = keyof typeof GUEST_FILTERS;

export const FILTER_NAMES = Object.keys(GUEST_FILTERS) as Filter[];

export interface GuestsAddress {
  /** Search words; may be empty. */
  q: string;
  state: Filter | '';
  page: number;
}

/** Reads the URL's query; missing or invalid parts get their default. */
export function readGuestsAddress(query: URLSearchParams): GuestsAddress {
  const state = FILTER_NAMES.find((name) => name === query.get('state')) ?? '';
  return { q: truncateText(query.get('q') ?? '', MAX_SEARCH_LENGTH), state, page: readPageNumber(query) };
}

/** Builds the URL of a list state; default values are omitted, so that each state has one URL. */
export function createGuestsPath(eventId: string, { q, state, page }: GuestsAddress): string {
  const text = new URLSearchParams({ ...(q && { q }), ...(state && { state }), ...(page > 1 && { page: String(page) }) }).toString();
  return `${guestsPath(eventId)}${text === '' ? '' : `?${text}`}`;
}
