import type { Job, JobsOperations } from '../../shared/operations/jobs.ts';
import type { SearchGroup, SearchResult } from '../../shared/operations/site.ts';
import { excerpt, htmlToText } from '../../shared/text.ts';
import type { Sent } from '../../src/api/query.ts';
import type { RowOf } from '../../src/api/responses.ts';
import { isRecord } from '../contract/pointer.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Open jobs on some words, as the job backend finds them.
 * @param get reads an address of this server
 * @returns null when it cannot be asked
 */
export async function searchJobs(
  get: (path: string) => Promise<Response>,
  query: string,
  limit: number,
): Promise<Pick<SearchGroup, 'total' | 'results'> | null> {
  try {
    const path = '/api/jobs/search' satisfies JobsOperations['searchJobs']['path'];
    const parameters = { keyword: query, location: '', limit: String(limit) } satisfies Sent<JobsOperations['searchJobs']['query']>;
    const answer = await get(`${path}?${new URLSearchParams(parameters).toString()}`);
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    const list = Array.isArray(body) ? body : isRecord(body) && Array.isArray(body.data) ? body.data : [];
    const results = list.filter(isRecord).flatMap(toResult);
    const told = Number(answer.headers.get('x-total-count') ?? Number.NaN);
    return { total: Number.isInteger(told) ? Math.max(told, results.length) : results.length, results: results.slice(0, limit) };
  } catch {
    return null;
  }
}

function toResult(job: RowOf<Job>): SearchResult[] {
  const [id, title] = [text(job._id), text(job.jobTitle)];
  if (id === '' || title === '') return [];
  const place = job.remotePosition === 'true' ? 'Remote' : text(job.location);
  const note = [text(job.organization), place].filter((part) => part !== '').join(' · ');
  const about = excerpt(htmlToText(text(job.description)), 160);
  return [{ kind: 'job', id, title, ...(note !== '' && { note }), ...(about !== '' && { text: about }) }];
}
