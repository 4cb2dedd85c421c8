import { addDays } from '../../shared/days.ts';
import type { JobColumn, ReplacedColumn } from '../../shared/jobFields.ts';
import type { JobRow } from '../db/jobTables.ts';
import { ERASED_MEMBER_ID } from '../db/erasedMember.ts';
import { clearedColumns, writtenColumns } from '../jobs/jobColumns.ts';
import { changedAt, type Change } from '../jobs/writing.ts';

/** Removes a person's applications with their CVs, and counts those that are left. */
export async function eraseApplications({ db, discard }: Change, memberId: string): Promise<void> {
  await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.id', 'in', db.selectFrom('applications').select('applications.job_id').where('applications.user_id', '=', memberId))
    .orderBy('jobs.id')
    .forNoKeyUpdate()
    .execute();
  const own = await db.selectFrom('applications').select(['id', 'job_id']).where('user_id', '=', memberId).execute();
  for (const { id, job_id } of own) {
    const files = await db.deleteFrom('files').where('application_id', '=', id).returning('id').execute();
    discard(files.map((file) => file.id));
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

/**
 * Removes the jobs that a person posted. One that somebody applied to stays for the applicants: closed, nobody's, without
 * contact and file, and without the CVs that came for it. What stands in one that is not published no admin has read, or one has
 * taken it down: of that only the title is left, as it was when somebody last applied.
 */
export async function eraseJobs(step: Change, memberId: string): Promise<void> {
  const { db, jobs, files, discard } = step;
  const own = await db.selectFrom('jobs').selectAll().where('user_id', '=', memberId).orderBy('id').forUpdate().execute();
  for (const job of own) {
    discard(await files.removeOfJob(job.id));
    await db.deleteFrom('jobs_sent_back').where('job_id', '=', job.id).execute();
    // Also takes it off the board and out of the search.
    await jobs.replace({ ...closed(step, job), ...(await unread(step, job)) }, job.updated_at, step.today);
    if (job.applied_count === 0) await db.deleteFrom('jobs').where('id', '=', job.id).execute();
    else await removeCvs(step, job.id);
  }
}

/** The columns that the board keeps about a job. */
type BoardColumns = Omit<JobRow, JobColumn>;

/** The job without its poster. Every column is named here or in the table of fields: a new one is a type error. */
function closed({ now, today }: Change, job: JobRow): JobRow {
  const yesterday = addDays(today, -1);
  const board: BoardColumns = {
    // Applications and old links name it.
    id: job.id,
    user_id: ERASED_MEMBER_ID,
    // Among those that wait for an admin there is nothing to decide.
    status: 'published',
    status_remark: '',
    remark_field: null,
    sent_back_at: null,
    created_at: job.created_at,
    updated_at: changedAt(now, job.updated_at),
    published_at: job.published_at,
    // The repository keeps both.
    listed: job.listed,
    applied_count: job.applied_count,
  };
  const replaced: Pick<JobRow, ReplacedColumn> = {
    // Its applicants know it by its title.
    title: job.title,
    closing_date: job.closing_date !== null && job.closing_date < today ? job.closing_date : yesterday,
  };
  return { ...writtenColumns(job), ...clearedColumns('always'), ...replaced, ...board };
}

/** What takes the place of all that a poster wrote into a job that is not published; nothing for one that is. */
async function unread({ db }: Change, { id, status, title }: JobRow): Promise<Partial<JobRow>> {
  if (status === 'published') return {};
  const last = await db
    .selectFrom('applications')
    .select('job_title')
    .where('job_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...clearedColumns('unread'), title: last?.job_title ?? title };
}

async function removeCvs({ db, now, discard }: Change, jobId: string): Promise<void> {
  const ofJob = db.selectFrom('applications').select('applications.id').where('job_id', '=', jobId);
  const cvs = await db.deleteFrom('files').where('application_id', 'in', ofJob).returning('id').execute();
  discard(cvs.map(({ id }) => id));
  await db
    .updateTable('applications')
    .set({ cv_file: null, cv_removed_at: now.toISOString() })
    .where('job_id', '=', jobId)
    .where('cv_file', 'is not', null)
    .execute();
}
