import { useEffect, useRef } from 'react';
import { describeError, endsSession, type ErrorSubject } from '../../api/errors.ts';
import { showToast, type Toast } from './toast.ts';

/**
 * Shows a failed call of a member as a toast (ERR-01), unless the call has ended the session: that has a toast of its own (AUTH-09).
 * @param key see `Toast`
 */
export function showFailure(error: unknown, subject: ErrorSubject, key: string, options?: Pick<Toast, 'announcedByPage'>): void {
  if (!endsSession(error)) showToast(describeError(error, subject).text, 'error', key, options);
}

/**
 * Shows one toast when a job query fails (ERR-01).
 * @param knownError an error that the server-rendered page already shows; it gets no toast
 */
export function useFailureToast(error: unknown, subject: ErrorSubject, knownError?: unknown): void {
  const lastError = useRef(knownError);
  useEffect(() => {
    if (error === lastError.current) return;
    lastError.current = error;
    if (error !== undefined) showFailure(error, subject, `failed-${subject}`, { announcedByPage: true });
  }, [error, subject]);
}
