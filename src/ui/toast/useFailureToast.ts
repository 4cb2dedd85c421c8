import { useEffect, useRef } from 'react';
import type { ErrorSubject } from '../../api/errors.ts';
import { showFailure } from './showFailure.ts';

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
