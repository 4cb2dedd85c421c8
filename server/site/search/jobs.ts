import type { Job, JobsOperations } from '../../../shared/operations/jobs.ts';
import type { SearchGroup, SearchResult } from '../../../shared/operations/site.ts';
import { excerpt } from '../../../shared/text.ts';
import { isRow, toFlag, toText, unwrapList } from '../../../shared/values.ts';
import type { QueryValues } from '../../../src/api/query.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import { hasAllowedId, shortenTexts } from './shortenTexts.ts';

/**
 * Returns the open jobs that the job backend finds for a query, and their total.
 * @param get fetches a path of this server
 * @returns null when the backend fails
 */
export async function searchJobs(
  get: (path: string) => Promise<Response>,
  query: string,
  limit: number,
): Promise<Pick<SearchGroup, 'total' | 'results'> | null> {
  try {
    const path = '/api/jobs/search' satisfies JobsOperations['searchJobs']['path'];
    const parameters = { keyword: query, location: '', limit: String(limit) } satisfies QueryValues<JobsOperations['searchJobs']['query']>;
    const response = await get(`${path}?${new URLSearchParams(parameters).toString()}`);
    if (!response.ok) return null;
    const list = unwrapList(await response.json());
    if (list === undefined) return null;
    const results = list.filter((row): row is RowOf<Job> => isRow(row)).flatMap(toResult);
    const reportedTotal = Number(response.headers.get('x-total-count') ?? Number.NaN);
    return {
      total: Number.isInteger(reportedTotal) ? Math.max(reportedTotal, results.length) : results.length,
      results: results.slice(0, limit),
    };
  } catch {
    return null;
  }
}

function toResult(job: RowOf<Job>): SearchResult[] {
  const [id, title] = [toText(job._id), toText(job.jobTitle)];
  if (id === '' || title === '' || !hasAllowedId({ id })) return [];
  const location = toFlag(job.remotePosition) ? 'Remote' : toText(job.location);
  const note = [toText(job.organization), location].filter((part) => part !== '').join(' · ');
  const description = excerpt(toText(job.description).replace(/\s+/g, ' '), 160);
  return [shortenTexts({ kind: 'job', id, title, ...(note !== '' && { note }), ...(description !== '' && { text: description }) })];
}
