import type { StageChange } from '../../shared/operations/jobs.ts';
import type { ApplicationRow } from '../db/jobTables.ts';
import { runInTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { stageMail } from './applicationMails.ts';
import { createApplicationRepository } from './applicationRepository.ts';
import { memberById } from './people.ts';
import { mayManage } from './serialize.ts';
import type { Caller } from './caller.ts';
import { STAGE_WORDS, type Stage } from '../../shared/stages.ts';
import { change, changedAt, type WritingDeps } from './writing.ts';

/** Where applications stand: the job's creator says it, both sides see it. */
export interface Stages {
  /**
   * Brings an application to another stage, and writes to its applicant the first time that they are shortlisted or not chosen.
   * 404 for whoever may not manage its job, 409 when it is not where the caller takes it to be.
   * @returns the sentence for the poster
   */
  set(caller: Caller, applicationId: string, wanted: StageChange): Promise<string>;
}

const NO_APPLICATION = 'This application does not exist, or was withdrawn';

export function createStages(deps: WritingDeps): Stages {
  return {
    set: (caller, applicationId, { stage, was }) =>
      change(deps, undefined, async ({ db, jobs, now, mail }) => {
        const applications = createApplicationRepository(db);
        const application = await applications.lock(applicationId);
        const job = application && (await jobs.byId(application.job_id));
        if (!application || !job || !mayManage(caller, job)) throw new HttpError(404, NO_APPLICATION);
        if (was !== undefined && was !== application.stage) throw changed(application.stage);
        if (application.stage === stage) return sentence(application, stage);
        const before = await applications.changesOf([applicationId]);
        if (!(await applications.move(applicationId, application.stage, stage, at(now, application)))) throw changed(application.stage);
        if (stage !== 'seen' && !before.some((earlier) => earlier.stage === stage)) {
          const applicant = await memberById(db, application.user_id);
          if (applicant) await mail(stageMail(job, applicant, stage, deps.settings.publicUrl, now));
        }
        return sentence(application, stage);
      }),
  };
}

/**
 * Marks an application as seen, once, because the job's creator has fetched the CV. Never in the way of that: what cannot be
 * written is told in the log.
 */
export async function markSeen({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, applicationId: string): Promise<void> {
  try {
    await runInTransaction(db, async (transaction) => {
      const applications = createApplicationRepository(transaction);
      const application = await applications.lock(applicationId);
      if (application?.stage === 'received') await applications.move(applicationId, 'received', 'seen', at(clock(), application));
    });
  } catch (error) {
    log.warn({ err: error }, 'an application could not be marked as seen');
  }
}

const at = (now: Date, application: ApplicationRow): Date => new Date(changedAt(now, application.stage_at));

const changed = (stage: Stage): HttpError =>
  new HttpError(409, `Somebody was quicker: this application is at “${STAGE_WORDS[stage]}” by now. Please look again.`);

const sentence = ({ name }: ApplicationRow, stage: Stage): string => `${name}: ${STAGE_WORDS[stage]}`;
