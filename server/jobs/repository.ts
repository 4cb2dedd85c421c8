import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ApplicationRow, JobRow, JobStatus } from '../db/jobTables.ts';
import { runInTransaction } from '../db/transaction.ts';
import { bumpVersion } from '../db/versions.ts';
import { arrival, type ArrivalFields } from './arrival.ts';
import { facetsOf, sameCategory } from './facets.ts';
import type { JobSearch } from './search.ts';
import type { SearchableJob } from './searchIndex.ts';

/** A row to store; what the repository keeps itself is left out. */
export type NewJob = Omit<JobRow, 'listed' | 'applied_count' | 'remark_field' | 'sent_back_at'>;

/** An application to store; the repository adds what the job is called, and what follows from the rest. */
export type NewApplication = Omit<ApplicationRow, 'job_title' | ArrivalFields>;

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
export interface JobRepository {
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
  /** Stores jobs and lists those that are published and open on `today`, in one transaction. */
  insert(jobs: readonly NewJob[], today: string): Promise<void>;
  /**
   * Stores a changed job, lists it or takes it off the board, in one transaction: one update decides who comes first.
   * @param before its `updated_at` when it was read
   * @returns false when it is no longer as it was then, and nothing was stored
   */
  replace(job: JobRow, before: string, today: string): Promise<boolean>;
  /** Stores applications and counts them, in one transaction. */
  insertApplications(applications: readonly NewApplication[]): Promise<void>;
  /** Takes jobs whose closing date lies before `today` off the board, and puts open published ones on it. */
  refreshListed(today: string): Promise<void>;
  /** Runs after every committed write. */
  onChange(listener: () => void): void;
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
  const listeners: (() => void)[] = [];

  /** @param work says whether it wrote anything. Whoever has a transaction of their own counts the version on at its end. */
  async function write(work: (transaction: Kysely<Database>) => Promise<boolean>): Promise<void> {
    if (db.isTransaction) return void (await work(db));
    const wrote = await runInTransaction(db, async (transaction) => {
      const some = await work(transaction);
      if (some) await bumpVersion(transaction, 'jobs');
      return some;
    });
    if (wrote) for (const listener of listeners) listener();
  }

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
    insert: (jobs, today) =>
      write(async (transaction) => {
        const rows = jobs.map((job) => ({
          ...job,
          remark_field: null,
          sent_back_at: null,
          listed: isOpen(job, today) ? 1 : 0,
          applied_count: 0,
        }));
        for (let start = 0; start < rows.length; start += CHUNK) {
          await transaction
            .insertInto('jobs')
            .values(rows.slice(start, start + CHUNK))
            .execute();
        }
        await search.put(
          transaction,
          rows
            .filter((row) => row.listed === 1)
            .sort(byPublication)
            .map(searchable),
        );
        return rows.length > 0;
      }),
    async replace({ id, applied_count: _kept, ...job }, before, today) {
      let stored = false;
      await write(async (transaction) => {
        const listed = isOpen(job, today) ? 1 : 0;
        const { numUpdatedRows } = await transaction
          .updateTable('jobs')
          .set({ ...job, listed })
          .where('id', '=', id)
          .where('updated_at', '=', before)
          .executeTakeFirst();
        stored = numUpdatedRows > 0n;
        if (!stored) return false;
        if (listed === 1) await search.put(transaction, [searchable({ ...job, id, applied_count: _kept })]);
        else await search.remove(transaction, [id]);
        return true;
      });
      return stored;
    },
    insertApplications: (applications) =>
      write(async (transaction) => {
        for (const application of applications) {
          const { title } = await transaction
            .selectFrom('jobs')
            .select('title')
            .where('id', '=', application.job_id)
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto('applications')
            .values(arrival({ ...application, job_title: title }))
            .execute();
          await transaction
            .updateTable('jobs')
            .set(({ eb }) => ({ applied_count: eb('applied_count', '+', 1) }))
            .where('id', '=', application.job_id)
            .execute();
        }
        return applications.length > 0;
      }),
    refreshListed: (today) =>
      write(async (transaction) => {
        const closed = await transaction
          .updateTable('jobs')
          .set({ listed: 0 })
          .where('listed', '=', 1)
          .where('status', '=', 'published')
          .where('closing_date', '<', today)
          .returning('id')
          .execute();
        await search.remove(
          transaction,
          closed.map((row) => row.id),
        );
        const opened = await transaction
          .updateTable('jobs')
          .set({ listed: 1 })
          .where('listed', '=', 0)
          .where('status', '=', 'published')
          .where(({ eb, or }) => or([eb('closing_date', 'is', null), eb('closing_date', '>=', today)]))
          .returningAll()
          .execute();
        await search.put(transaction, opened.sort(byPublication).map(searchable));
        return closed.length + opened.length > 0;
      }),
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

/** Whether strangers may see a job on a day (D-35): published, and its closing date is not past. */
export function isOpen(job: Pick<JobRow, 'status' | 'closing_date'>, today: string): boolean {
  return job.status === 'published' && (job.closing_date === null || job.closing_date >= today);
}

function byPublication(one: JobRow, other: JobRow): number {
  const first = `${one.published_at ?? ''} ${one.id}`;
  const second = `${other.published_at ?? ''} ${other.id}`;
  return first < second ? -1 : 1;
}

function latestFirst(one: JobRow, other: JobRow): number {
  return one.updated_at + one.id > other.updated_at + other.id ? -1 : 1;
}

function searchable(job: JobRow): SearchableJob {
  const qualifications = JSON.parse(job.qualifications) as string[];
  return {
    id: job.id,
    title: job.title,
    skills: JSON.parse(job.skills) as string[],
    category: job.category,
    location: [job.location, job.remote === 1 ? 'remote' : null].filter(Boolean).join(' '),
    body: [job.description, ...qualifications, job.organization, job.industry, job.job_type, job.career_level].filter(Boolean).join('\n'),
    facets: facetsOf(job),
  };
}
