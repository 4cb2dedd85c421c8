import { browseJobs } from '../api/endpoints/jobs.ts';
import type { Job } from '../api/models/job.ts';
import type { RunQuery } from '../api/page.ts';
import { jobPath } from '../config/paths.ts';
import { chapter } from '../config/chapter.ts';
import { boardPath, isSearch, readBoardAddress, feedPath } from '../features/jobs/boardAddress.ts';
import { jobsIn, searchOf } from '../features/jobs/boardData.ts';
import { describeSearch } from '../../shared/jobSearch.ts';
import { formatClosing, experienceOf, payOf, placeOf } from '../features/jobs/jobText.ts';

export interface FeedEntry {
  id: string;
  title: string;
  path: string;
  /** Time when the job was last published or renewed; ISO 8601, UTC. */
  updated: string;
  category: string | null;
  summary: string;
}

export interface JobFeed {
  title: string;
  /** Path and query of the feed itself. */
  self: string;
  /** Path and query of the board with the same search. */
  path: string;
  author: string;
  /** Domain part of the ids. The ids must stay the same when the site moves to another host. */
  domain: string;
  entries: FeedEntry[];
}

/** Maximum number of entries. Feed readers poll often enough not to miss any. */
const MAX_ENTRIES = 30;

/** Returns the canonical path and query of the feed for a query of `/jobs.atom`. The server caches feeds by it. */
export const feedAddress = (search: string): string => feedPath(readBoardAddress(new URLSearchParams(search)));

function toFeedEntry(job: Job, now: Date): FeedEntry | null {
  const updatedAt = new Date(job.updatedAt ?? job.createdAt ?? '');
  if (Number.isNaN(updatedAt.getTime()) || job.status !== 'published' || formatClosing(job, now) === 'Closed') return null;
  const facts = [placeOf(job), job.type, payOf(job), experienceOf(job)].filter(Boolean).join(' · ');
  return {
    id: job.id,
    title: job.organization === null ? job.title : `${job.title} at ${job.organization}`,
    path: jobPath(job.id),
    updated: updatedAt.toISOString(),
    category: job.category,
    summary: [facts, job.description].filter(Boolean).join('\n\n'),
  };
}

/**
 * Reads the newest open jobs of a search from the same responses as the board.
 * @param search query string of the feed, with the parameters of the board
 * @returns null when a part of the list cannot be read: readers would take the jobs that it lacks for removed ones
 */
export async function readJobFeed(runQuery: RunQuery, search: string, now: Date): Promise<JobFeed | null> {
  const address = { ...readBoardAddress(new URLSearchParams(search)), job: null, show: undefined, sort: null };
  const boardSearch = searchOf({ ...address, show: MAX_ENTRIES });
  let result = await runQuery(browseJobs.initiate(boardSearch));
  while (result.isSuccess && result.hasNextPage && jobsIn(result.data?.pages).length < MAX_ENTRIES) {
    result = await runQuery(browseJobs.initiate(boardSearch, { direction: 'forward' }));
  }
  if (result.data === undefined || result.isError) return null;
  const entries = jobsIn(result.data.pages).flatMap((job) => toFeedEntry(job, now) ?? []);
  return {
    title: isSearch(address) ? `${chapter().name}: ${describeSearch(address)}` : `${chapter().name}: open jobs`,
    self: feedAddress(search),
    path: boardPath(address),
    author: chapter().name,
    domain: chapter().supportEmail.split('@')[1] ?? '',
    entries: entries.sort((a, b) => (a.updated < b.updated ? 1 : -1)).slice(0, MAX_ENTRIES),
  };
}
