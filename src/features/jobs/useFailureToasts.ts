import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../api/hooks.ts';
import { sessionOf } from '../../api/session/useSession.ts';
import { showFailure, useFailureToast } from '../../ui/toast/showFailure.ts';
import { isProvisional } from './boardData.ts';
import type { BoardList, ShownJob } from './useBoard.ts';

/** Shows a toast for each failure after the page has loaded (ERR-01). Of the failures in the server's HTML, reports only a missing job. */
export function useFailureToasts(list: BoardList, shownJob: ShownJob, hasSearch: boolean): void {
  const jobError = shownJob.state === 'failed' ? shownJob.error : undefined;
  useFailureToast(list.error, hasSearch ? 'searchJobs' : 'browseJobs', list.error);
  useFailureToast(jobError, 'getJob', jobError);
  useGoneToast(shownJob);
}

function useGoneToast(shownJob: ShownJob): void {
  const lastReportedId = useRef<string | null>(null);
  const { id, error } = shownJob.state === 'gone' ? shownJob : { id: null, error: undefined };
  // The server requested the job anonymously. A member's browser repeats the request, so the toast waits for the second response.
  const isPending = useAppSelector((state) => {
    if (error === undefined) return false;
    const session = sessionOf(state.user);
    return session === 'unknown' || (session === 'signedIn' && isProvisional(state, id));
  });
  useEffect(() => {
    // The same missing job is reported once.
    if (error === undefined || isPending || lastReportedId.current === id) return;
    lastReportedId.current = id;
    showFailure(error, 'getJob', 'failed-getJob');
  }, [id, error, isPending]);
}
