import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isAfter } from '../../platform/db/pages.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import type { ApplicationRow, JobRow, JobStatus } from '../../platform/db/jobTables.ts';
import { formatCategoryFacet } from './facets.ts';
import { createJobWrites, type JobWrites } from './jobWrites.ts';
import { type JobSearch, createJobSearch } from '../search/search.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { NO_SYNONYMS } from '../../cms/synonyms.ts';

/** Range of a list that is sorted by time and id, latest first. */
export interface KeysetRange {
  /** Maximum number of rows; unlimited by default. */
  limit?: number | undefined;
  /** Position of the last row before the range. */
  after?: readonly [time: string, id: string] | undefined;
}

/** An application and its job. */
export interface AppliedRow {
  application: ApplicationRow;
  job: JobRow;
}

/** Reads and writes the job board in the database. It checks no permissions; `JobService` does. */
export interface JobRepository extends JobWrites {
  findById(id: string): Promise<JobRow | undefined>;
  /** Reads a job and locks its row until the transaction ends. */
  findAndLock(id: string): Promise<JobRow | undefined>;
  /** Calls `findJobsByIds`. */
  findByIds(ids: readonly string[]): Promise<JobRow[]>;
  /** Returns listed jobs, newest publication first. */
  listOpen(page: KeysetRange): Promise<JobRow[]>;
  /** Returns jobs by status, latest change first. */
  listByStatus(statuses: readonly JobStatus[], page: KeysetRange): Promise<JobRow[]>;
  /** Returns the jobs that a member has posted, in every status, latest first. */
  listCreatedBy(userId: string, page: KeysetRange): Promise<JobRow[]>;
  /** Returns a member's applications, latest first. */
  listAppliedBy(userId: string, page: KeysetRange): Promise<AppliedRow[]>;
  findAppliedJobIds(userId: string): Promise<Set<string>>;
  /** Returns the listed jobs that are most similar. */
  findSimilar(job: JobRow, limit: number): Promise<JobRow[]>;
  /** Returns the categories of listed jobs, sorted by name, with the number of jobs in each. */
  listCategories(): Promise<{ name: string; jobs: number }[]>;
  countOpen(): Promise<number>;
  countByStatus(statuses: readonly JobStatus[]): Promise<number>;
  countCreatedBy(userId: string): Promise<number>;
  countAppliedBy(userId: string): Promise<number>;
}

const IDS_PER_QUERY = 200;

const MAX_CATEGORIES = 1_000;

/** Returns jobs in the order of `ids`; unknown jobs are omitted. `db` may be a transaction. */
export async function findJobsByIds(db: Kysely<Database>, ids: readonly string[]): Promise<JobRow[]> {
  const jobsById = new Map<string, JobRow>();
  for await (const chunk of iterateInChunks(ids, IDS_PER_QUERY)) {
    const rows = await db.selectFrom('jobs').selectAll().where('id', 'in', chunk).execute();
    for (const row of rows) jobsById.set(row.id, row);
  }
  return ids.flatMap((id) => jobsById.get(id) ?? []);
}

/** Creates the repository; `db` may be a transaction. */
export function createJobRepository(db: Kysely<Database>, search: JobSearch<Database>): JobRepository {
  /** Selects a page of jobs sorted by a column, latest first. */
  function selectPage(time: 'published_at' | 'updated_at' | 'created_at', page: KeysetRange) {
    const { after, limit } = page;
    return db
      .selectFrom('jobs')
      .selectAll()
      .where(isAfter([time, 'id'], after, 'desc'))
      .orderBy(time, 'desc')
      .orderBy('id', 'desc')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  }

  async function countWhere(column: 'listed' | 'status' | 'user_id', values: readonly (string | number)[]): Promise<number> {
    const row = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(column, 'in', values)
      .executeTakeFirstOrThrow();
    return Number(row.total);
  }

  const findByIds = (ids: readonly string[]): Promise<JobRow[]> => findJobsByIds(db, ids);

  return {
    findById: (id) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),
    findAndLock: (id) => db.selectFrom('jobs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    findByIds,
    listOpen: (page) => selectPage('published_at', page).where('listed', '=', 1).execute(),
    async listByStatus(statuses, page) {
      // One query per status can read rows in the order of the index. A query for several statuses would sort all their rows.
      const jobs: JobRow[] = [];
      for (const status of statuses) jobs.push(...(await selectPage('updated_at', page).where('status', '=', status).execute()));
      return jobs.sort(compareLatestFirst).slice(0, page.limit);
    },
    listCreatedBy: (userId, page) => selectPage('created_at', page).where('user_id', '=', userId).execute(),
    async listAppliedBy(userId, page) {
      const { after, limit } = page;
      const applications = await db
        .selectFrom('applications')
        .selectAll()
        .where('user_id', '=', userId)
        .where(isAfter(['created_at', 'id'], after, 'desc'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      const jobsById = new Map((await findByIds(applications.map((row) => row.job_id))).map((job) => [job.id, job]));
      return applications.flatMap((application) => {
        const job = jobsById.get(application.job_id);
        return job ? [{ application, job }] : [];
      });
    },
    async findAppliedJobIds(userId) {
      const rows = await db.selectFrom('applications').select('job_id').where('user_id', '=', userId).execute();
      return new Set(rows.map((row) => row.job_id));
    },
    findSimilar: async (job, limit) => findByIds(await search.findSimilar(db, { ...job, category: formatCategoryFacet(job) }, limit)),
    async listCategories() {
      const rows = await db
        .selectFrom('jobs')
        .select(({ fn }) => ['category', fn.countAll<number>().as('jobs')])
        .where('listed', '=', 1)
        .groupBy('category')
        .orderBy('category')
        .limit(MAX_CATEGORIES)
        .execute();
      return rows.map(({ category, jobs }) => ({ name: category, jobs: Number(jobs) }));
    },
    countOpen: () => countWhere('listed', [1]),
    countByStatus: (statuses) => countWhere('status', statuses),
    countCreatedBy: (userId) => countWhere('user_id', [userId]),
    async countAppliedBy(userId) {
      const row = await db
        .selectFrom('applications')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
    ...createJobWrites(db, search),
  };
}

function compareLatestFirst(a: JobRow, b: JobRow): number {
  return a.updated_at + a.id > b.updated_at + b.id ? -1 : 1;
}

/** Recomputes the `listed` flag of every job, and the words of the search index, which a copied database lacks. Jobs keep their places. */
export async function reindexJobs(db: Kysely<Database>): Promise<void> {
  const search = createJobSearch<Database>(() => NO_SYNONYMS);
  const listedJobs = await db.selectFrom('jobs').select('id').where('listed', '=', 1).execute();
  await search.remove(
    db,
    listedJobs.map(({ id }) => id),
    { keepPlace: true },
  );
  await db.updateTable('jobs').set({ listed: 0 }).execute();
  await createJobRepository(db, search).refreshListed(dayInIndia(new Date()));
}
