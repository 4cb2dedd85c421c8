import type { MemberQuery } from '../../api/endpoints/members.ts';
import { paths } from '../../config/paths.ts';
import { readPageNumber } from '../../lib/pageNumber.ts';
import { truncateText } from '../../lib/text.ts';

export const PER_PAGE = 50;

/** Options of the filter by state or role, by URL value. */
export const SHOW_FILTERS = {
  active: { label: 'Active members', query: { state: 'active' } },
  admins: { label: 'Admins', query: { role: 'admin' } },
  deactivated: { label: 'Deactivated members', query: { state: 'deactivated' } },
} as const;

export type ShowFilter = keyof typeof SHOW_FILTERS;

export interface MembersAddress {
  /** Search words; may be empty. */
  q: string;
  /** Empty: all members. */
  show: ShowFilter | '';
  page: number;
}

/** Maximum length of the search words, in characters. */
export const MAX_MEMBER_SEARCH_LENGTH = 200;

/** Reads the URL's query; missing or invalid parts get their default. */
export function readMembersAddress(query: URLSearchParams): MembersAddress {
  const show = (Object.keys(SHOW_FILTERS) as ShowFilter[]).find((name) => name === query.get('show')) ?? '';
  return { q: truncateText((query.get('q') ?? '').trim(), MAX_MEMBER_SEARCH_LENGTH), show, page: readPageNumber(query) };
}

/** Builds the URL of a list state; default values are omitted, so that each state has one URL. */
export function membersPath({ q, show, page }: MembersAddress): string {
  const query = new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...(show && { show }), ...(page > 1 && { page: String(page) }) });
  const text = query.toString();
  return text === '' ? paths.dashboardMembers : `${paths.dashboardMembers}?${text}`;
}

/** Returns whether there are search words or such a filter. */
export const isFiltered = ({ q, show }: MembersAddress): boolean => q !== '' || show !== '';

/** Builds the filter for the backend. */
export const filterOf = ({ q, show }: MembersAddress): Pick<MemberQuery, 'q' | 'role' | 'state'> => ({
  ...(q !== '' && { q }),
  ...(show !== '' && SHOW_FILTERS[show].query),
});

/** Builds the query for the backend. */
export const queryOf = (address: MembersAddress): MemberQuery => ({
  ...filterOf(address),
  limit: PER_PAGE,
  ...(address.page > 1 && { page: address.page }),
});
