import type { Job, JobsOperations } from '../../shared/operations/jobs.ts';
import type { SearchGroup, SearchResult } from '../../shared/operations/site.ts';
import { excerpt } from '../../shared/text.ts';
import type { QueryValues } from '../../src/api/query.ts';
import type { RowOf } from '../../src/api/responses.ts';
import { isRecord } from '../contract/pointer.ts';
import { hasAllowedId, shortenTexts } from './shortenTexts.ts';

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

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
    const body: unknown = await response.json();
    const list = Array.isArray(body) ? body : isRecord(body) && Array.isArray(body.data) ? body.data : [];
    const results = list.filter(isRecord).flatMap(toResult);
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
  const [id, title] = [readText(job._id), readText(job.jobTitle)];
  if (id === '' || title === '' || !hasAllowedId({ id })) return [];
  const location = job.remotePosition === 'true' ? 'Remote' : readText(job.location);
  const note = [readText(job.organization), location].filter((part) => part !== '').join(' · ');
  const description = excerpt(readText(job.description).replace(/\s+/g, ' '), 160);
  return [shortenTexts({ kind: 'job', id, title, ...(note !== '' && { note }), ...(description !== '' && { text: description }) })];
}
