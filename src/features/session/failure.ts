import { describeError, describeProviderFailure, isException, type ErrorKind, type ErrorSubject } from '../../api/errors.ts';
import { explainWrite } from '../../api/explainWrite.ts';
import { isOutage } from '../../api/transport.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Shown without a usable response (AUTH-02, AUTH-06). */
const UNEXPECTED = 'An unexpected error occurred';

/** The documents' second toast for any exception; it reveals nothing about the address (D-26). */
const NO_EMAIL = 'email does not exist';

export interface Failure {
  text: string;
  /** Likely cause or remedy; null when the sentence suffices. */
  hint: string | null;
  kind: ErrorKind;
  isException: boolean;
  /** Also when the site's own server got no response: the input was not checked. */
  isUnanswered: boolean;
}

/** Shared key of login toasts, so that the last one is shown. */
export const LOGIN_TOAST = 'login';

const showLoginToast = (text: string, key = LOGIN_TOAST): void => showToast(text, 'error', key, true);

/**
 * Reports a failed login call.
 * @param error thrown by the call
 */
export function reportFailure(error: unknown, subject: ErrorSubject): Failure {
  const description = describeError(error, subject);
  const { kind } = description;
  const exception = isException(description);
  const text = exception ? UNEXPECTED : description.text;
  showLoginToast(text);
  const { hint } = explainWrite(error, UNEXPECTED, subject);
  const needsHint = exception || describeProviderFailure(error) !== null;
  return { text, hint: needsHint ? hint : null, kind, isException: exception, isUnanswered: exception || isOutage(description.status) };
}

/** Removes the toast of the last attempt. */
export const clearFailure = (): void => showToast('', 'plain', LOGIN_TOAST);

/** Reports a failed request for a code, an exception with the documents' two toasts (AUTH-02, AUTH-05). */
export function reportRequestFailure(error: unknown): Failure {
  const failure = reportFailure(error, 'sendOtp');
  if (failure.isException) showLoginToast(NO_EMAIL, `${LOGIN_TOAST}/address`);
  return failure;
}

/** Reports a refusal in a successful response. */
export function reportRefusal(text: string | null): Failure {
  const failure = refusalOf(text ?? 'An error occurred');
  showLoginToast(failure.text);
  return failure;
}

/** Returns a refusal with a text. */
export const refusalOf = (text: string): Failure => ({ text, hint: null, kind: 'client', isException: false, isUnanswered: false });
