import { explainFailure, type ErrorSubject, type Explanation } from './errors.ts';

/** What is true of a write without a connection: unlike what is read, it is not sent again by itself. */
const NO_CONNECTION = 'There is no connection right now. Please try again when it is back.';

/**
 * As `explainFailure`, for what was to be changed: nothing of it is sent again by itself.
 *
 * @param error what `unwrap()` threw
 * @param what what was to be changed, as the beginning of a sentence: `The member`
 * @param subject which call it was
 */
export function explainWrite(error: unknown, what: string, subject: ErrorSubject): Explanation {
  const explained = explainFailure(error, what, subject);
  return explained.kind === 'offline' ? { ...explained, hint: NO_CONNECTION } : explained;
}
