import type { ClosedReason } from '../../../shared/jobState.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { type Caller, requireManager } from '../data/caller.ts';
import { isOpen } from '../data/isOpen.ts';
import { changeBoard, NO_UPLOAD, type ChangeDeps } from './changeBoard.ts';

/** Closes jobs before their closing date, and reopens them. Throws HttpError 404 or 403 when the caller may not manage the job. */
export interface JobClosing {
  /**
   * Closes an open job. Throws HttpError 409 when the job is not open.
   * @returns message for the poster, and the closing time, which `reopen` expects
   */
  close(caller: Caller, id: string, reason: ClosedReason): Promise<{ message: string; closedAt: string }>;
  /**
   * Reopens a job that was closed at `closedAt`. The job returns to its former place in lists.
   * @returns message for the poster
   * @throws HttpError 409 when the job was reopened or changed after that time
   */
  reopen(caller: Caller, id: string, closedAt: string): Promise<string>;
}

export function createJobClosing(deps: ChangeDeps): JobClosing {
  return {
    close: (caller, id, reason) =>
      changeBoard(deps, NO_UPLOAD, async ({ jobs, now, today }) => {
        const job = await jobs.findAndLock(id);
        requireManager(caller, job, today, 'close it');
        if (!isOpen(job, today)) {
          const why = job.closed_reason === null ? 'not open' : `already closed: ${job.closed_reason}`;
          throw new HttpError(409, `This job is ${why}. Nothing was changed.`);
        }
        const timestamp = now.toISOString();
        await jobs.setClosing(job, { at: timestamp, reason }, today);
        return { message: `Job closed: ${reason}.`, closedAt: timestamp };
      }),
    reopen: (caller, id, closedAt) =>
      changeBoard(deps, NO_UPLOAD, async ({ jobs, today }) => {
        const job = await jobs.findAndLock(id);
        requireManager(caller, job, today, 'reopen it');
        if (job.closed_at === null || job.closed_at !== closedAt)
          throw new HttpError(409, 'This job was reopened or changed since it was closed. Nothing was changed.');
        await jobs.setClosing(job, null, today);
        return isOpen({ ...job, closed_at: null }, today)
          ? 'Job reopened: members can apply again.'
          : 'Job reopened, but its closing date has passed: nobody can apply until you renew it.';
      }),
  };
}
