import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { dayInIndia, type Day } from '../../shared/days.ts';
import type { Member } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { readVersion } from '../db/versions.ts';
import { HttpError } from '../security/httpError.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { FILTERS } from '../../shared/jobSearch.ts';
import { wantedFacets, type JobFilters } from './facets.ts';
import { createJobRepository, isOpen } from './repository.ts';
import type { AppliedRow, JobRepository, PageOf } from './repository.ts';
import { createAnswering } from './answering.ts';
import { createApplicationRepository } from './applicationRepository.ts';
import type { ApplicationChangeRow, JobRow, JobStatus } from '../db/jobTables.ts';
import type { Stage } from '../../shared/stages.ts';
import { createJobSearch } from './search.ts';
import type { SearchPosition, SearchQuery, SearchWords } from './search.ts';
import { maySee, wireAppliedJob, wireJob } from './serialize.ts';
import type { Reader, WireHiddenJob, WireJob } from './serialize.ts';

/** Who acts: the session decides. */
export type Caller = Pick<Member, 'id' | 'role'>;

/** Which page of a list. */
export interface PageQuery {
  /** How many at most; 1,000 when left out. */
  limit?: number | undefined;
  /** What the page before gave as its `next`. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** How many there are over all pages. */
  total: number;
  /** The cursor of the next page, or null on the last. */
  next: string | null;
  /** The words that were searched in place of misspelt ones. */
  corrected?: SearchWords | null;
}

/** An application of the caller, with the whole job under `jobId`, as the documents have it (MY-04). */
export interface WireApplied {
  _id: string;
  jobId: WireJob | WireHiddenJob;
  stage: Stage;
  /** Every change up to now, the first of them the arrival. */
  changes: { stage: Stage; at: string }[];
  /** When the CV was removed by itself; null: it was not. */
  cvRemovedAt: string | null;
}

/** The rules of the job board: who sees what. Refusals are HttpErrors. */
export interface JobService {
  /** What everybody may see, the newest first (JOBS-04). 400 for a broken cursor. */
  all(caller: Caller | null, page: PageQuery): Promise<Page<WireJob>>;
  /** What everybody may see and matches, the best first. Blank words do not filter. 400 for a broken cursor. Says what it put right. */
  search(caller: Caller | null, query: Partial<Omit<SearchQuery, 'facets'>> & JobFilters, page: PageQuery): Promise<Page<WireJob>>;
  /** The categories of the open jobs, in the order of the alphabet. */
  categories(): Promise<{ name: string; jobs: number }[]>;
  /** Open jobs that are most like a published one, be it closed; the newest where none is, or the job is not known to strangers. */
  similar(caller: Caller | null, id: string): Promise<WireJob[]>;
  /** Those of some open jobs that a search finds, the newest first. */
  among(query: Partial<Omit<SearchQuery, 'facets'>> & JobFilters, ids: readonly string[]): Promise<string[]>;
  /** Today in India, once what expired has left the board. */
  today(): Promise<Day>;
  /** One job. 410 when it was closed by its date, 404 when there is none that the caller may see (D-35). */
  one(caller: Caller | null, id: string): Promise<WireJob>;
  /** The jobs to moderate: of one status, or those that wait for a decision. 403 for members who are no admins. */
  byStatus(caller: Caller, status: JobStatus | undefined, page: PageQuery): Promise<Page<WireJob>>;
  /** How many jobs there are of each status. 403 for members who are no admins. */
  counts(caller: Caller): Promise<Record<JobStatus, number>>;
  /** What the caller posted, in every state. 403 when `userId` names somebody else (D-39). */
  createdBy(caller: Caller, userId: string | undefined, page: PageQuery): Promise<Page<WireJob>>;
  /** What the caller applied to. 403 when `userId` names somebody else (D-39). */
  appliedBy(caller: Caller, userId: string | undefined, page: PageQuery): Promise<Page<WireApplied>>;
}

