import type { JobStatusChange } from '../../../shared/operations/jobs.ts';
import type { JobRow, JobStatus } from '../../platform/db/jobTables.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { toMultiLine } from '../data/formText.ts';
import { createDecisionMail } from '../mail/mails.ts';
import { isOpen } from '../data/isOpen.ts';
import { deleteSentBack, saveSentBack } from './sentBack.ts';
import { findActiveMember } from '../data/activeMember.ts';
import type { Caller } from '../data/caller.ts';
import { changeBoard, createLaterTimestamp, NO_UPLOAD, type ChangeDeps } from '../board/changeBoard.ts';

/** Statuses from which a job may change to each status (MOD-01). */
const ALLOWED_FROM: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  published: ['unpublished', 'sentback'],
  unpublished: ['published', 'sentback'],
  sentback: ['unpublished'],
};

const STATUS_LABELS: Readonly<Record<JobStatus, string>> = { published: 'published', unpublished: 'unpublished', sentback: 'sent back' };

/** Decisions of admins about jobs. */
export interface Moderation {
  /**
   * Publishes, unpublishes or sends back a job, and notifies its poster unless the poster is the caller. The content of a job that is sent
   * back is stored, so that the poster's later changes can be shown.
   * @returns message for the admin, and the job's new `updatedAt`
   * @throws HttpError 403 for all but admins (MOD-03), 404 for an unknown job, 409 when the job was changed since the admin opened it, or
   *   when its current status does not allow the new one
   */
  decide(caller: Caller, decision: JobStatusChange): Promise<{ message: string; updatedAt: string }>;
}

export function createModeration(deps: ChangeDeps): Moderation {
  return {
    async decide(caller, { jobId, status, statusRemark, remarkField, updatedAt }) {
      if (caller.role !== 'admin') throw new HttpError(403, 'Only an admin can decide about jobs');
      return changeBoard(deps, NO_UPLOAD, async ({ db, jobs, now, today, enqueueMail }) => {
        const job = await jobs.findAndLock(jobId);
        if (!job) throw new HttpError(404, 'This job does not exist');
        if (!ALLOWED_FROM[status].includes(job.status)) throw new HttpError(409, describeRefusal(job, status));
        if (updatedAt !== undefined && updatedAt !== job.updated_at) throw conflictError(job);
        const timestamp = createLaterTimestamp(now, job.updated_at);
        const isSentBack = status === 'sentback';
        const decidedJob: JobRow = {
          ...job,
          status,
          status_remark: isSentBack ? toMultiLine(statusRemark) : '',
          remark_field: (isSentBack && remarkField) || null,
          sent_back_at: isSentBack ? timestamp : status === 'published' ? null : job.sent_back_at,
          updated_at: timestamp,
          published_at: status === 'published' ? timestamp : job.published_at,
        };
        if (!(await jobs.replace(decidedJob, job.updated_at, today))) throw conflictError(job);
        if (isSentBack) await saveSentBack(db, decidedJob);
        if (status === 'published') await deleteSentBack(db, jobId);
        if (job.user_id !== caller.id) {
          const poster = await findActiveMember(db, job.user_id);
          const visibility = { wasOnBoard: job.status === 'published', isOpen: isOpen(decidedJob, today) };
          const site = { origin: deps.settings.publicUrl, supportEmail: deps.content.current.chapter.facts.supportEmail };
          if (poster) await enqueueMail(createDecisionMail(decidedJob, visibility, poster, site, now));
        }
        const isClosed = status === 'published' && !isOpen(decidedJob, today);
        const message = isClosed
          ? 'Job published, but not visible yet: its closing date has passed, and the person who posted it has to choose a new one.'
          : `Job ${STATUS_LABELS[status]} successfully`;
        return { message, updatedAt: timestamp };
      });
    },
  };
}

function describeRefusal(job: JobRow, requested: JobStatus): string {
  if (job.status === requested) return `This job is already ${STATUS_LABELS[requested]}. Nothing was changed.`;
  return `This job is now ${STATUS_LABELS[job.status]} and cannot be ${STATUS_LABELS[requested]}. Nothing was changed.`;
}

function conflictError(job: JobRow): HttpError {
  const state = job.status === 'unpublished' ? 'waits for a decision' : `is ${STATUS_LABELS[job.status]}`;
  return new HttpError(409, `This job was changed since you opened it, and ${state} now. Nothing was changed: please look at it again.`);
}
