import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Day } from '../../../shared/days.ts';
import { FILTERS } from '../../../shared/jobSearch.ts';
import type { JobRow, JobStatus } from '../../platform/db/jobTables.ts';
import type { Synonyms } from '../../cms/synonyms.ts';
import type { Database } from '../../platform/db/schema.ts';
import { rememberByVersion } from '../../platform/db/versions.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { createResponseRates } from './responseRates.ts';
import { createApplicationRepository } from '../data/applicationRepository.ts';
import { serializeApplications, type WireApplication, maySee, serializeJob, type Reader, type WireJob } from '../data/serialize.ts';
import { createVersionReader } from './boardVersion.ts';
import { requireAdminCaller, requireOwnId, type Caller, closedJobError, jobNotFoundError } from '../data/caller.ts';
import { encodeCursor, readKeysetPage, PAGE_SIZE, decodeSearchPosition, type Page, type PageQuery } from '../data/paging.ts';
import { listRequestedFacets, type JobFilters } from '../data/facets.ts';
import { isOpen } from '../data/isOpen.ts';
import { createJobRepository, type JobRepository, type KeysetRange } from '../data/repository.ts';
import { createJobSearch, isWholeBoard, type SearchQuery, type SearchWords } from '../search/search.ts';
import { createDayReader } from '../data/dayReader.ts';

/** Reads the job board and decides who sees what. Methods throw HttpErrors; every paged list throws 400 for an invalid cursor. */
export interface JobService {
  /** Returns public jobs, newest first (JOBS-04). */
  listOpen(caller: Caller | null, page: PageQuery): Promise<Page<WireJob>>;
  /** Returns matching public jobs and any correction of the words. The best match is first unless `sort` is set. */
  search(caller: Caller | null, query: Partial<Omit<SearchQuery, 'facets'>> & JobFilters, page: PageQuery): Promise<Page<WireJob>>;
  /** Returns the categories of open jobs with the number of jobs in each. */
  listCategories(): Promise<{ name: string; jobs: number }[]>;
  /** Returns open jobs similar to a published job, which may have closed. Without similar jobs, or for any other id, returns the newest. */
  listSimilar(caller: Caller | null, id: string): Promise<WireJob[]>;
  /** Returns the ids of the given open jobs that match, newest first. */
  filterMatching(query: Partial<SearchWords> & JobFilters, ids: readonly string[]): Promise<string[]>;
  /** Returns the day in India; the first call of a day takes expired jobs off the board. */
  today(): Promise<Day>;
  /** Returns a job. When the caller cannot see it (D-35), throws HttpError 410 for a closed job and 404 for any other. */
  get(caller: Caller | null, id: string): Promise<WireJob>;
  /** Returns the jobs of one status, or all pending jobs without `status`. Throws HttpError 403 for members who are not admins. */
  listByStatus(caller: Caller, status: JobStatus | undefined, page: PageQuery): Promise<Page<WireJob>>;
  /** Counts jobs by status. Throws HttpError 403 for members who are not admins. */
  countByStatus(caller: Caller): Promise<Record<JobStatus, number>>;
  /** Returns the caller's jobs in every status. Throws HttpError 403 for another member's `userId` (D-39). */
  listCreatedBy(caller: Caller, userId: string | undefined, page: PageQuery): Promise<Page<WireJob>>;
  /** Returns the caller's applications. Throws HttpError 403 for another member's `userId` (D-39). */
  listAppliedBy(caller: Caller, userId: string | undefined, page: PageQuery): Promise<Page<WireApplication>>;
}

/** Limit of remembered totals. */
const MAX_TOTALS = 1_000;

/** Number of similar jobs that are shown. */
const SIMILAR_COUNT = 3;

const PENDING_STATUSES: readonly JobStatus[] = ['unpublished', 'sentback'];

/** The job board of one database. */
export interface JobBoard {
  service: JobService;
  repository: JobRepository;
  /** Returns the data for serialising these jobs: the member, the member's applications, and the posters' response ratings. */
  loadReader(member: Caller | null, jobs: readonly JobRow[]): Promise<Reader>;
  /** Returns the repository for use within a transaction. */
  within(transaction: Kysely<Database>): JobRepository;
  /** Returns a number that changes when any process changes the board. It stays the same while the database is unavailable. */
  getVersion(): Promise<number>;
}

interface JobList {
  /** Name in cursors and of the remembered total. */
  name: string;
  read(page: KeysetRange): Promise<JobRow[]>;
  /** Returns the time by which the list is sorted. */
  getTime(job: JobRow): string;
  count(): Promise<number>;
  /** Removes jobs that may not be shown. */
  filter?(rows: JobRow[]): JobRow[];
}