/** Milliseconds in which the database tells the version: nobody waits longer for a page that is there. */
const VERSION_MS = 1_000;

const CACHED_TOTALS = 1000;

/** How many jobs that are like another are told. */
const SIMILAR = 3;

/** The length of a page when nothing is said: a chapter's board fits in one, and no more than that is in memory at a time. */
const PAGE = 1_000;

/** Milliseconds after which a board that could not be written is tried again: not with every reading, nor is each told in the log. */
const REFRESH_AGAIN = 60_000;

/** What an admin has to look after when no status is asked for. */
const PENDING: readonly JobStatus[] = ['unpublished', 'sentback'];

/** The rules beside the repository that they read from. */
export interface JobBoard {
  service: JobService;
  repository: JobRepository;
  /** Who reads, with what is told to them about those who posted these jobs. */
  readerFor(member: Caller | null, jobs: readonly JobRow[]): Promise<Reader>;
  /** Drops what is cached; for a caller that wrote past this repository. */
  changed(): void;
  /**
   * Tells states of what visitors may read apart, whichever process changed it. While the database cannot be asked, nothing has
   * changed.
   */
  version(): Promise<number>;
}

/** The job board over a database; `clock` tells the time, from which the Indian day follows. */
export function createJobBoard(db: Kysely<Database>, clock: () => Date, log: Pick<FastifyBaseLogger, 'warn'>): JobBoard {
  const search = createJobSearch<Database>();
  const repository = createJobRepository(db, search);
  const applications = createApplicationRepository(db);
  const answering = createAnswering(db, clock);
  const totals = new LRUCache<string, Promise<number>>({ max: CACHED_TOTALS });
  /** Kept until the next write, like the totals. */
  let categories: Promise<{ name: string; jobs: number }[]> | undefined;
  let state = 0;
  function changed(): void {
    state += 1;
    search.forget();
    totals.clear();
    categories = undefined;
  }
  repository.onChange(changed);

  let seen: number | undefined;
  /** Before anything cached is used: another process may have changed what it is of, which has just been acknowledged there. */
  async function lookAgain(): Promise<void> {
    const version = await readVersion(db, 'jobs');
    if (version !== seen) changed();
    seen = version;
  }

  let refreshedFor = '';
  let refreshing: Promise<void> = Promise.resolve();
  /** When a refreshing that failed may be tried again. */
  let again = Infinity;

  /**
   * Today; at the first call of a day what expired overnight leaves the board before anything is answered. On a full disk it
   * cannot: readers leave out what is not open, and it is tried again later.
   */
  async function today(): Promise<string> {
    const now = clock();
    const day = dayInIndia(now);
    if (day !== refreshedFor || now.getTime() >= again) {
      refreshedFor = day;
      again = Infinity;
      refreshing = repository.refreshListed(day).catch((error: unknown) => {
        again = now.getTime() + REFRESH_AGAIN;
        log.warn({ err: error, day }, 'what expired could not be taken off the job board');
      });
    }
    await refreshing;
    return day;
  }

  /** A total from the cache, which every write empties: counting 50,000 rows on each request would be the slowest part of it. */
  async function total(key: string, count: () => Promise<number>): Promise<number> {
    await lookAgain();
    const cached = totals.get(key);
    if (cached) return cached;
    const counting = count();
    totals.set(key, counting);
    counting.catch(() => totals.delete(key));
    return counting;
  }

  async function readerFor(member: Caller | null, jobs: readonly JobRow[]): Promise<Reader> {
    return {
      member,
      applied: member ? await repository.appliedJobIds(member.id) : new Set(),
      answers: await answering.of(jobs.map((job) => job.user_id)),
    };
  }

  /** Reads one page of a list that is ordered by a time and an id. */
  async function keysetPage<R>(
    list: string,
    { limit = PAGE, cursor }: PageQuery,
    read: (page: PageOf) => Promise<R[]>,
    position: (row: R) => readonly [string, string],
  ): Promise<{ rows: R[]; next: string | null }> {
    const after = cursor === undefined ? undefined : timeAndId(cursor, list);
    const found = await read({ limit: limit + 1, after });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, next: last && found.length > rows.length ? encodeCursor({ list, keys: position(last) }) : null };
  }

  async function jobPage(
    caller: Caller | null,
    list: string,
    page: PageQuery,
    read: (page: PageOf) => Promise<JobRow[]>,
    time: (job: JobRow) => string,
    count: () => Promise<number>,
    shown: (rows: JobRow[]) => JobRow[] = (rows) => rows,
  ): Promise<Page<WireJob>> {
    const { rows, next } = await keysetPage(list, page, read, (job) => [time(job), job.id] as const);
    const reader = await readerFor(caller, rows);
    const items = shown(rows).map((job) => wireJob(job, reader));
    return { items, total: (await total(list, count)) - (rows.length - items.length), next };
  }

  /** What is open of what the board lists: all of it, unless the board could not be refreshed. The totals are then of the page at hand. */
  const openOn = (day: string) => (rows: JobRow[]) => rows.filter((job) => isOpen(job, day));

  const service: JobService = {
    async all(caller, page) {
      const shown = openOn(await today());
      const time = (job: JobRow) => job.published_at ?? '';
      return jobPage(caller, 'all', page, repository.listed, time, repository.countListed, shown);
    },
    async search(caller, query, page) {
      const words = { keyword: query.keyword ?? '', location: query.location ?? '', exact: query.exact === true };
      const day = await today();
      const facets = wantedFacets(query, day);
      if (words.keyword.trim() === '' && words.location.trim() === '' && facets.length === 0) return service.all(caller, page);
      const shown = openOn(day);
      // Of what was asked for, not of what it means today: a page that was read before midnight has a next one after it.
      const list = `search-${createHash('sha256')
        .update(JSON.stringify([words, FILTERS.map((name) => query[name])]))
        .digest('base64url')
        .slice(0, 12)}`;
      const after = page.cursor === undefined ? undefined : searchPosition(page.cursor, list);
      await lookAgain();
      const found = await search.find(db, { ...words, facets }, { limit: page.limit ?? PAGE, after });
      const rows = shown(await repository.byIds(found.ids));
      const reader = await readerFor(caller, rows);
      const items = rows.map((job) => wireJob(job, reader));
      return {
        items,
        total: found.total - (found.ids.length - items.length),
        next: found.next && encodeCursor({ list, keys: [found.next.tier, found.next.document] }),
        corrected: found.corrected,
      };
    },
    today,
    async among(query, ids) {
      const facets = wantedFacets(query, await today());
      await lookAgain();
      return search.among(db, { keyword: query.keyword ?? '', location: query.location ?? '', facets }, ids);
    },
    async categories() {
      await today();
      await lookAgain();
      categories ??= repository.categories().catch((error: unknown) => {
        categories = undefined;
        throw error;
      });
      return categories;
    },
    async similar(caller, id) {
      const day = await today();
      const job = await repository.byId(id);
      const alike = job?.status === 'published' ? await repository.similar(job, SIMILAR) : [];
      const rows = alike.length > 0 ? alike : await repository.listed({ limit: SIMILAR });
      const open = openOn(day)(rows);
      const reader = await readerFor(caller, open);
      return open.map((row) => wireJob(row, reader));
    },
    async one(caller, id) {
      const day = await today();
      const job = await repository.byId(id);
      if (!job || !maySee(caller, job, day)) throw job?.status === 'published' ? closed() : unknown();
      return wireJob(job, await readerFor(caller, [job]));
    },
    async byStatus(caller, status, page) {
      onlyAdmins(caller);
      const statuses = status ? [status] : PENDING;
      const read = (part: PageOf) => repository.byStatus(statuses, part);
      const count = () => repository.countByStatus(statuses);
      return jobPage(caller, `status-${statuses.join('-')}`, page, read, (job) => job.updated_at, count);
    },
    async counts(caller) {
      onlyAdmins(caller);
      const of = (status: JobStatus) => total(`status-${status}`, () => repository.countByStatus([status]));
      const [published, unpublished, sentback] = await Promise.all([of('published'), of('unpublished'), of('sentback')]);
      return { published, unpublished, sentback };
    },
    async createdBy(caller, userId, page) {
      const id = ownId(caller, userId);
      const read = (part: PageOf) => repository.createdBy(id, part);
      return jobPage(
        caller,
        `created-${id}`,
        page,
        read,
        (job) => job.created_at,
        () => repository.countCreatedBy(id),
      );
    },
    async appliedBy(caller, userId, page) {
      const id = ownId(caller, userId);
      const list = `applied-${id}`;
      const { rows, next } = await keysetPage(
        list,
        page,
        (part) => repository.appliedBy(id, part),
        ({ application }) => [application.created_at, application.id] as const,
      );
      const reader = await readerFor(
        caller,
        rows.map(({ job }) => job),
      );
      const changes = byApplication(await applications.changesOf(rows.map(({ application }) => application.id)));
      return {
        items: rows.map(({ application, job }) => ({
          _id: application.id,
          jobId: wireAppliedJob(job, application.job_title, reader),
          ...wireStage(application, changes),
          cvRemovedAt: application.cv_removed_at,
        })),
        total: await total(list, () => repository.countAppliedBy(id)),
        next,
      };
    },
  };
  async function version(): Promise<number> {
    await Promise.race([lookAgain(), sleep(VERSION_MS, undefined, { ref: false })]).catch(() => undefined);
    return state;
  }

  return { service, repository, readerFor, changed, version };
}

