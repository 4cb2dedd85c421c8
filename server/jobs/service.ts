import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Day } from '../../shared/days.ts';
import { FILTERS } from '../../shared/jobSearch.ts';
import type { JobRow, JobStatus } from '../db/jobTables.ts';
import type { Database } from '../db/schema.ts';
import { createAnswering } from './answering.ts';
import { createApplicationRepository } from './applicationRepository.ts';
import { wireApplications, type WireApplied } from './appliedJobs.ts';
import { createBoardCache } from './boardCache.ts';
import { onlyAdmins, ownId, type Caller } from './caller.ts';
import { encodeCursor } from './cursor.ts';
import { wantedFacets, type JobFilters } from './facets.ts';
import { keysetPage, PAGE, searchPosition, type Page, type PageQuery } from './paging.ts';
import { isOpen } from './isOpen.ts';
import { createJobRepository, type JobRepository, type PageOf } from './repository.ts';
import { createJobSearch, isWholeBoard, type SearchQuery } from './search.ts';
import { maySee, wireJob, type Reader, type WireJob } from './serialize.ts';
import { createToday } from './today.ts';
import { closedJobError, missingJobError } from './jobErrors.ts';

/** Rules of the job board: who sees what. Refusals are HttpErrors. */
export interface JobService {
  /** Returns public jobs, newest first (JOBS-04). 400 for an invalid cursor. */
  all(caller: Caller | null, page: PageQuery): Promise<Page<WireJob>>;
  /** Returns matching public jobs, best first or as sorted, with any correction. Blank words do not filter. 400 for an invalid cursor. */
  search(caller: Caller | null, query: Partial<Omit<SearchQuery, 'facets'>> & JobFilters, page: PageQuery): Promise<Page<WireJob>>;
  /** Returns the categories of open jobs, alphabetically. */
  categories(): Promise<{ name: string; jobs: number }[]>;
  /** Returns open jobs similar to a published one, open or closed; the newest ones when there are none or the job is not public. */
  similar(caller: Caller | null, id: string): Promise<WireJob[]>;
  /** Returns those of some open jobs that match, newest first. */
  among(query: Partial<Omit<SearchQuery, 'facets'>> & JobFilters, ids: readonly string[]): Promise<string[]>;
  /** Returns the day in India, after delisting expired jobs. */
  today(): Promise<Day>;
  /** Returns a job. 410 when its closing date has passed, 404 when the caller cannot see it (D-35). */
  one(caller: Caller | null, id: string): Promise<WireJob>;
  /** Returns jobs to moderate, of one status or all pending. 403 for members who are not admins. */
  byStatus(caller: Caller, status: JobStatus | undefined, page: PageQuery): Promise<Page<WireJob>>;
  /** Counts jobs by status. 403 for members who are not admins. */
  counts(caller: Caller): Promise<Record<JobStatus, number>>;
  /** Returns the caller's jobs in every status. 403 for another `userId` (D-39). */
  createdBy(caller: Caller, userId: string | undefined, page: PageQuery): Promise<Page<WireJob>>;
  /** Returns the caller's applications. 403 for another `userId` (D-39). */
  appliedBy(caller: Caller, userId: string | undefined, page: PageQuery): Promise<Page<WireApplied>>;
}

/** Number of similar jobs. */
const SIMILAR = 3;

/** Default statuses of moderation. */
const PENDING: readonly JobStatus[] = ['unpublished', 'sentback'];

export interface JobBoard {
  service: JobService;
  repository: JobRepository;
  /** Returns the reader with what is shown about these jobs' posters. */
  readerFor(member: Caller | null, jobs: readonly JobRow[]): Promise<Reader>;
  /** Clears the caches, for a caller that bypassed the repository. */
  changed(): void;
  /** Returns the version of public data, across processes; unchanged while the database is unavailable. */
  version(): Promise<number>;
}

/** A paged list of jobs. */
interface JobList {
  /** Name in cursors and in the cache of totals. */
  name: string;
  read(page: PageOf): Promise<JobRow[]>;
  /** Time that it is ordered by. */
  time(job: JobRow): string;
  count(): Promise<number>;
  /** Filters what may not be shown. */
  shown?(rows: JobRow[]): JobRow[];
}

