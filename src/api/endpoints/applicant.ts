import { listOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { applicantSlice } from '../generated/jobs/applicant';
import type { Applicant } from '../models/job.ts';
import { toApplicant } from '../normalise/applicants.ts';
import { tag, type TagType } from '../tags.ts';

/** What components get from each endpoint. */
interface Results {
  listApplicants: Applicant[];
  searchApplicants: Applicant[];
}

/** The applicants of a job. */
export const applicantApi = applicantSlice.enhanceEndpoints<TagType, Shaped<typeof applicantSlice, Results>>({
  endpoints: {
    listApplicants: { ...listOf(toApplicant), providesTags: (_items, _error, jobId) => [tag('Applicant', jobId)] },
    searchApplicants: { ...listOf(toApplicant), providesTags: (_items, _error, { jobId }) => [tag('Applicant', jobId)] },
  },
});

export const { useListApplicantsQuery, useLazySearchApplicantsQuery } = applicantApi;
