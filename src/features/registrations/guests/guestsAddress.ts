import type { Guest } from '../../../api/endpoints/registrations.ts';
import { guestsPath } from '../../../config/paths.ts';
import { truncateText } from '../../../lib/text.ts';

export const PER_PAGE = 50;
const MAX_SEARCH_LENGTH = 200;

type Filter = 'registered' | 'waiting' | 'here' | 'gone';

/** Which guests are shown, by URL value. */
export const GUEST_FILTERS: Readonly<Record<Filter, { label: string; selects: (guest: Guest) => boolean }>> = {
  registered: { label: 'With a place', selects: ({ state }) => state === 'registered' },
  waiting: { label: 'Waiting', selects: ({ state }) => state === 'waiting' || state === 'offered' },
  here: { label: 'Checked in', selects: ({ checkedInAt }) => checkedInAt !== undefined },
  gone: { label: 'Cancelled or missed', selects: ({ state }) => state === 'cancelled' || state === 'missed' },
};

export const FILTER_NAMES = ['registered', 'waiting', 'here', 'gone'] as const satisfies readonly Filter[];

export interface GuestsAddress {
  /** Search words; may be empty. */
  q: string;
  state: Filter | '';
  page: number;
}

/** Reads the URL's query; missing or invalid parts get their default. */
export function readGuestsAddress(query: URLSearchParams): GuestsAddress {
  const state = FILTER_NAMES.find((name) => name === query.get('state')) ?? '';
  const page = Math.floor(Number(query.get('page') ?? 1));
  return { q: truncateText(query.get('q') ?? '', MAX_SEARCH_LENGTH), state, page: page >= 1 && page <= 100_000 ? page : 1 };
}

/** Builds the URL of a list state; default values are omitted, so that each state has one URL. */
export function createGuestsPath(eventId: string, { q, state, page }: GuestsAddress): string {
  const text = new URLSearchParams({ ...(q && { q }), ...(state && { state }), ...(page > 1 && { page: String(page) }) }).toString();
  return `${guestsPath(eventId)}${text === '' ? '' : `?${text}`}`;
}
