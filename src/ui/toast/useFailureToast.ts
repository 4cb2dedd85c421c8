import { useEffect, useRef } from 'react';
import { describeError, type ErrorSubject } from '../../api/errors.ts';
import { showToast } from './toast.ts';

/**
 * Says once, as a toast, that a job call has failed (ERR-01); its place on the page says the same and is read out.
 *
 * @param error the `error` of the hook; undefined while there is none
 * @param known what is no news: for a page that the server has rendered, the error that stands in its HTML
 */
export function useFailureToast(error: unknown, subject: ErrorSubject, known?: unknown): void {
  const wasShown = useRef(known);
  useEffect(() => {
    if (error === wasShown.current) return;
    wasShown.current = error;
    if (error !== undefined) showToast(describeError(error, subject).text, 'error', `failed-${subject}`, true);
  }, [error, subject]);
}
