import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { pageOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { applicantSlice, type SearchApplicantsApiArg } from '../generated/jobs/applicant';
import type { ApplicantPage } from '../models/job.ts';
import type { Stage } from '../../../shared/stages.ts';
import { toApplicantPage } from '../normalise/applicants.ts';
import { tag, type TagType } from '../tags.ts';
import { addJobDefaults } from '../errors.ts';

addJobDefaults({
  listApplicants: 'Could not get Applicants',
  searchApplicants: 'Failed to search for Applicant',
  updateStage: 'Operation failed',
  exportApplicants: 'Operation failed',
  getFile: 'Operation failed',
});

/** Filters, order and page of a job's applicants. */
export type ApplicantQuery = SearchApplicantsApiArg;

/** What components get from each endpoint. */
interface Results {
  listApplicants: ApplicantPage;
  searchApplicants: ApplicantPage;
  /** The server's message. */
  updateStage: string;
}

const page = pageOf(toApplicantPage);

/** The applicants of a job, and where their applications stand. */
export const applicantApi = applicantSlice.enhanceEndpoints<TagType, Shaped<typeof applicantSlice, Results>>({
  endpoints: {
    listApplicants: { ...page, providesTags: (_items, _error, { jobId }) => [tag('Applicant', jobId)] },
    searchApplicants: { ...page, providesTags: (_items, _error, { jobId }) => [tag('Applicant', jobId)] },
    updateStage: {
      ...doneMessage,
      // Changed in place, at once: a row that no longer fits the filters stays in sight until they are applied again.
      invalidatesTags: [],
      onQueryStarted: async ({ applicationId, stageChange: { stage } }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(showStage(applicationId, stage));
        await queryFulfilled.catch(() => undo());
      },
    },
  },
});

type Thunk<Result> = ThunkAction<Result, Parameters<typeof applicantApi.util.selectInvalidatedBy>[0], unknown, UnknownAction>;

/** Shows an application at a stage wherever its applicant is listed. @returns what takes it back */
export const showStage =
  (applicationId: string, stage: Stage): Thunk<() => void> =>
  (dispatch, getState) => {
    const change = (shown: ApplicantPage): void => {
      const applicant = shown.applicants.find(({ id }) => id === applicationId);
      if (applicant) Object.assign(applicant, { stage, stageAt: new Date().toISOString() });
    };
    const patches = applicantApi.util
      .selectInvalidatedBy(getState(), ['Applicant'])
      .map(({ endpointName, originalArgs }) =>
        dispatch(
          applicantApi.util.updateQueryData(endpointName as 'listApplicants' | 'searchApplicants', originalArgs as ApplicantQuery, change),
        ),
      );
    return () => patches.forEach((patch) => patch.undo());
  };

export const { useListApplicantsQuery, useSearchApplicantsQuery, useUpdateStageMutation } = applicantApi;
