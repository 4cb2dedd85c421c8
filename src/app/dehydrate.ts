import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { RootState } from '../api/state.ts';
import { httpStatus } from '../api/transport.ts';

/**
 * What the browser needs of the server's API cache: queries that were answered or failed. Those still under way
 * are left out, so that the browser asks for them itself.
 */
export function dehydrate(state: RootState): unknown {
  const queries = Object.fromEntries(
    Object.entries(state.api.queries).filter(([, query]) => query?.status === 'fulfilled' || query?.status === 'rejected'),
  );
  return { api: { queries, provided: state.api.provided } };
}

/** Whether an answer is missing that a later visitor may get; a refusal, such as 404 for an unknown job, is an answer. */
export function hasFailures(state: RootState): boolean {
  return Object.values(state.api.queries).some((query) => {
    if (query?.status !== 'rejected') return false;
    const status = httpStatus(query.error as FetchBaseQueryError);
    return status === null || status === 429 || status < 400 || status >= 500;
  });
}
