import { useEffect, useRef } from 'react';
import { describeError } from '../../api/errors.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { sessionOf } from '../../api/session/useSession.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useFailureToast } from '../../ui/toast/useFailureToast.ts';
import { isProvisional } from './boardData.ts';
import type { BoardList, ShownJob } from './useBoard.ts';

/** Shows one toast per failure after page load (ERR-01), and always one for a missing job; other errors in the server's HTML get none. */
export function useFailureToasts(list: BoardList, shown: ShownJob, searching: boolean): void {
  const failed = shown.state === 'failed' ? shown.error : undefined;
  useFailureToast(list.error, searching ? 'searchJobs' : 'browseJobs', list.error);
  useFailureToast(failed, 'getJob', failed);
  useGoneToast(shown);
}

function useGoneToast(shown: ShownJob): void {
  const lastShown = useRef<string | null>(null);
  const { id, error } = shown.state === 'gone' ? shown : { id: null, error: undefined };
  // The server requested it anonymously; for a member the request is repeated once the session is known.
  const wait = useAppSelector((state) => {
    if (error === undefined) return false;
    const session = sessionOf(state.user);
    return session === 'unknown' || (session === 'signedIn' && isProvisional(state, id));
  });
  useEffect(() => {
    // A repeated refusal of the same job is not reported again.
    if (error === undefined || wait || lastShown.current === id) return;
    lastShown.current = id;
    showToast(describeError(error, 'getJob').text, 'error', 'failed-getJob');
  }, [id, error, wait]);
}
