import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ApplicationRow, JobRow, JobStatus } from '../db/jobTables.ts';
import { categoryFacet } from './facets.ts';
import { createJobWrites, type JobWrites } from './jobWrites.ts';
import type { JobSearch } from './search.ts';

export interface PageOf {
  /** Maximum rows; all by default. */
  limit?: number | undefined;
  after?: readonly [time: string, id: string] | undefined;
}

export interface AppliedRow {
  application: Pick<ApplicationRow, 'id' | 'created_at' | 'job_title' | 'stage' | 'cv_removed_at'>;
  job: JobRow;
}

/** SQL of the job board; the service checks permissions. */
export interface JobRepository extends JobWrites {
  byId(id: string): Promise<JobRow | undefined>;
  lock(id: string): Promise<JobRow | undefined>;
  byIds(ids: readonly string[]): Promise<JobRow[]>;
  /** Returns public jobs, newest publication first. */
  listOpen(page: PageOf): Promise<JobRow[]>;
  /** Returns jobs by status, latest change first. */
  byStatus(statuses: readonly JobStatus[], page: PageOf): Promise<JobRow[]>;
  createdBy(userId: string, page: PageOf): Promise<JobRow[]>;
  appliedBy(userId: string, page: PageOf): Promise<AppliedRow[]>;
  appliedJobIds(userId: string): Promise<Set<string>>;
  /** Returns the most similar public jobs. */
  similar(job: JobRow, limit: number): Promise<JobRow[]>;
  categories(): Promise<{ name: string; jobs: number }[]>;
  countListed(): Promise<number>;
  countByStatus(statuses: readonly JobStatus[]): Promise<number>;
  countCreatedBy(userId: string): Promise<number>;
  countAppliedBy(userId: string): Promise<number>;
}

const IDS_PER_QUERY = 200;

const MAX_CATEGORIES = 1_000;

/** Returns jobs by id, in this order; unknown ids are omitted. `db` may be a transaction. */
export async function jobsByIds(db: Kysely<Database>, ids: readonly string[]): Promise<JobRow[]> {
  const found = new Map<string, JobRow>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    // Lets other requests run between the parts of a long list.
    if (start > 0) await setImmediate();
    const rows = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + IDS_PER_QUERY))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Creates the repository; `db` may be a transaction. */
export function createJobRepository(db: Kysely<Database>, search: JobSearch<Database>): JobRepository {
  function list(time: 'published_at' | 'updated_at' | 'created_at', page: PageOf) {
    const { after, limit } = page;
    return db
      .selectFrom('jobs')
      .selectAll()
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) => eb(refTuple(time, 'id'), '<', tuple(after?.[0] ?? '', after?.[1] ?? ''))),
      )
      .orderBy(time, 'desc')
      .orderBy('id', 'desc')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  }

  async function count(column: 'listed' | 'status' | 'user_id', values: readonly (string | number)[]): Promise<number> {
    const row = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(column, 'in', values)
      .executeTakeFirstOrThrow();
    return Number(row.total);
  }

  const byIds = (ids: readonly string[]): Promise<JobRow[]> => jobsByIds(db, ids);

  return {
    byId: (id) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),
    lock: (id) => db.selectFrom('jobs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    byIds,
    listOpen: (page) => list('published_at', page).where('listed', '=', 1).execute(),
    async byStatus(statuses, page) {
      // Merged from one index read per status, because a database would sort rows of several.
      const parts: JobRow[] = [];
      for (const status of statuses) parts.push(...(await list('updated_at', page).where('status', '=', status).execute()));
      return parts.sort(latestFirst).slice(0, page.limit);
    },
    createdBy: (userId, page) => list('created_at', page).where('user_id', '=', userId).execute(),
    async appliedBy(userId, page) {
      const { after, limit } = page;
      const applications = await db
        .selectFrom('applications')
        .select(['id', 'job_id', 'job_title', 'created_at', 'stage', 'cv_removed_at'])
        .where('user_id', '=', userId)
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(after?.[0] ?? '', after?.[1] ?? ''))),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      const jobs = new Map((await byIds(applications.map((row) => row.job_id))).map((job) => [job.id, job]));
      return applications.flatMap((application) => {
        const job = jobs.get(application.job_id);
        return job ? [{ application, job }] : [];
      });
    },
    async appliedJobIds(userId) {
      const rows = await db.selectFrom('applications').select('job_id').where('user_id', '=', userId).execute();
      return new Set(rows.map((row) => row.job_id));
    },
    similar: async (job, limit) => byIds(await search.similar(db, { ...job, category: categoryFacet(job) }, limit)),
    async categories() {
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
    countListed: () => count('listed', [1]),
    countByStatus: (statuses) => count('status', statuses),
    countCreatedBy: (userId) => count('user_id', [userId]),
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

function latestFirst(a: JobRow, b: JobRow): number {
  return a.updated_at + a.id > b.updated_at + b.id ? -1 : 1;
}
