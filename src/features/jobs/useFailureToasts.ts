import { useEffect, useRef } from 'react';
import { describeError } from '../../api/errors.ts';
import { showToast } from '../../ui/toast/toast.ts';
import type { BoardList, ShownJob } from './useBoard.ts';

/** Says once, as a toast, what failed while the page was open (ERR-01); what stands in the server's HTML is known. */
export function useFailureToasts(list: BoardList, shown: ShownJob, searching: boolean): void {
  useToastOf(list.error, searching ? 'searchJobs' : 'browseJobs');
  useToastOf(shown.state === 'failed' ? shown.error : undefined, 'getJob');
}

function useToastOf(error: unknown, subject: 'browseJobs' | 'searchJobs' | 'getJob'): void {
  const told = useRef(error);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    if (error !== undefined) showToast(describeError(error, subject).text, 'error', `failed-${subject}`);
  }, [error, subject]);
}
