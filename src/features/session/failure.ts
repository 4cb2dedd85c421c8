import { describeError, isException, type ErrorKind, type ErrorSubject } from '../../api/errors.ts';
import { explainWrite } from '../../api/explainWrite.ts';
import { isOutage } from '../../api/transport.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Shown when no usable answer came (AUTH-02, AUTH-06). */
const UNEXPECTED = 'An unexpected error occurred';

/** The documents' second toast for any exception; it says nothing about the address (D-26). */
const NO_EMAIL = 'email does not exist';

/** What went wrong, told in a toast and kept on the page (D-31), which is what is read out. */
export interface Failure {
  text: string;
  /** What it may come from and what to do; null when the sentence says it all. */
  hint: string | null;
  kind: ErrorKind;
  /** No usable answer at all, as against a refusal in words. */
  exception: boolean;
  /** As with `exception`, or the site's own server says that it got no answer: what was typed was not judged by anybody. */
  unanswered: boolean;
}

/** The toasts of a login: what comes later is what holds. */
export const LOGIN_TOAST = 'login';

const toastOf = (text: string, key = LOGIN_TOAST): void => showToast(text, 'error', key, true);

/**
 * Reports a failed call of the login.
 *
 * @param error what the call threw
 * @param subject which call it was
 */
export function reportFailure(error: unknown, subject: ErrorSubject): Failure {
  const description = describeError(error, subject);
  const { kind } = description;
  const exception = isException(description);
  const text = exception ? UNEXPECTED : description.text;
  toastOf(text);
  const { hint } = explainWrite(error, UNEXPECTED, subject);
  return { text, hint: exception ? hint : null, kind, exception, unanswered: exception || isOutage(description.status) };
}

/** Takes away what was told of a try before: it no longer holds. */
export const forgetFailure = (): void => showToast('', 'plain', LOGIN_TOAST);

/** Reports a failed request for a code: an exception is told in the documents' two toasts (AUTH-02, AUTH-05). */
export function reportRequestFailure(error: unknown): Failure {
  const failure = reportFailure(error, 'sendOtp');
  if (failure.exception) toastOf(NO_EMAIL, `${LOGIN_TOAST}/address`);
  return failure;
}

/** Reports a refusal that came as an ordinary answer. */
export function reportRefusal(text: string | null): Failure {
  const failure = refusalOf(text ?? 'An error occurred');
  toastOf(failure.text);
  return failure;
}

/** A refusal in words. */
export const refusalOf = (text: string): Failure => ({ text, hint: null, kind: 'client', exception: false, unanswered: false });
