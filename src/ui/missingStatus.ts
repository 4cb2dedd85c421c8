import { describeError } from '../api/errors.ts';

/**
 * The status of a page whose subject could not be had (D-18): 404, unless the answer may be another one in a moment, so that
 * search engines do not forget an address because of a bad hour.
 *
 * @param error as for `MissingSubject`
 */
export const missingStatus = (error: unknown): 404 | 502 => (error !== undefined && describeError(error, 'page').retryable ? 502 : 404);
