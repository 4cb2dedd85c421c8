import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { AsOf, RootState } from '../api/state.ts';
import { httpStatus } from '../api/transport.ts';

/** What the server hands over: what was answered, and what was refused. */
export interface Handover {
  /** Endpoint, answer and, when it has one, argument. All else of the API cache follows from these. */
  answers: [endpointName: string, value: unknown, arg?: unknown][];
  /** Entries of the API cache, by their keys. */
  refused: Record<string, object>;
  /** Which of the answers are not as they are, but as they were; left out when all are. */
  asOf?: AsOf;
}

/**
 * What the browser needs of the server's API cache. Queries still under way are left out, so that the browser asks for
 * them itself. Nothing in it tells when or in which request it was had: the same content makes the same page, and its
 * ETag holds.
 */
export function dehydrate(state: RootState): Handover {
  const handover: Handover = { answers: [], refused: {} };
  for (const [key, query] of Object.entries(state.api.queries)) {
    if (query?.status === 'fulfilled') {
      const { endpointName, data, originalArgs } = query;
      handover.answers.push(originalArgs === undefined ? [endpointName, data] : [endpointName, data, originalArgs]);
    }
    if (query?.status === 'rejected') handover.refused[key] = { ...query, requestId: 'server', startedTimeStamp: 0 };
  }
  return Object.keys(state.asOf).length === 0 ? handover : { ...handover, asOf: state.asOf };
}

/** Whether an answer is missing that a later visitor may get; a refusal, such as 404 for an unknown job, is an answer. */
export function hasFailures(state: RootState): boolean {
  return Object.values(state.api.queries).some((query) => {
    if (query?.status !== 'rejected') return false;
    const status = httpStatus(query.error as FetchBaseQueryError);
    return status === null || status === 429 || status < 400 || status >= 500;
  });
}
