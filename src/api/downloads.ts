import type { BoardOperations } from '../../shared/operations/board.ts';
import type { PeopleOperations } from '../../shared/operations/people.ts';
import type { RegistrationsOperations } from '../../shared/operations/registrations.ts';
import { toQueryString, type QueryValues } from './query.ts';
import { saveFile } from './saveFile.ts';

export type ApplicantsExport = QueryValues<BoardOperations['exportApplicants']['query']>;

export type MembersExport = QueryValues<PeopleOperations['exportMembers']['query']>;

const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const text = toQueryString(query);
  return text === '' ? path : `${path}?${text}`;
};

/** Saves a job's applicants as CSV; `stem` is the file name without extension. Throws as `saveFile` does. */
export function exportApplicants(jobId: string, query: ApplicantsExport, stem: string): Promise<void> {
  const path = `/api/applicants/export/${encodeURIComponent(jobId)}` satisfies BoardOperations['exportApplicants']['path'];
  return saveFile(withQuery(path, query), stem);
}

/** Saves the directory's members as CSV. Throws as `saveFile` does. */
export function exportMembers(query: MembersExport): Promise<void> {
  const path = '/api/members/export' satisfies PeopleOperations['exportMembers']['path'];
  return saveFile(withQuery(path, query), 'members');
}

/** Saves the member's attended events as CSV. Throws as `saveFile` does. */
export const exportPdus = (): Promise<void> => saveFile('/api/pdus/export' satisfies PeopleOperations['exportPdus']['path'], 'my-pdus');

/** Saves a file with everything that the server stores about the member. Throws as `saveFile` does. */
export const downloadOwnData = (): Promise<void> =>
  saveFile('/api/user/data' satisfies PeopleOperations['downloadOwnData']['path'], 'my-data');

/** Saves the guests of an event as CSV. Throws as `saveFile` does. */
export function exportGuests(eventId: string): Promise<void> {
  const path = `/site/guests/${encodeURIComponent(eventId)}/export` satisfies RegistrationsOperations['exportGuests']['path'];
  return saveFile(path, `guests-${eventId}`);
}