/** 403 for members who do not moderate (MOD-03). */
export function onlyAdmins(caller: Caller): void {
  if (caller.role !== 'admin') throw new HttpError(403, 'Only an admin can see the jobs of every member');
}

function byApplication(changes: readonly ApplicationChangeRow[]): Map<string, ApplicationChangeRow[]> {
  const found = new Map<string, ApplicationChangeRow[]>();
  for (const change of changes) found.set(change.application_id, [...(found.get(change.application_id) ?? []), change]);
  return found;
}

function wireStage({ id, stage, created_at }: AppliedRow['application'], changes: ReadonlyMap<string, ApplicationChangeRow[]>) {
  const since = (changes.get(id) ?? []).map((change) => ({ stage: change.stage, at: change.at }));
  return { stage, changes: [{ stage: 'received' as const, at: created_at }, ...since] };
}

/** The session decides whose lists are read; a `userId` that says otherwise is refused (D-39). */
export function ownId(caller: Caller, userId: string | undefined): string {
  if (userId !== undefined && userId !== '' && userId !== caller.id) {
    throw new HttpError(403, 'You are logged in as somebody else: you can only see and send what is your own');
  }
  return caller.id;
}

const unknown = (): HttpError => new HttpError(404, 'This job does not exist or is no longer open');

/** Everybody may know that a job was there which everybody could read. */
const closed = (): HttpError => new HttpError(410, 'This job is closed: its closing date has passed');

const BROKEN_CURSOR = 'This page marker is not valid; start again from the first page';

function timeAndId(cursor: string, list: string): readonly [string, string] {
  const [time, id] = decodeCursor(cursor, list, ['string', 'string']) ?? [];
  if (typeof time !== 'string' || typeof id !== 'string') throw new HttpError(400, BROKEN_CURSOR);
  return [time, id];
}

function searchPosition(cursor: string, list: string): SearchPosition {
  const [tier, document] = decodeCursor(cursor, list, ['number', 'number']) ?? [];
  if (typeof tier !== 'number' || typeof document !== 'number' || tier < 0 || document < 0) {
    throw new HttpError(400, BROKEN_CURSOR);
  }
  return { tier, document };
}
