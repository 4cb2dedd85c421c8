import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { applyingSlice } from '../generated/jobs/applying';
import { toFormData, UPLOAD_TIMEOUT_MS } from '../query.ts';
import { JOB_LISTS, tag, type TagType } from '../tags.ts';
import { uploading } from '../upload.ts';
import { addJobDefaults } from '../errors.ts';

addJobDefaults({
  applyForJob: 'Failed to apply for job',
  withdrawApplication: 'Operation failed',
});

export type { ApplicationForm } from '../generated/jobs/applying';

/** What components get from each endpoint. */
interface Results {
  /** The server's message. */
  applyForJob: string;
  /** The server's message. */
  withdrawApplication: string;
}

/** Applying for a job, and taking it back. */
export const applyingApi = applyingSlice.enhanceEndpoints<TagType, Shaped<typeof applyingSlice, Results>>({
  endpoints: {
    applyForJob: {
      ...doneMessage,
      query: (form) => {
        const body = toFormData(form);
        const url = '/api/jobs/applyJob' satisfies JobsOperations['applyForJob']['path'];
        return { url, method: 'POST', body, via: uploading(body), timeout: UPLOAD_TIMEOUT_MS };
      },
      invalidatesTags: (_done, error, { jobId }) =>
        error ? [] : [tag('Job', jobId), tag('Job', JOB_LISTS.applied), tag('Applicant', jobId)],
    },
    withdrawApplication: {
      ...doneMessage,
      invalidatesTags: (_done, error, jobId) => (error ? [] : [tag('Job', jobId), tag('Job', JOB_LISTS.applied), tag('Applicant', jobId)]),
    },
  },
});

export const { useApplyForJobMutation, useWithdrawApplicationMutation } = applyingApi;
