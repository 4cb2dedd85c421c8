import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addDays } from '../../../shared/days.ts';
import type { JobColumn, ReplacedColumn } from '../../../shared/jobFields.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import { ERASED_MEMBER_ID } from '../../platform/db/erasedMember.ts';
import type { Database } from '../../platform/db/schema.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { pickClearedColumns, pickWrittenColumns } from '../../jobs/data/jobColumns.ts';
import { createLaterTimestamp, type BoardChange } from '../../jobs/board/changeBoard.ts';

/** Number of records that are erased before other requests run. */
const CHUNK_SIZE = 20;

/** Deletes a person's applications with their CVs, and updates the jobs' counts of applications. */
export async function eraseApplications({ db, discardFiles }: BoardChange, memberId: string): Promise<void> {
  // Locks the jobs whose counts change, in the order of their ids.
  await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.id', 'in', db.selectFrom('applications').select('applications.job_id').where('applications.user_id', '=', memberId))
    .orderBy('jobs.id')
    .forNoKeyUpdate()
    .execute();
  const ownApplications = await db.selectFrom('applications').select(['id', 'job_id']).where('user_id', '=', memberId).execute();
  for await (const applications of iterateInChunks(ownApplications, CHUNK_SIZE)) {
    for (const { id, job_id } of applications) {
      const files = await db.deleteFrom('files').where('application_id', '=', id).returning('id').execute();
      discardFiles(files.map((file) => file.id));
      await db.deleteFrom('applications').where('id', '=', id).execute();
      await db
        .updateTable('jobs')
        .set(({ selectFrom }) => ({
          applied_count: selectFrom('applications')
            .select(({ fn }) => fn.countAll<number>().as('left'))
            .where('applications.job_id', '=', job_id),
        }))
        .where('id', '=', job_id)
        .execute();
    }
  }
}

/**
 * Deletes the jobs that a person posted. A job with applications is kept for the applicants, but it is closed and loses its owner, contact
 * data, file and CVs. If its status is not `published`, no admin has approved its text, so only the title in the last application is kept.
 */
export async function eraseJobs(change: BoardChange, memberId: string): Promise<void> {
  const { db, jobs, files, discardFiles } = change;
  for (let batch = await lockJobs(db, memberId, BEFORE_FIRST_ID); batch.length > 0; await setImmediate()) {
    for (const job of batch) {
      discardFiles(await files.removeByJob(job.id));
      await db.deleteFrom('jobs_sent_back').where('job_id', '=', job.id).execute();
      // `replace` also removes the job from the board and the search.
      await jobs.replace({ ...closeWithoutPoster(change, job), ...(await clearUnpublished(change, job)) }, job.updated_at, change.today);
      if (job.applied_count === 0) await db.deleteFrom('jobs').where('id', '=', job.id).execute();
      else await removeCvs(change, job.id);
    }
    batch = await lockJobs(db, memberId, batch.at(-1)?.id ?? BEFORE_FIRST_ID);
  }
}

/** Sorts before every id. */
const BEFORE_FIRST_ID = '';

/** Reads and locks the next jobs of a member, sorted by id. @param after id of the last job of the previous batch */
const lockJobs = (db: Kysely<Database>, userId: string, after: string): Promise<JobRow[]> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHUNK_SIZE)
    .forUpdate()
    .execute();

type BoardColumns = Omit<JobRow, JobColumn>;

/** Returns the job closed and without its poster. A column that is neither set here nor in the table of job fields is a type error. */
function closeWithoutPoster({ now, today }: BoardChange, job: JobRow): JobRow {
  const yesterday = addDays(today, -1);
  const boardColumns: BoardColumns = {
    // Referenced by applications and old links.
    id: job.id,
    user_id: ERASED_MEMBER_ID,
    // The job must not wait for an admin's decision.
    status: 'published',
    status_remark: '',
    remark_field: null,
    sent_back_at: null,
    created_at: job.created_at,
    updated_at: createLaterTimestamp(now, job.updated_at),
    published_at: job.published_at,
    closed_at: job.closed_at,
    closed_reason: job.closed_reason,
    // The repository maintains these columns.
    listed: job.listed,
    applied_count: job.applied_count,
  };
  const replacedColumns: Pick<JobRow, ReplacedColumn> = {
    // Applicants recognise the job by its title.
    title: job.title,
    closing_date: job.closing_date !== null && job.closing_date < today ? job.closing_date : yesterday,
  };
  return { ...pickWrittenColumns(job), ...pickClearedColumns('always'), ...replacedColumns, ...boardColumns };
}

/** Returns replacements for everything that the poster wrote if the job's status is not `published`; else no columns. */
async function clearUnpublished({ db }: BoardChange, { id, status, title }: JobRow): Promise<Partial<JobRow>> {
  if (status === 'published') return {};
  const lastApplication = await db
    .selectFrom('applications')
    .select('job_title')
    .where('job_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...pickClearedColumns('unread'), title: lastApplication?.job_title ?? title };
}

/** Removes the CVs of a job's applicants. */
async function removeCvs({ db, now, discardFiles }: BoardChange, jobId: string): Promise<void> {
  const applicationIds = db.selectFrom('applications').select('applications.id').where('job_id', '=', jobId);
  const cvs = await db.deleteFrom('files').where('application_id', 'in', applicationIds).returning('id').execute();
  discardFiles(cvs.map(({ id }) => id));
  await db
    .updateTable('applications')
    .set({ cv_file: null, cv_removed_at: now.toISOString() })
    .where('job_id', '=', jobId)
    .where('cv_file', 'is not', null)
    .execute();
}
