import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ApplicationRow, JobRow, JobStatus } from '../db/jobTables.ts';
import { sameCategory } from './facets.ts';
import { createJobWrites, type JobWrites } from './jobWrites.ts';
import type { JobSearch } from './search.ts';

/** Which part of a list to read; `after` holds the time and the id of the last row of the page before. */
export interface PageOf {
  /** At most this many rows; all when left out. */
  limit?: number | undefined;
  after?: readonly [time: string, id: string] | undefined;
}

/** An application beside the job it is for. */
export interface AppliedRow {
  application: Pick<ApplicationRow, 'id' | 'created_at' | 'job_title' | 'stage' | 'cv_removed_at'>;
  job: JobRow;
}

/** The SQL of the job board: nothing about who may do what. */
export interface JobRepository extends JobWrites {
  /** One job, whatever its state. */
  byId(id: string): Promise<JobRow | undefined>;
  /** The same, for a decision about it: in a transaction, nobody else changes it until that ends. */
  lock(id: string): Promise<JobRow | undefined>;
  /** The jobs with these ids, in this order; unknown ones are left out. */
  byIds(ids: readonly string[]): Promise<JobRow[]>;
  /** What strangers may see, the newest publication first. */
  listed(page: PageOf): Promise<JobRow[]>;
  /** The jobs in these moderation states, the latest change first. */
  byStatus(statuses: readonly JobStatus[], page: PageOf): Promise<JobRow[]>;
  /** What a member posted, the newest first. */
  createdBy(userId: string, page: PageOf): Promise<JobRow[]>;
  /** What a member applied to, the latest application first. */
  appliedBy(userId: string, page: PageOf): Promise<AppliedRow[]>;
  /** The ids of all jobs a member applied to. */
  appliedJobIds(userId: string): Promise<Set<string>>;
  /** What strangers may see that is most like a job: at most so many, the likest first. */
  similar(job: JobRow, most: number): Promise<JobRow[]>;
  /** The categories of what strangers may see, and how many jobs each has. */
  categories(): Promise<{ name: string; jobs: number }[]>;
  countListed(): Promise<number>;
  countByStatus(statuses: readonly JobStatus[]): Promise<number>;
  countCreatedBy(userId: string): Promise<number>;
  countAppliedBy(userId: string): Promise<number>;
}

const CHUNK = 200;

/** More than anybody chooses from. */
const MOST_CATEGORIES = 1_000;

/** The jobs that have one of these ids, in their order; unknown ids are left out. @param db the database or a transaction */
export async function jobsByIds(db: Kysely<Database>, ids: readonly string[]): Promise<JobRow[]> {
  const found = new Map<string, JobRow>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    // Others get their turn between the parts of a long list.
    if (start > 0) await setImmediate();
    const rows = await db
      .selectFrom('jobs')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + CHUNK))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The repository over a database; `db` may be a transaction, in which case its writes become part of that. */
export function createJobRepository(db: Kysely<Database>, search: JobSearch<Database>): JobRepository {
  /** One page of jobs in the order of a time column, newest first: the keyset runs along the column's index. */
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
    listed: (page) => list('published_at', page).where('listed', '=', 1).execute(),
    async byStatus(statuses, page) {
      // One short read along the index for each status, merged here: over several at once a database sorts them all.
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
    similar: async (job, most) => byIds(await search.similar(db, { ...job, category: sameCategory(job) }, most)),
    async categories() {
      const rows = await db
        .selectFrom('jobs')
        .select(({ fn }) => ['category', fn.countAll<number>().as('jobs')])
        .where('listed', '=', 1)
        .groupBy('category')
        .orderBy('category')
        .limit(MOST_CATEGORIES)
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

function latestFirst(one: JobRow, other: JobRow): number {
  return one.updated_at + one.id > other.updated_at + other.id ? -1 : 1;
}
