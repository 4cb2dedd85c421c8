import type { Day } from '../../../shared/days.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { Caller } from '../data/caller.ts';
import { jobNotFoundError } from '../data/jobErrors.ts';
import { mayManage, maySee } from '../data/serialize.ts';

/**
 * Throws HttpError 404 for a job that the caller cannot see, and 403 for a caller who neither posted it nor is an admin.
 * @param action what the caller wants to do; used in the message, such as `renew it`
 */
export function requireManager(caller: Caller, job: JobRow | undefined, today: Day, action: string): asserts job is JobRow {
  if (!job || !maySee(caller, job, today)) throw jobNotFoundError();
  if (!mayManage(caller, job)) throw new HttpError(403, `Only the member who posted a job, or an admin, can ${action}`);
}
