import { explainFailure, hasNoReason, type ErrorSubject, type Explanation } from './errors.ts';

/** Unlike a read, a write is not repeated automatically. */
const NO_CONNECTION = 'There is no connection right now. Please try again when it is back.';

/** A provider failed, and may have saved the write. */
const CHECK_FIRST = 'It may have saved what you sent: please check before you send it again.';

/**
 * Describes a failed write like `explainFailure`; writes are not repeated automatically.
 * @param what subject of the sentence: `The member`
 */
export function explainWrite(error: unknown, what: string, subject: ErrorSubject): Explanation {
  const explained = explainFailure(error, what, subject);
  if (explained.kind === 'offline') return { ...explained, hint: NO_CONNECTION };
  return hasNoReason(error) ? { ...explained, hint: CHECK_FIRST } : explained;
}
