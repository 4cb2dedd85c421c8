import type { MemberQuery } from '../../api/endpoints/members.ts';
import { paths } from '../../config/paths.ts';
import { beginning } from '../../lib/text.ts';

/** How many rows a page has. */
export const PER_PAGE = 50;

/** Which members are shown, by their names in the address. */
export const SHOWS = {
  active: { label: 'Active members', query: { state: 'active' } },
  admins: { label: 'Admins', query: { role: 'admin' } },
  deactivated: { label: 'Deactivated members', query: { state: 'deactivated' } },
} as const;

export type Show = keyof typeof SHOWS;

/** What the address of the members says. */
export interface MembersAddress {
  /** Words to search for; empty: none. */
  q: string;
  /** Empty: everybody. */
  show: Show | '';
  /** From 1. */
  page: number;
}

const LONGEST = 200;

/** Reads the query of an address; whatever is missing or makes no sense gets its default. */
export function readMembersAddress(query: URLSearchParams): MembersAddress {
  const show = (Object.keys(SHOWS) as Show[]).find((name) => name === query.get('show')) ?? '';
  const page = Math.floor(Number(query.get('page') ?? 1));
  return { q: beginning((query.get('q') ?? '').trim(), LONGEST), show, page: page >= 1 && page <= 100_000 ? page : 1 };
}

/** The link to a state of the list; parts with their default are left out, so that each state has one address. */
export function membersAddress({ q, show, page }: MembersAddress): string {
  const query = new URLSearchParams({ ...(q.trim() && { q: q.trim() }), ...(show && { show }), ...(page > 1 && { page: String(page) }) });
  const text = query.toString();
  return text === '' ? paths.dashboardMembers : `${paths.dashboardMembers}?${text}`;
}

/** Whether only some of the members are asked for. */
export const isFiltered = ({ q, show }: MembersAddress): boolean => q !== '' || show !== '';

/** Which members are asked of the backend. */
export const filterOf = ({ q, show }: MembersAddress): Pick<MemberQuery, 'q' | 'role' | 'state'> => ({
  ...(q !== '' && { q }),
  ...(show !== '' && SHOWS[show].query),
});

/** The page that is asked of the backend. */
export const queryOf = (address: MembersAddress): MemberQuery => ({
  ...filterOf(address),
  limit: PER_PAGE,
  ...(address.page > 1 && { page: address.page }),
});
