import { explainFailure, type ErrorSubject, type Explanation } from './errors.ts';

/** Unlike a read, a write is not repeated automatically. */
const NO_CONNECTION = 'There is no connection right now. Please try again when it is back.';

/**
 * Like `explainFailure`, for writes, which are not repeated automatically.
 * @param error thrown by `unwrap()`
 * @param what subject of the sentence: `The member`
 */
export function explainWrite(error: unknown, what: string, subject: ErrorSubject): Explanation {
  const explained = explainFailure(error, what, subject);
  return explained.kind === 'offline' ? { ...explained, hint: NO_CONNECTION } : explained;
}
