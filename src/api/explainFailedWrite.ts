import { describeProviderFailure, explainFailure, type ErrorSubject, type Explanation } from './errors.ts';

/** Unlike a read, a write is not repeated automatically. */
const NO_CONNECTION = 'There is no connection right now. Please try again when it is back.';

/** After a timeout it is unknown whether the write was carried out. */
const NO_RESPONSE_IN_TIME = 'The server took too long to respond. It may have saved what you sent: please check before you send it again.';

/**
 * Describes a failed write as `explainFailure` does, with hints that say whether the write may have been carried out.
 * @param what beginning of the sentence: `The member`
 */
export function explainFailedWrite(error: unknown, what: string, subject: ErrorSubject): Explanation {
  const explanation = explainFailure(error, what, subject);
  if (explanation.kind === 'offline') return { ...explanation, hint: NO_CONNECTION };
  // For a write, the server's message says whether it may have been carried out.
  const message = describeProviderFailure(error);
  if (message !== null) return { ...explanation, hint: message };
  return explanation.kind === 'timeout' ? { ...explanation, hint: NO_RESPONSE_IN_TIME } : explanation;
}
