import { browseJobs } from '../api/endpoints/jobs.ts';
import type { Job } from '../api/models/job.ts';
import type { Ask } from '../api/page.ts';
import { jobPath } from '../config/paths.ts';
import { chapter } from '../config/chapter.ts';
import { boardPath, isSearch, readBoardAddress } from '../features/jobs/boardAddress.ts';
import { jobsIn, searchOf } from '../features/jobs/boardData.ts';
import { searchedFor } from '../../shared/jobSearch.ts';
import { feedPath } from '../features/jobs/feedPath.ts';
import { closesIn, experienceOf, payOf, placeOf } from '../features/jobs/jobText.ts';

/** One job of a feed. */
export interface FeedEntry {
  id: string;
  title: string;
  /** Path of its page. */
  path: string;
  /** When it was last put on the board; ISO 8601, UTC. */
  updated: string;
  category: string | null;
  /** Plain text. */
  summary: string;
}

/** The newest jobs of a search, ready to be written as a file. */
export interface JobFeed {
  title: string;
  /** Path of the feed itself, in its one spelling. */
  self: string;
  /** Path of the page that it belongs to. */
  path: string;
  author: string;
  /** What makes its ids one of a kind in the world: they never change, whatever address the site is reached by. */
  domain: string;
  entries: FeedEntry[];
}

/** Most jobs of a feed: readers ask often enough. */
const MOST = 30;

/** The search that a query of `/jobs.atom` asks for, in its one spelling: what is the same is kept once. */
export const feedAddress = (search: string): string => feedPath(readBoardAddress(new URLSearchParams(search)));

function entryOf(job: Job, now: Date): FeedEntry | null {
  const moment = new Date(job.updatedAt ?? job.createdAt ?? '');
  if (Number.isNaN(moment.getTime()) || job.status !== 'published' || closesIn(job, now) === 'Closed') return null;
  const facts = [placeOf(job), job.type, payOf(job), experienceOf(job)].filter(Boolean).join(' · ');
  return {
    id: job.id,
    title: job.organization === null ? job.title : `${job.title} at ${job.organization}`,
    path: jobPath(job.id),
    updated: moment.toISOString(),
    category: job.category,
    summary: [facts, job.description].filter(Boolean).join('\n\n'),
  };
}

/**
 * The newest open jobs of a search, out of the same answers as the board.
 *
 * @param search query of the feed, the same as the board's
 * @returns null when the job backend does not answer
 */
export async function readJobFeed(ask: Ask, search: string, now: Date): Promise<JobFeed | null> {
  const address = { ...readBoardAddress(new URLSearchParams(search)), job: null, show: undefined };
  const wanted = searchOf({ ...address, show: MOST });
  let list = await ask(browseJobs.initiate(wanted));
  while (list.isSuccess && list.hasNextPage && jobsIn(list.data?.pages).length < MOST) {
    list = await ask(browseJobs.initiate(wanted, { direction: 'forward' }));
  }
  if (list.data === undefined) return null;
  const entries = jobsIn(list.data.pages).flatMap((job) => entryOf(job, now) ?? []);
  return {
    title: isSearch(address) ? `${chapter().name}: ${searchedFor(address)}` : `${chapter().name}: open jobs`,
    self: feedAddress(search),
    path: boardPath(address),
    author: chapter().name,
    domain: chapter().supportEmail.split('@')[1] ?? '',
    entries: entries.sort((one, other) => (one.updated < other.updated ? 1 : -1)).slice(0, MOST),
  };
}
