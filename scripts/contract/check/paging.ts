import { isRecord } from '../../../server/platform/contract/pointer.ts';
import { createDeviation, type Deviation } from './deviations.ts';

/** Page size that the check requests. It is small, so that most lists have a second page. */
export const PAGE_SIZE = 2;

const createPagingDeviation = (expected: string, got: string): Deviation => createDeviation('paging', 'paging', expected, got);

/** Returns the value of `X-Total-Count`; undefined without a valid one. */
function readTotalCount(headers: Headers): number | undefined {
  const text = headers.get('x-total-count');
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Checks that `X-Total-Count` equals the length of a list that was requested without a limit. */
export function checkCompleteList(body: unknown, headers: Headers): Deviation[] {
  const total = readTotalCount(headers);
  // A backend may truncate a list if it sends a cursor.
  if (!Array.isArray(body) || total === undefined || total === body.length || headers.has('x-next-cursor')) return [];
  return [createPagingDeviation('an X-Total-Count equal to the number of entries', total > body.length ? 'a higher one' : 'a lower one')];
}

/** Checks the size of a first page. A backend without paging may ignore the limit if it sends no cursor. */
export function checkFirstPage(body: unknown, headers: Headers): Deviation[] {
  if (!Array.isArray(body)) return [];
  if (headers.has('x-next-cursor') && body.length > PAGE_SIZE)
    return [createPagingDeviation(`at most ${PAGE_SIZE} entries`, `${body.length} entries`)];
  const total = readTotalCount(headers);
  if (total !== undefined && total < body.length)
    return [createPagingDeviation('an X-Total-Count of at least the number of entries', 'a lower one')];
  return [];
}

/** Checks that a second page repeats no entry of the first. */
export function checkSecondPage(firstBody: unknown, secondBody: unknown): Deviation[] {
  if (!Array.isArray(firstBody) || !Array.isArray(secondBody)) return [];
  const firstKeys = new Set(firstBody.map(getEntryKey));
  const repeatsEntry = secondBody.some((entry) => firstKeys.has(getEntryKey(entry)));
  return repeatsEntry ? [createPagingDeviation('other entries than on the first page', 'the same entries')] : [];
}

/** Returns a string that identifies an entry: its `_id`, or its whole content when it has none. */
const getEntryKey = (entry: unknown): string => JSON.stringify(isRecord(entry) ? entry._id || entry : entry);
