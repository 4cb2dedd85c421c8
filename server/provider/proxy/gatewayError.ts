import { getErrorCode } from '../../platform/lib/errorCode.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { NO_RESPONSE, unknownOutcomeError } from '../../platform/security/responseBody.ts';

/** Codes of errors that occur before a connection exists, so that the request was not sent. */
const CONNECT_ERROR =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS\w*|CERT\w*|DEPTH_\w*|SELF_SIGNED\w*|UNABLE_\w*)$/;

/** Yields an error and its causes. */
function* listCauses(error: unknown): Generator {
  for (let current = error, depth = 0; current !== undefined && current !== null && depth < 5; depth += 1) {
    yield current;
    current = typeof current === 'object' ? Reflect.get(current, 'cause') : undefined;
  }
}

/**
 * Returns the error of a call to which the provider did not respond: 504 after a timeout, otherwise 502. If the call is a
 * write and may have been carried out, the message says so.
 */
export function gatewayError(error: unknown, isWrite: boolean): HttpError {
  const codes = [...listCauses(error)].map((item) => getErrorCode(item) ?? '');
  const isTimedOut = codes.some((code) => /TIMEOUT|TIMEDOUT/.test(code)) || [...listCauses(error)].some(isTimeoutError);
  const status = isTimedOut ? 504 : 502;
  if (isWrite && !codes.some((code) => CONNECT_ERROR.test(code))) {
    return unknownOutcomeError(
      status,
      `The service behind this site ${isTimedOut ? 'took too long to respond' : 'stopped before it had responded'}.`,
    );
  }
  return new HttpError(status, getStatusMessage(status), {}, NO_RESPONSE);
}

const isTimeoutError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'TimeoutError';
