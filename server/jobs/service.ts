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
import { createJobSearch, type SearchQuery } from './search.ts';
import { maySee, wireJob, type Reader, type WireJob } from './serialize.ts';
import { createToday } from './today.ts';
import { closedJobError, missingJobError } from './jobErrors.ts';

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

/** How many jobs that are like another are told. */
const SIMILAR = 3;

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

/** A list of jobs that is read page by page. */
interface JobList {
  /** Names it in cursors, and its total in the cache. */
  name: string;
  read(page: PageOf): Promise<JobRow[]>;
  /** The time by which it is ordered. */
  time(job: JobRow): string;
  count(): Promise<number>;
  /** Leaves out what is not to be shown. */
  shown?(rows: JobRow[]): JobRow[];
}

/** The job board over a database; `clock` tells the time, from which the Indian day follows. */
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

  /** What is open of what the board lists: all of it, unless the board could not be refreshed. The totals are then of the page at hand. */
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
      await cache.refresh();
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
