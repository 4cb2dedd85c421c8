import { listKeys } from './listKeys.ts';
import type { Job } from './operations/jobs.ts';

/** A job's moderation status. */
export type JobStatus = NonNullable<Job['status']>;

const STATUSES = listKeys<JobStatus>({ published: true, unpublished: true, sentback: true });

/** Returns the status in a response; an unknown or missing one counts as unpublished. */
export const readJobStatus = (value: unknown): JobStatus => STATUSES.find((status) => status === value) ?? 'unpublished';
