import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { postingSlice } from '../generated/jobs/posting';
import type { JobPostForm, JobUpdateForm } from '../generated/jobs/posting';
import { toFormData, UPLOAD_TIMEOUT_MS } from '../query.ts';
import { JOB_LISTS, tag, type TagType } from '../tags.ts';
import { addJobDefaults } from '../errors.ts';

addJobDefaults({
  postJob: 'Failed to post job',
  updateJob: 'Failed to updated job',
  editJob: 'Failed to load job details',
});

export type { JobPostForm, JobUpdateForm } from '../generated/jobs/posting';

/** What components get from each endpoint. */
interface Results {
  /** The server's message. */
  postJob: string;
  /** The server's message. */
  updateJob: string;
}

/** Posting and changing a job. */
export const postingApi = postingSlice.enhanceEndpoints<TagType, Shaped<typeof postingSlice, Results>>({
  endpoints: {
    postJob: {
      ...doneMessage,
      query: (form) => ({
        url: '/api/jobs/postJob' satisfies JobsOperations['postJob']['path'],
        method: 'POST',
        body: toFormData(form),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
      invalidatesTags: (_done, error) => (error ? [] : [tag('Job', JOB_LISTS.created), tag('Job', JOB_LISTS.pending)]),
    },
    updateJob: {
      ...doneMessage,
      query: ({ id, jobUpdateForm }) => ({
        url: `/api/jobs/updateJob/${encodeURIComponent(id)}` satisfies JobsOperations['updateJob']['path'],
        method: 'PUT',
        body: toFormData(jobUpdateForm),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
      invalidatesTags: (_done, error, { id }) => (error ? [] : [tag('Job', id), tag('Job', JOB_LISTS.pending)]),
    },
  },
});

/** The form of a changed job: lists under `field[]` (D-45), and back to `unpublished` (D-41). */
export function asJobUpdate(form: JobPostForm): JobUpdateForm {
  const { jobQualification, skills, ...rest } = form;
  return { ...rest, 'jobQualification[]': jobQualification, 'skills[]': skills, status: 'unpublished' };
}

export const { usePostJobMutation, useUpdateJobMutation } = postingApi;
