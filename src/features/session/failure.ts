import {
  describeError,
  describeProviderFailure,
  isJudged,
  isWithoutResponse,
  type ErrorSubject,
  type Explanation,
} from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { isOutage } from '../../api/transport.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Shown when there is no usable response (AUTH-02, AUTH-06). */
const UNEXPECTED = 'An unexpected error occurred';

/** Second toast, which the specification requires for any exception. So it does not reveal whether an e-mail address exists (D-26). */
const NO_EMAIL = 'email does not exist';

/** Why a login step failed. Login cannot help, and Retry may where a step offers it. */
export interface LoginFailure extends Explanation {
  /** Whether there was no usable response. */
  isException: boolean;
  /** Whether the input was not judged, because the browser or the site's own server got no usable response (D-67). */
  isUnanswered: boolean;
}

/** Shared key of login toasts, so that only the last one is shown. */
export const LOGIN_TOAST_ID = 'login';

const showLoginToast = (text: string, key = LOGIN_TOAST_ID): void => showToast(text, 'error', key, { announcedByPage: true });

/**
 * Describes a failed login call.
 * @param error thrown by the call
 */
function describeFailure(error: unknown, subject: ErrorSubject): LoginFailure {
  const description = describeError(error, subject);
  const { kind } = description;
  const isException = isWithoutResponse(description);
  const text = isException ? UNEXPECTED : description.text;
  // Only the hint is used, so the subject of the explanation's text does not matter.
  const { hint } = explainFailedWrite(error, UNEXPECTED, subject);
  const needsHint = isException || describeProviderFailure(error) !== null;
  return {
    text,
    hint: needsHint ? hint : null,
    kind,
    loginMayHelp: false,
    retryMayHelp: true,
    isException,
    isUnanswered: isException || isOutage(description.status) || !isJudged(error),
  };
}

/** Describes a failed login call and shows a toast. */
export function reportFailure(error: unknown, subject: ErrorSubject): LoginFailure {
  const failure = describeFailure(error, subject);
  showLoginToast(failure.text);
  return failure;
}

/** Removes the toast of the last attempt. */
export const removeLoginToast = (): void => showToast('', 'plain', LOGIN_TOAST_ID);

/** Describes why a passcode was not accepted; only an exception gets a toast, because a refusal is shown at the field. */
export function reportVerifyFailure(error: unknown): LoginFailure {
  const failure = describeFailure(error, 'verifyOtp');
  if (failure.isException) showLoginToast(failure.text);
  else removeLoginToast();
  return failure;
}

/** Describes a failed request for a code; an exception gets the specification's two toasts (AUTH-02, AUTH-05). */
export function reportRequestFailure(error: unknown): LoginFailure {
  const failure = reportFailure(error, 'sendOtp');
  if (failure.isException) showLoginToast(NO_EMAIL, `${LOGIN_TOAST_ID}/address`);
  return failure;
}

/** Describes a refusal in a successful response and shows a toast. */
export function reportRefusal(text: string | null): LoginFailure {
  const failure = refusalOf(text);
  showLoginToast(failure.text);
  return failure;
}

/** Describes a refusal with the server's text, or with a general text if the server's is null. */
export const refusalOf = (text: string | null): LoginFailure => ({
  text: text ?? 'An error occurred',
  hint: null,
  kind: 'client',
  loginMayHelp: false,
  retryMayHelp: true,
  isException: false,
  isUnanswered: false,
});