/** Creates the job board; `clock` determines the day in India. */
export function createJobBoard({ db, clock, log }: Pick<PlatformDeps, 'db' | 'clock' | 'log'>, getSynonyms: () => Synonyms): JobBoard {
  const createMemory = rememberByVersion(db, 'jobs');
  const search = createJobSearch<Database>(getSynonyms, createMemory);
  // Counting 50,000 jobs would be the slowest part of a request.
  const rememberTotal = createMemory<number>(MAX_TOTALS);
  const rememberCategories = createMemory<{ name: string; jobs: number }[]>(1);
  const repository = createJobRepository(db, search);
  const applications = createApplicationRepository(db);
  const responseRates = createResponseRates(db, clock);
  const today = createDayReader(repository, clock, log);

  async function loadReader(member: Caller | null, jobs: readonly JobRow[]): Promise<Reader> {
    return {
      member,
      appliedJobIds: member ? await repository.findAppliedJobIds(member.id) : new Set(),
      responseRates: await responseRates.describe(jobs.map((job) => job.user_id)),
    };
  }

  async function readPage(caller: Caller | null, page: PageQuery, { name, read, getTime, count, filter }: JobList): Promise<Page<WireJob>> {
    const { rows, next } = await readKeysetPage(name, page, read, (job) => [getTime(job), job.id] as const);
    const reader = await loadReader(caller, rows);
    const items = (filter?.(rows) ?? rows).map((job) => serializeJob(job, reader));
    return { items, total: (await rememberTotal(name, count)) - (rows.length - items.length), next };
  }

  /**
   * Returns a filter that removes closed jobs from a page. A page has closed jobs only when the board could not be refreshed. The total is
   * then reduced by the closed jobs of this page only.
   */
  const filterOpen = (day: string) => (rows: JobRow[]) => rows.filter((job) => isOpen(job, day));

  const service: JobService = {
    async listOpen(caller, page) {
      return readPage(caller, page, {
        name: 'all',
        read: repository.listOpen,
        getTime: (job) => job.published_at ?? '',
        count: repository.countOpen,
        filter: filterOpen(await today()),
      });
    },
    async search(caller, query, page) {
      const words = { keyword: query.keyword ?? '', location: query.location ?? '', exact: query.exact === true };
      const { sort } = query;
      const day = await today();
      const facets = listRequestedFacets(query, day);
      if (isWholeBoard({ ...words, facets }) && (sort === undefined || sort === 'newest')) return service.listOpen(caller, page);
      // The hash covers the request, not the facets, which depend on the day. Cursors thus stay valid after midnight.
      const list = `search-${createHash('sha256')
        .update(JSON.stringify([words, FILTERS.map((name) => query[name]), ...(sort === undefined ? [] : [sort])]))
        .digest('base64url')
        .slice(0, 12)}`;
      const after = page.cursor === undefined ? undefined : decodeSearchPosition(page.cursor, list, sort);
      const result = await search.find(db, { ...words, facets, sort }, { limit: page.limit ?? PAGE_SIZE, after });
      const rows = filterOpen(day)(await repository.findByIds(result.ids));
      const reader = await loadReader(caller, rows);
      const items = rows.map((job) => serializeJob(job, reader));
      return {
        items,
        total: result.total - (result.ids.length - items.length),
        next: result.next && encodeCursor({ list, keys: [result.next.key, result.next.document] }),
        corrected: result.corrected,
      };
    },
    today,
    async filterMatching(query, ids) {
      const facets = listRequestedFacets(query, await today());
      return search.filterMatching(db, { keyword: query.keyword ?? '', location: query.location ?? '', facets }, ids);
    },
    async listCategories() {
      await today();
      return rememberCategories('all', repository.listCategories);
    },
    async listSimilar(caller, id) {
      const day = await today();
      const job = await repository.findById(id);
      const similarJobs = job?.status === 'published' ? await repository.findSimilar(job, SIMILAR_COUNT) : [];
      const rows = similarJobs.length > 0 ? similarJobs : await repository.listOpen({ limit: SIMILAR_COUNT });
      const openJobs = filterOpen(day)(rows);
      const reader = await loadReader(caller, openJobs);
      return openJobs.map((row) => serializeJob(row, reader));
    },
    async get(caller, id) {
      const day = await today();
      const job = await repository.findById(id);
      if (!job || !maySee(caller, job, day)) throw job?.status === 'published' ? closedJobError(job.closed_reason) : jobNotFoundError();
      return serializeJob(job, await loadReader(caller, [job]));
    },
    async listByStatus(caller, status, page) {
      requireAdminCaller(caller);
      const statuses = status ? [status] : PENDING_STATUSES;
      return readPage(caller, page, {
        name: `status-${statuses.join('-')}`,
        read: (range) => repository.listByStatus(statuses, range),
        getTime: (job) => job.updated_at,
        count: () => repository.countByStatus(statuses),
      });
    },
    async countByStatus(caller) {
      requireAdminCaller(caller);
      const countStatus = (status: JobStatus) => rememberTotal(`status-${status}`, () => repository.countByStatus([status]));
      const [published, unpublished, sentback] = await Promise.all([
        countStatus('published'),
        countStatus('unpublished'),
        countStatus('sentback'),
      ]);
      return { published, unpublished, sentback };
    },
    async listCreatedBy(caller, userId, page) {
      const id = requireOwnId(caller, userId);
      return readPage(caller, page, {
        name: `created-${id}`,
        read: (range) => repository.listCreatedBy(id, range),
        getTime: (job) => job.created_at,
        count: () => repository.countCreatedBy(id),
      });
    },
    async listAppliedBy(caller, userId, page) {
      const id = requireOwnId(caller, userId);
      const list = `applied-${id}`;
      const { rows, next } = await readKeysetPage(
        list,
        page,
        (range) => repository.listAppliedBy(id, range),
        ({ application }) => [application.created_at, application.id] as const,
      );
      const reader = await loadReader(
        caller,
        rows.map(({ job }) => job),
      );
      const changes = await applications.listChanges(rows.map(({ application }) => application.id));
      return {
        items: serializeApplications(rows, changes, reader),
        total: await rememberTotal(list, () => repository.countAppliedBy(id)),
        next,
      };
    },
  };

  return {
    service,
    repository,
    within: (transaction) => createJobRepository(transaction, search),
    loadReader,
    getVersion: createVersionReader(db, 'jobs'),
  };
}
