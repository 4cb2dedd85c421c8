import { useEffect, useRef } from 'react';
import { describeError } from '../../api/errors.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { sessionOf } from '../../api/session/useSession.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useFailureToast } from '../../ui/toast/useFailureToast.ts';
import { isProvisional } from './boardData.ts';
import type { BoardList, ShownJob } from './useBoard.ts';

/** Shows one toast per failure after page load (ERR-01); of the failures in the server's HTML, only a missing job gets one. */
export function useFailureToasts(list: BoardList, shownJob: ShownJob, hasSearch: boolean): void {
  const jobError = shownJob.state === 'failed' ? shownJob.error : undefined;
  useFailureToast(list.error, hasSearch ? 'searchJobs' : 'browseJobs', list.error);
  useFailureToast(jobError, 'getJob', jobError);
  useGoneToast(shownJob);
}

function useGoneToast(shownJob: ShownJob): void {
  const lastReportedId = useRef<string | null>(null);
  const { id, error } = shownJob.state === 'gone' ? shownJob : { id: null, error: undefined };
  // The server requested the job anonymously; for a member the request is repeated once the session is known.
  const isPending = useAppSelector((state) => {
    if (error === undefined) return false;
    const session = sessionOf(state.user);
    return session === 'unknown' || (session === 'signedIn' && isProvisional(state, id));
  });
  useEffect(() => {
    // A repeated refusal of the same job is not reported again.
    if (error === undefined || isPending || lastReportedId.current === id) return;
    lastReportedId.current = id;
    showToast(describeError(error, 'getJob').text, 'error', 'failed-getJob');
  }, [id, error, isPending]);
}
