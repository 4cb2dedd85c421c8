import { HttpError } from '../security/httpError.ts';

/** Returns the error for a job that the caller may not know of, or that there is not. */
export const jobNotFoundError = (): HttpError => new HttpError(404, 'This job does not exist or is no longer open');

/** Returns the error for a job that closed: everybody may know that it was there, because everybody could read it. */
export const closedJobError = (): HttpError => new HttpError(410, 'This job is closed: its closing date has passed');
