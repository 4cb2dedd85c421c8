import { describeError } from '../api/errors.ts';

/**
 * Returns the status of a page whose item could not be loaded (D-18): 502 for a temporary failure, so that search engines keep the
 * address.
 */
export const missingStatus = (error: unknown): 404 | 502 => (error !== undefined && describeError(error, 'page').retryable ? 502 : 404);
