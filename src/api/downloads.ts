import type { JobsOperations } from '../../shared/operations/jobs.ts';
import { toQueryString, type QueryValues } from './query.ts';
import { saveFile } from './saveFile.ts';

export type ApplicantsExport = QueryValues<JobsOperations['exportApplicants']['query']>;

export type MembersExport = QueryValues<JobsOperations['exportMembers']['query']>;

const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const text = toQueryString(query);
  return text === '' ? path : `${path}?${text}`;
};

/** Saves a job's applicants as CSV; `stem` is the file name without extension. Throws as `saveFile` does. */
export function exportApplicants(jobId: string, query: ApplicantsExport, stem: string): Promise<void> {
  const path = `/api/applicants/export/${encodeURIComponent(jobId)}` satisfies JobsOperations['exportApplicants']['path'];
  return saveFile(withQuery(path, query), stem);
}

/** Saves the directory's members as CSV. Throws as `saveFile` does. */
export function exportMembers(query: MembersExport): Promise<void> {
  const path = '/api/members/export' satisfies JobsOperations['exportMembers']['path'];
  return saveFile(withQuery(path, query), 'members');
}

/** Saves the member's attended events as CSV. Throws as `saveFile` does. */
export const exportPdus = (): Promise<void> => saveFile('/api/pdus/export' satisfies JobsOperations['exportPdus']['path'], 'my-pdus');

/** Saves a file with everything that the server stores about the member. Throws as `saveFile` does. */
export const downloadOwnData = (): Promise<void> =>
  saveFile('/api/user/data' satisfies JobsOperations['downloadOwnData']['path'], 'my-data');