/** Creates the job board; the Indian day follows from `clock`. */
export function createJobBoard(db: Kysely<Database>, clock: () => Date, log: Pick<FastifyBaseLogger, 'warn'>): JobBoard {
  const search = createJobSearch<Database>();
  const repository = createJobRepository(db, search);
  const applications = createApplicationRepository(db);
  const answering = createAnswering(db, clock);
  const cache = createBoardCache(db, repository, search.forget);
  const today = createToday(repository, clock, log);
  repository.onChange(cache.clear);

  async function readerFor(member: Caller | null, jobs: readonly JobRow[]): Promise<Reader> {
    return {
      member,
      applied: member ? await repository.appliedJobIds(member.id) : new Set(),
      answers: await answering.of(jobs.map((job) => job.user_id)),
    };
  }

  async function jobPage(caller: Caller | null, page: PageQuery, { name, read, time, count, shown }: JobList): Promise<Page<WireJob>> {
    const { rows, next } = await keysetPage(name, page, read, (job) => [time(job), job.id] as const);
    const reader = await readerFor(caller, rows);
    const items = (shown?.(rows) ?? rows).map((job) => wireJob(job, reader));
    return { items, total: (await cache.total(name, count)) - (rows.length - items.length), next };
  }

  /** Open jobs of a listed page: all of them, unless the board could not be refreshed. Totals then refer to the page. */
  const openOn = (day: string) => (rows: JobRow[]) => rows.filter((job) => isOpen(job, day));

  const service: JobService = {
    async all(caller, page) {
      return jobPage(caller, page, {
        name: 'all',
        read: repository.listed,
        time: (job) => job.published_at ?? '',
        count: repository.countListed,
        shown: openOn(await today()),
      });
    },
    async search(caller, query, page) {
      const words = { keyword: query.keyword ?? '', location: query.location ?? '', exact: query.exact === true };
      const { sort } = query;
      const day = await today();
      const facets = wantedFacets(query, day);
      if (isWholeBoard({ ...words, facets }) && (sort === undefined || sort === 'newest')) return service.all(caller, page);
      const shown = openOn(day);
      // Hashes the request rather than its meaning today: cursors stay valid across midnight.
      const list = `search-${createHash('sha256')
        .update(JSON.stringify([words, FILTERS.map((name) => query[name]), ...(sort === undefined ? [] : [sort])]))
        .digest('base64url')
        .slice(0, 12)}`;
      const after = page.cursor === undefined ? undefined : searchPosition(page.cursor, list, sort);
      await cache.refresh();
      const found = await search.find(db, { ...words, facets, sort }, { limit: page.limit ?? PAGE, after });
      const rows = shown(await repository.byIds(found.ids));
      const reader = await readerFor(caller, rows);
      const items = rows.map((job) => wireJob(job, reader));
      return {
        items,
        total: found.total - (found.ids.length - items.length),
        next: found.next && encodeCursor({ list, keys: [found.next.key, found.next.document] }),
        corrected: found.corrected,
      };
    },
    today,
    async among(query, ids) {
      const facets = wantedFacets(query, await today());
      await cache.refresh();
      return search.among(db, { keyword: query.keyword ?? '', location: query.location ?? '', facets }, ids);
    },
    async categories() {
      await today();
      return cache.categories();
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
      if (!job || !maySee(caller, job, day)) throw job?.status === 'published' ? closedJobError() : missingJobError();
      return wireJob(job, await readerFor(caller, [job]));
    },
    async byStatus(caller, status, page) {
      onlyAdmins(caller);
      const statuses = status ? [status] : PENDING;
      return jobPage(caller, page, {
        name: `status-${statuses.join('-')}`,
        read: (part) => repository.byStatus(statuses, part),
        time: (job) => job.updated_at,
        count: () => repository.countByStatus(statuses),
      });
    },
    async counts(caller) {
      onlyAdmins(caller);
      const of = (status: JobStatus) => cache.total(`status-${status}`, () => repository.countByStatus([status]));
      const [published, unpublished, sentback] = await Promise.all([of('published'), of('unpublished'), of('sentback')]);
      return { published, unpublished, sentback };
    },
    async createdBy(caller, userId, page) {
      const id = ownId(caller, userId);
      return jobPage(caller, page, {
        name: `created-${id}`,
        read: (part) => repository.createdBy(id, part),
        time: (job) => job.created_at,
        count: () => repository.countCreatedBy(id),
      });
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
      const changes = await applications.changesOf(rows.map(({ application }) => application.id));
      return {
        items: wireApplications(rows, changes, reader),
        total: await cache.total(list, () => repository.countAppliedBy(id)),
        next,
      };
    },
  };

  return { service, repository, readerFor, changed: cache.clear, version: cache.version };
}
