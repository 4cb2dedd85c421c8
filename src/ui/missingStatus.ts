import { describeError } from '../api/errors.ts';

/**
 * Returns the status of a page whose item could not be loaded (D-18): 502 for a temporary failure, so that search engines keep the URL;
 * otherwise 404.
 */
export const missingStatus = (error: unknown): 404 | 502 => (error !== undefined && describeError(error, 'page').retryable ? 502 : 404);

/**
 * Returns title, description and status of a page whose item could not be loaded. Only with status 404, the title says `not found`.
 * @param what for example `Event`
 */
export function missingHead(what: string, description: string, error: unknown): { title: string; description: string; status: 404 | 502 } {
  const status = missingStatus(error);
  return { title: status === 404 ? `${what} not found` : what, description, status };
}
