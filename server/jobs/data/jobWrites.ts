import type { Kysely } from 'kysely';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import type { Closing } from '../../../shared/jobState.ts';
import type { ApplicationRow, JobRow } from '../../platform/db/jobTables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import { bumpVersion } from '../../platform/db/versions.ts';
import { withDerivedColumns, type DerivedColumns } from './derivedColumns.ts';
import { listFacets } from './facets.ts';
import { isOpen, openOn } from './isOpen.ts';
import type { JobSearch } from '../search/search.ts';
import type { SearchableJob } from '../search/searchIndex.ts';
import { computeSortKeys } from '../search/sorting.ts';

/** Columns to insert, without those that the repository maintains. */
export type NewJob = Omit<JobRow, 'listed' | 'applied_count' | 'remark_field' | 'sent_back_at' | 'closed_at' | 'closed_reason'>;

/** Columns of an application, without those that are filled in when it is inserted. */
export type NewApplication = Omit<ApplicationRow, 'job_title' | DerivedColumns>;

/** Changes the job board in the database; each method is one transaction. */
export interface JobWrites {
  /** Inserts jobs, and lists those that are open. */
  insert(jobs: readonly NewJob[], today: string): Promise<void>;
  /**
   * Updates a job with optimistic locking, and lists or delists it. An early closing is cleared unless the new status is `published`.
   * @param readAt the job's `updated_at` when the caller read the job
   * @returns false when the job has changed since `readAt`; nothing is stored then
   */
  replace(job: JobRow, readAt: string, today: string): Promise<boolean>;
  /** Closes a job, or reopens it when `closing` is null. The job keeps its place among the listed jobs and its other columns. */
  setClosing(job: JobRow, closing: Closing | null, today: string): Promise<void>;
  /** Inserts applications and updates the jobs' counts of applications. Throws when a job does not exist. */
  insertApplications(applications: readonly NewApplication[]): Promise<void>;
  /** Delists jobs whose closing date is before `today`, and lists open ones. */
  refreshListed(today: string): Promise<void>;
}

const NOT_CLOSED = { closed_at: null, closed_reason: null } as const;

const ROWS_PER_INSERT = 200;

/** Creates the writes; `db` may be a transaction. */
export function createJobWrites(db: Kysely<Database>, search: JobSearch<Database>): JobWrites {
  /**
   * Runs work in a transaction, and increments the board's version. When `db` is a transaction already, this only
   * runs the work, and the caller must increment the version.
   * @param work returns whether it wrote anything
   */
  async function write(work: (transaction: Kysely<Database>) => Promise<boolean>): Promise<void> {
    if (db.isTransaction) return void (await work(db));
    await runInTransaction(db, async (transaction) => {
      if (await work(transaction)) await bumpVersion(transaction, 'jobs');
    });
  }

  return {
    insert: (jobs, today) =>
      write(async (transaction) => {
        const rows = jobs.map((job) => ({
          ...job,
          remark_field: null,
          sent_back_at: null,
          ...NOT_CLOSED,
          listed: isOpen({ ...job, ...NOT_CLOSED }, today) ? 1 : 0,
          applied_count: 0,
        }));
        for await (const chunk of iterateInChunks(rows, ROWS_PER_INSERT)) await transaction.insertInto('jobs').values(chunk).execute();
        await search.put(
          transaction,
          rows
            .filter((row) => row.listed === 1)
            .sort(compareByPublication)
            .map(toSearchableJob),
        );
        return rows.length > 0;
      }),
    async replace({ id, applied_count: appliedCount, ...newColumns }, readAt, today) {
      const job = newColumns.status === 'published' ? newColumns : { ...newColumns, ...NOT_CLOSED };
      let isStored = false;
      await write(async (transaction) => {
        const listed = isOpen(job, today) ? 1 : 0;
        const { numUpdatedRows } = await transaction
          .updateTable('jobs')
          .set({ ...job, listed })
          .where('id', '=', id)
          .where('updated_at', '=', readAt)
          .executeTakeFirst();
        isStored = numUpdatedRows > 0n;
        if (!isStored) return false;
        if (listed === 1) await search.put(transaction, [toSearchableJob({ ...job, id, applied_count: appliedCount })]);
        else await search.remove(transaction, [id]);
        return true;
      });
      return isStored;
    },
    setClosing: (job, closing, today) =>
      write(async (transaction) => {
        const columns = closing === null ? NOT_CLOSED : { closed_at: closing.at, closed_reason: closing.reason };
        const listed = isOpen({ ...job, ...columns }, today) ? 1 : 0;
        await transaction
          .updateTable('jobs')
          .set({ ...columns, listed })
          .where('id', '=', job.id)
          .execute();
        if (listed === 1) await search.put(transaction, [toSearchableJob(job)], { keepPlace: true });
        else await search.remove(transaction, [job.id], { keepPlace: true });
        return true;
      }),
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
            .values(withDerivedColumns({ ...application, job_title: title }))
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
        const closedJobs = await transaction
          .updateTable('jobs')
          .set({ listed: 0 })
          .where('listed', '=', 1)
          .where('status', '=', 'published')
          .where('closing_date', '<', today)
          .returning('id')
          .execute();
        await search.remove(
          transaction,
          closedJobs.map((row) => row.id),
        );
        const openedJobs = await transaction
          .updateTable('jobs')
          .set({ listed: 1 })
          .where('listed', '=', 0)
          .where(openOn(today))
          .returningAll()
          .execute();
        // A job that is listed for the first time has no place yet. A job has one when the index is made anew.
        await search.put(transaction, openedJobs.sort(compareByPublication).map(toSearchableJob), { keepPlace: true });
        return closedJobs.length + openedJobs.length > 0;
      }),
  };
}

function compareByPublication(a: JobRow, b: JobRow): number {
  const first = `${a.published_at ?? ''} ${a.id}`;
  const second = `${b.published_at ?? ''} ${b.id}`;
  return first < second ? -1 : 1;
}

function toSearchableJob(job: JobRow): SearchableJob {
  const qualifications = JSON.parse(job.qualifications) as string[];
  return {
    id: job.id,
    title: job.title,
    skills: JSON.parse(job.skills) as string[],
    category: job.category,
    location: [job.location, job.remote === 1 ? 'remote' : null].filter(Boolean).join(' '),
    body: [job.description, ...qualifications, job.organization, job.industry, job.job_type, job.career_level].filter(Boolean).join('\n'),
    facets: listFacets(job),
    sortKeys: computeSortKeys(job),
  };
}
