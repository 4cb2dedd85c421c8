import type { Kysely } from 'kysely';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import { dayInIndia } from '../../../shared/days.ts';
import type { ApplicationChangeRow, ApplicationRow } from '../../platform/db/jobTables.ts';
import type { Stage } from '../../../shared/stages.ts';
import type { Database } from '../../platform/db/schema.ts';
import { toConditions, toSortOrder, type ApplicantFilters, type ApplicantOrder } from './applicantFilter.ts';
import { openOn } from './isOpen.ts';

/** Reads and writes applications in the database. */
export interface ApplicationRepository {
  /** Increments a job's number of applications in one statement. Returns false when the job is not open on `today`. */
  incrementCountIfOpen(jobId: string, today: string): Promise<boolean>;
  /** Inserts an application; returns false, and inserts nothing, when the member has applied to the job before. */
  insertOnce(application: ApplicationRow): Promise<boolean>;
  /** Reads an application and locks its row until the transaction ends. */
  findAndLock(id: string): Promise<ApplicationRow | undefined>;
  /** Returns the application of a member for a job. */
  findByMember(userId: string, jobId: string): Promise<ApplicationRow | undefined>;
  /** Returns the matching applications in `range`, or all matching applications without a range. */
  listByJob(
    jobId: string,
    filters: ApplicantFilters,
    order: ApplicantOrder,
    range?: { limit: number; offset: number },
  ): Promise<ApplicationRow[]>;
  countByJob(jobId: string, filters: ApplicantFilters): Promise<number>;
  listIdsByJob(jobId: string, filters: ApplicantFilters, order: ApplicantOrder): Promise<string[]>;
  /** Returns applications in the order of `ids`, of which there may be a few hundred. Missing applications are omitted. */
  findByIds(ids: readonly string[]): Promise<ApplicationRow[]>;
  /** Changes the stage and records the change; returns false, and changes nothing, when the current stage is not `from`. */
  changeStage(id: string, from: Stage, to: Stage, at: Date): Promise<boolean>;
  /** Returns the stage changes of applications, oldest first for each application. */
  listChanges(ids: readonly string[]): Promise<ApplicationChangeRow[]>;
  /** Removes an application and decrements the job's number of applications. Returns the removed row, or undefined when there was none. */
  remove(id: string): Promise<ApplicationRow | undefined>;
}

const IDS_PER_QUERY = 500;

export function createApplicationRepository(db: Kysely<Database>): ApplicationRepository {
  const selectMatching = (jobId: string, filters: ApplicantFilters) =>
    db
      .selectFrom('applications')
      .where('job_id', '=', jobId)
      .where(({ and }) => and(toConditions(filters)));

  const selectSorted = (jobId: string, filters: ApplicantFilters, order: ApplicantOrder) =>
    toSortOrder(order).reduce((query, { by, direction }) => query.orderBy(by, direction), selectMatching(jobId, filters));

  return {
    async incrementCountIfOpen(jobId, today) {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set(({ eb }) => ({ applied_count: eb('applied_count', '+', 1) }))
        .where('id', '=', jobId)
        .where(openOn(today))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async insertOnce(application) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('applications')
        .values(application)
        .onConflict((conflict) => conflict.columns(['job_id', 'user_id']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    findAndLock: (id) => db.selectFrom('applications').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    findByMember: (userId, jobId) =>
      db.selectFrom('applications').selectAll().where('user_id', '=', userId).where('job_id', '=', jobId).executeTakeFirst(),
    listByJob: (jobId, filters, order, range) =>
      selectSorted(jobId, filters, order)
        .selectAll()
        .$if(range !== undefined, (query) => query.limit(range?.limit ?? 0).offset(range?.offset ?? 0))
        .execute(),
    async countByJob(jobId, filters) {
      const { total } = await selectMatching(jobId, filters)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
    async listIdsByJob(jobId, filters, order) {
      const rows = await selectSorted(jobId, filters, order).select('id').execute();
      return rows.map(({ id }) => id);
    },
    async findByIds(ids) {
      const rows = await db.selectFrom('applications').selectAll().where('id', 'in', ids).execute();
      const rowsById = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => rowsById.get(id) ?? []);
    },
    async changeStage(id, from, to, at) {
      const time = at.toISOString();
      const { numUpdatedRows } = await db
        .updateTable('applications')
        .set({ stage: to, stage_at: time })
        .where('id', '=', id)
        .where('stage', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db
        .insertInto('application_changes')
        .values({ application_id: id, stage: to, day: dayInIndia(at), at: time })
        .onConflict((conflict) => conflict.columns(['application_id', 'stage', 'day']).doUpdateSet({ at: time }))
        .execute();
      return true;
    },
    async listChanges(ids) {
      const changes: ApplicationChangeRow[] = [];
      for await (const batch of iterateInChunks(ids, IDS_PER_QUERY)) {
        changes.push(
          ...(await db.selectFrom('application_changes').selectAll().where('application_id', 'in', batch).orderBy('at').execute()),
        );
      }
      return changes;
    },
    async remove(id) {
      const application = await db.deleteFrom('applications').where('id', '=', id).returningAll().executeTakeFirst();
      if (!application) return undefined;
      await db
        .updateTable('jobs')
        .set(({ eb }) => ({ applied_count: eb('applied_count', '-', 1) }))
        .where('id', '=', application.job_id)
        .execute();
      return application;
    },
  };
}
