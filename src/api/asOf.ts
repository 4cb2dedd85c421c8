import type { UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { HYDRATE } from './baseApi.ts';
import type { AsOf } from './state.ts';
import { httpStatus, isOutage } from './transport.ts';

const nothing: AsOf = {};

/** The end of a read, as RTK Query tells of it. */
interface Ended {
  arg: { queryCacheKey: string };
  baseQueryMeta?: FetchBaseQueryMeta;
}

/**
 * Notes what the server says about the age of its answers (`X-As-Of`), what it handed over, and what could not be asked for
 * again. As plain as it can be: every page loads it.
 */
export function asOfReducer(state = nothing, { type, payload, meta }: UnknownAction): AsOf {
  if (type === HYDRATE) return (payload as { asOf?: AsOf }).asOf ?? nothing;
  const answered = type === 'api/executeQuery/fulfilled';
  if (!answered && (type !== 'api/executeQuery/rejected' || !payload)) return state;
  const { arg, baseQueryMeta } = meta as Ended;
  const { [arg.queryCacheKey]: before, ...others } = state;
  const outage = !answered && isOutage(httpStatus(payload as FetchBaseQueryError));
  const moment = outage ? (before ?? '') : baseQueryMeta?.response?.headers.get('x-as-of');
  if (moment != null) return { ...others, [arg.queryCacheKey]: moment };
  return before === undefined || !answered ? state : others;
}
