import { useRef, useState } from 'react';
import type { ClosedReason } from '../../../../shared/jobState.ts';
import { closeJob, reopenJob } from '../../../api/endpoints/board.ts';
import { describeError } from '../../../api/errors.ts';
import { baseApi } from '../../../api/baseApi.ts';
import { useAppDispatch } from '../../../api/hooks.ts';
import type { Job } from '../../../api/models/job.ts';
import { tag } from '../../../api/tags.ts';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast, showUndo } from '../../../ui/toast/toast.ts';

interface JobClosing {
  close(reason: ClosedReason): void;
  /** @param closedAt time at which the job was closed (ISO 8601); with any other time the server refuses */
  reopen(closedAt: string): void;
  busy: boolean;
}

/** Closes a job, with an undo, and reopens it. The undo still works after the member has left the page. */
export function useClosing({ id }: Job): JobClosing {
  const dispatch = useAppDispatch();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const toastId = `closing-${id}`;

  const sendOnce = async (send: () => Promise<void>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      showFailure(error, 'job', toastId);
      // Somebody else has changed the job, so it is loaded again.
      if (describeError(error, 'job').status === 409) dispatch(baseApi.util.invalidateTags([tag('Job', id)]));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const reopen = (closedAt: string): void =>
    void sendOnce(async () => {
      showToast(await dispatch(reopenJob.initiate({ id, jobReopening: { closedAt } }, { track: false })).unwrap(), 'success', toastId);
    });
  const close = (reason: ClosedReason): void =>
    void sendOnce(async () => {
      const { message, closedAt } = await dispatch(closeJob.initiate({ id, jobClosing: { reason } }, { track: false })).unwrap();
      showUndo(message, toastId, () => reopen(closedAt));
    });
  return { close, reopen, busy };
}
