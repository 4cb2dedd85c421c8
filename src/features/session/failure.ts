import { describeError, isException, type ErrorSubject } from '../../api/errors.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Shown when no usable answer came (AUTH-02, AUTH-06). */
const UNEXPECTED = 'An unexpected error occurred';

/** The documents' second toast for any exception; it says nothing about the address (D-26). */
const NO_EMAIL = 'email does not exist';

/** What went wrong, told in a toast and kept on the page (D-31). */
export interface Failure {
  text: string;
  /** No usable answer at all, as against a refusal in words. */
  exception: boolean;
}

/**
 * Reports a failed call of the login.
 *
 * @param error what the call threw
 * @param subject which call it was
 */
export function reportFailure(error: unknown, subject: ErrorSubject): Failure {
  const description = describeError(error, subject);
  const exception = isException(description);
  const text = exception ? UNEXPECTED : description.text;
  showToast(text, 'error');
  return { text, exception };
}

/** Reports a failed request for a code: an exception is told in the documents' two toasts (AUTH-02, AUTH-05). */
export function reportRequestFailure(error: unknown): Failure {
  const failure = reportFailure(error, 'sendOtp');
  if (failure.exception) showToast(NO_EMAIL, 'error');
  return failure;
}

/** Reports a refusal that came as an ordinary answer. */
export function reportRefusal(text: string | null): Failure {
  const failure = { text: text ?? 'An error occurred', exception: false };
  showToast(failure.text, 'error');
  return failure;
}
