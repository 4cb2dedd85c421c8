import type * as jobs from '../../../shared/operations/jobs.ts';
import { listOf, type RowOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { addJobDefaults } from '../errors.ts';
import { ownSessionsSlice } from '../generated/jobs/ownSessions';
import { toText, toTextOrNull } from '../normalise/values.ts';
import { tag, type TagType } from '../tags.ts';

addJobDefaults({
  listOwnSessions: 'Your logins could not be loaded',
  endOwnSession: 'The login could not be ended',
  endOtherSessions: 'The other logins could not be ended',
});

/** A login of the member that has not ended. */
export interface OwnSession {
  id: string;
  /** Whether it is this one. */
  current: boolean;
  /** Browser and system in words. */
  device: string | null;
  /** ISO 8601 timestamps. */
  startedAt: string | null;
  usedAt: string | null;
}

function toSession(row: RowOf<jobs.OwnSession>): OwnSession | null {
  const id = toText(row._id);
  if (id === '') return null;
  return {
    id,
    current: row.current === true,
    device: toTextOrNull(row.device),
    startedAt: toTextOrNull(row.startedAt),
    usedAt: toTextOrNull(row.usedAt),
  };
}

/** What components get from each endpoint. */
interface Results {
  listOwnSessions: OwnSession[];
  /** The server's message. */
  endOwnSession: string;
  endOtherSessions: string;
}

const SESSIONS = tag('Member', 'SESSIONS');

const invalidatesTags = (_done: unknown, error: unknown) => (error ? [] : [SESSIONS]);

/** Where the member is logged in. */
export const ownSessionsApi = ownSessionsSlice.enhanceEndpoints<TagType, Shaped<typeof ownSessionsSlice, Results>>({
  endpoints: {
    listOwnSessions: { ...listOf(toSession), providesTags: [SESSIONS] },
    endOwnSession: { ...doneMessage, invalidatesTags },
    endOtherSessions: { ...doneMessage, invalidatesTags },
  },
});

export const { useListOwnSessionsQuery, useEndOwnSessionMutation, useEndOtherSessionsMutation } = ownSessionsApi;
