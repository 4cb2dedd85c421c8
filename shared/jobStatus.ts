import { listAll } from './listAll.ts';
import type { Job } from './operations/jobs.ts';

/** A job's moderation status. */
export type JobStatus = NonNullable<Job['status']>;

const STATUSES = listAll<JobStatus>({ published: true, unpublished: true, sentback: true });

/** Returns the status in a response; one that the documents do not have, or none, is not published. */
export const readJobStatus = (value: unknown): JobStatus => STATUSES.find((status) => status === value) ?? 'unpublished';
