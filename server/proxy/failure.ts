import { errorCode } from '../errorCode.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { unsure } from './judge.ts';

/** Failures of making a connection: nothing of the request has left. */
const unreached =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS\w*|CERT\w*|DEPTH_\w*|SELF_SIGNED\w*|UNABLE_\w*)$/;

/** The error itself, and what it came from. */
function* chainOf(error: unknown): Generator {
  for (let one = error, depth = 0; one !== undefined && one !== null && depth < 5; depth += 1) {
    yield one;
    one = typeof one === 'object' ? Reflect.get(one, 'cause') : undefined;
  }
}

/**
 * The refusal for a call that got no answer: 504 when it took too long, else 502. A write that was under way may have been
 * taken, and says so.
 */
export function failureOf(error: unknown, wrote: boolean): HttpError {
  const codes = [...chainOf(error)].map((one) => errorCode(one) ?? '');
  const late = codes.some((code) => /TIMEOUT|TIMEDOUT/.test(code)) || [...chainOf(error)].some(isTimeout);
  const status = late ? 504 : 502;
  if (wrote && !codes.some((code) => unreached.test(code))) {
    return unsure(status, `The service behind this site ${late ? 'took too long to answer' : 'broke off before it had answered'}.`);
  }
  return new HttpError(status, statusMessage(status));
}

const isTimeout = (error: unknown): boolean => typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'TimeoutError';
