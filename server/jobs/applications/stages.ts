import type { StageChange } from '../../../shared/operations/board.ts';
import type { ApplicationRow } from '../../platform/db/jobTables.ts';
import { runInTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { createStageMail } from '../mail/applicationMails.ts';
import { createApplicationRepository } from '../data/applicationRepository.ts';
import { findActiveMember } from '../data/activeMember.ts';
import { mayManage } from '../data/serialize.ts';
import type { Caller } from '../data/caller.ts';
import { STAGE_LABELS, type Stage } from '../../../shared/stages.ts';
import { changeBoard, createLaterTimestamp, NO_UPLOAD, type ChangeDeps } from '../board/changeBoard.ts';

/** Changes stages of applications, which the applicants can see too. */
export interface Stages {
  /**
   * Changes an application's stage. The first time that an application is shortlisted or not chosen, the applicant is notified.
   * @param change `was`: the stage that the caller saw
   * @returns message for the caller
   * @throws HttpError 404 for an unknown application or a caller who may not manage the job, 409 when the stage is no longer `was`
   */
  set(caller: Caller, applicationId: string, change: StageChange): Promise<string>;
}

const NO_APPLICATION = 'This application does not exist, or was withdrawn';

export function createStages(deps: ChangeDeps): Stages {
  return {
    set: (caller, applicationId, { stage, was }) =>
      changeBoard(deps, NO_UPLOAD, async ({ db, jobs, now, enqueueMail }) => {
        const applications = createApplicationRepository(db);
        const application = await applications.findAndLock(applicationId);
        const job = application && (await jobs.findById(application.job_id));
        if (!application || !job || !mayManage(caller, job)) throw new HttpError(404, NO_APPLICATION);
        if (was !== undefined && was !== application.stage) throw stageConflictError(application.stage);
        if (application.stage === stage) return describeStage(application, stage);
        const earlierChanges = await applications.listChanges([applicationId]);
        if (!(await applications.changeStage(applicationId, application.stage, stage, computeStageTime(now, application))))
          throw stageConflictError(application.stage);
        if (stage !== 'seen' && !earlierChanges.some((earlier) => earlier.stage === stage)) {
          const applicant = await findActiveMember(db, application.user_id);
          if (applicant) await enqueueMail(createStageMail(job, applicant, stage, deps.settings.publicUrl, now));
        }
        return describeStage(application, stage);
      }),
  };
}

/** Changes the stage `received` to `seen`, and leaves any other stage. Failures are only logged. */
export async function markSeen({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, applicationId: string): Promise<void> {
  try {
    await runInTransaction(db, async (transaction) => {
      const applications = createApplicationRepository(transaction);
      const application = await applications.findAndLock(applicationId);
      if (application?.stage === 'received')
        await applications.changeStage(applicationId, 'received', 'seen', computeStageTime(clock(), application));
    });
  } catch (error) {
    log.warn({ err: error }, 'an application could not be marked as seen');
  }
}

const computeStageTime = (now: Date, application: ApplicationRow): Date => new Date(createLaterTimestamp(now, application.stage_at));

const stageConflictError = (stage: Stage): HttpError =>
  new HttpError(409, `This application has just been changed by somebody else. It is now “${STAGE_LABELS[stage]}”. Please check it again.`);

const describeStage = ({ name }: ApplicationRow, stage: Stage): string => `${name}: ${STAGE_LABELS[stage]}`;
