import type { JobStatus } from '../../../api/models/job.ts';

export interface Decision {
  /** new status; used in the question (D-40, D-42) */
  status: JobStatus;
  label: string;
  /** statuses of jobs for which this decision is not offered (MOD-01) */
  hiddenFor: readonly JobStatus[];
  /** effect, in one plain sentence (D-42) */
  outcome: string;
}

const BY_STATUS: Readonly<Record<JobStatus, Omit<Decision, 'status'>>> = {
  published: {
    label: 'Publish',
    hiddenFor: ['published'],
    outcome: 'It goes on the job board at once, and members can apply until its closing date.',
  },
  unpublished: {
    label: 'Unpublish',
    hiddenFor: ['unpublished'],
    outcome: 'It is not on the job board, and nobody can apply, until an admin publishes it.',
  },
  sentback: {
    label: 'Send Back',
    hiddenFor: ['published', 'sentback'],
    outcome: 'It goes back to the person who posted it, who sees your reason and can change the job and submit it again.',
  },
};

/** In button order. */
export const DECISIONS: readonly Decision[] = (Object.keys(BY_STATUS) as JobStatus[]).map((status) => ({ status, ...BY_STATUS[status] }));
