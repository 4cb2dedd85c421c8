import type { Guest } from '../../../api/endpoints/registrations.ts';
import { guestsPath } from '../../../config/paths.ts';
import { truncateText } from '../../../lib/text.ts';

export const PER_PAGE = 50;
const MAX_SEARCH_LENGTH = 200;

/** Which guests are shown, by URL value; guests who cancelled or missed an offer are only among all. */
export const GUEST_FILTERS: Readonly<Record<'registered' | 'waiting', { label: string; states: readonly Guest['state'][] }>> = {
  registered: { label: 'With a place', states: ['registered'] },
  waiting: { label: 'Waiting', states: ['waiting', 'offered'] },
};

export interface GuestsAddress {
  /** Search words; may be empty. */
  q: string;
  state: keyof typeof GUEST_FILTERS | '';
  page: number;
}

/** Reads the URL's query; missing or invalid parts get their default. */
export function readGuestsAddress(query: URLSearchParams): GuestsAddress {
  const state = (['registered', 'waiting'] as const).find((name) => name === query.get('state')) ?? '';
  const page = Math.floor(Number(query.get('page') ?? 1));
  return { q: truncateText(query.get('q') ?? '', MAX_SEARCH_LENGTH), state, page: page >= 1 && page <= 100_000 ? page : 1 };
}

/** Builds the URL of a list state; default values are omitted, so that each state has one URL. */
export function createGuestsPath(eventId: string, { q, state, page }: GuestsAddress): string {
  const text = new URLSearchParams({ ...(q && { q }), ...(state && { state }), ...(page > 1 && { page: String(page) }) }).toString();
  return `${guestsPath(eventId)}${text === '' ? '' : `?${text}`}`;
}
