import { describeError, endsSession, type ErrorSubject } from '../../api/errors.ts';
import { showToast, type Toast } from './toast.ts';

/**
 * Shows a failed call of a member as a toast (ERR-01), unless the call has ended the session: that has a toast of its own (AUTH-09).
 * @param key see `Toast`
 */
export function showFailure(error: unknown, subject: ErrorSubject, key: string, options?: Pick<Toast, 'announcedByPage'>): void {
  if (!endsSession(error)) showToast(describeError(error, subject).text, 'error', key, options);
}
