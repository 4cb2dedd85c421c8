import { HttpError } from '../security/httpError.ts';

/** Also for a job that the caller may not know of. */
export const jobNotFoundError = (): HttpError => new HttpError(404, 'This job does not exist or is no longer open');

/** A closed job was public, so its existence is no secret. */
export const closedJobError = (): HttpError => new HttpError(410, 'This job is closed: its closing date has passed');
