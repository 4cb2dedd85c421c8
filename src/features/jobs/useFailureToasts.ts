import { useEffect, useRef } from 'react';
import { describeError } from '../../api/errors.ts';
import { useAppSelector } from '../../api/hooks.ts';
import { sessionOf } from '../../api/session/useSession.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useFailureToast } from '../../ui/toast/useFailureToast.ts';
import { isProvisional } from './boardData.ts';
import type { BoardList, ShownJob } from './useBoard.ts';

/**
 * Says once, as a toast, what failed while the page was open (ERR-01); what stands in the server's HTML is known. Only
 * that the chosen job is gone is told in any case.
 */
export function useFailureToasts(list: BoardList, shown: ShownJob, searching: boolean): void {
  const failed = shown.state === 'failed' ? shown.error : undefined;
  useFailureToast(list.error, searching ? 'searchJobs' : 'browseJobs', list.error);
  useFailureToast(failed, 'getJob', failed);
  useGoneToast(shown);
}

function useGoneToast(shown: ShownJob): void {
  const lastShown = useRef<string | null>(null);
  const { id, error } = shown.state === 'gone' ? shown : { id: null, error: undefined };
  // The server asked as a visitor; for a member it is asked again, once it is known who is there.
  const wait = useAppSelector((state) => {
    if (error === undefined) return false;
    const session = sessionOf(state.user);
    return session === 'unknown' || (session === 'signedIn' && isProvisional(state, id));
  });
  useEffect(() => {
    // By the id: when it is asked again and refused again, that is no news.
    if (error === undefined || wait || lastShown.current === id) return;
    lastShown.current = id;
    showToast(describeError(error, 'getJob').text, 'error', 'failed-getJob');
  }, [id, error, wait]);
}
