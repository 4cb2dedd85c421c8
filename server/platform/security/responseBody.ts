import { isRecord } from '../contract/pointer.ts';
import { getStatusMessage } from './errors.ts';
import { HttpError } from './httpError.ts';

/** Parses JSON; undefined for other text. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a value can be the body of a read: a list, an object that does not report failure, or one of the content system's empty
 * values (D-21, D-22). Does not check fields, because a single changed field must not make the whole response unusable.
 */
export const isContent = (value: unknown): boolean =>
  Array.isArray(value) || value === false || value === '' || (isRecord(value) && value.success !== false);

const FAILED_MESSAGE = 'The service behind this site failed.';

/** Error code for a provider's response without a reason: pages show the specification's message for the call (ERR-01, ERR-02). */
export const NO_REASON = 'NO_REASON';

/** Error code for a provider that did not respond: pages show the specification's messages for this. */
export const NO_RESPONSE = 'NO_RESPONSE';

const UNREADABLE_MESSAGE = 'The service behind this site sent a response that cannot be read.';

/** Asks the user to check, because writes are never repeated automatically. */
const CHECK_FIRST_MESSAGE = 'It may have saved what you sent: please check before you send it again.';

/**
 * Returns the error to send instead of an unusable response of the provider, such as an error page. 4xx and 503 keep their
 * status; every other status becomes 502.
 * @param isWrite whether the request has side effects
 */
export function badResponseError(status: number, isWrite: boolean): HttpError {
  if (status >= 400 && status < 500) return new HttpError(status, getStatusMessage(status), {}, NO_REASON);
  if (status === 503) return new HttpError(503, getStatusMessage(503), {}, NO_REASON);
  return new HttpError(
    502,
    `${status >= 500 ? FAILED_MESSAGE : UNREADABLE_MESSAGE} ${isWrite ? CHECK_FIRST_MESSAGE : 'Please try again later.'}`,
    {},
    NO_REASON,
  );
}

/** Returns the error of a write that got no response, so that its outcome is unknown. @param event what happened, as a sentence */
export const unknownOutcomeError = (status: 502 | 504, event: string): HttpError =>
  new HttpError(status, `${event} ${CHECK_FIRST_MESSAGE}`, {}, NO_RESPONSE);
