import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { Stage } from '../../../shared/stages.ts';
import { boardEndpoints } from '../generated/board.ts';
import { jobsEndpoints, type SearchApplicantsApiArg } from '../generated/jobs.ts';
import type { ApplicantPage, AppliedJob } from '../models/job.ts';
import { toApplicantPage, toAppliedJob } from '../normalise/applications.ts';
import { toFormData, UPLOAD_TIMEOUT_MS } from '../query.ts';
import { listResponse, pagedResponse } from '../responses.ts';
import type { WithResults } from '../withResults.ts';
import type { RootState } from '../state.ts';
import { JOB_LISTS, listTags, onSuccess, tag, type TagType } from '../tags.ts';
import { createUploadFetch } from '../uploadProgress.ts';
import { messageResponse } from '../writes.ts';

export type { StageChange } from '../generated/board.ts';
export type { ApplicationForm } from '../generated/jobs.ts';

export type ApplicantQuery = SearchApplicantsApiArg;

interface Results {
  listJobsAppliedByUser: AppliedJob[];
  listApplicants: ApplicantPage;
  searchApplicants: ApplicantPage;
  applyForJob: string;
}

interface BoardResults {
  withdrawApplication: string;
  updateStage: string;
}

const pageOptions = pagedResponse(toApplicantPage);
const applicationTags = (jobId: string) => [tag('Job', jobId), tag('Job', JOB_LISTS.applied), tag('Applicant', jobId)];

const jobs = jobsEndpoints.enhanceEndpoints<TagType, WithResults<typeof jobsEndpoints, Results>>({
  endpoints: {
    applyForJob: {
      ...messageResponse,
      query: (form) => {
        const body = toFormData(form);
        const url = '/api/jobs/applyJob' satisfies JobsOperations['applyForJob']['path'];
        return { url, method: 'POST', body, fetchFn: createUploadFetch(body), timeout: UPLOAD_TIMEOUT_MS };
      },
      invalidatesTags: onSuccess(({ jobId }) => applicationTags(jobId)),
    },
    listJobsAppliedByUser: {
      ...listResponse(toAppliedJob),
      providesTags: (items) =>
        listTags(
          'Job',
          items?.map(({ job }) => job),
          JOB_LISTS.applied,
        ),
    },
    listApplicants: { ...pageOptions, providesTags: (_page, _error, { jobId }) => [tag('Applicant', jobId)] },
    searchApplicants: { ...pageOptions, providesTags: (_page, _error, { jobId }) => [tag('Applicant', jobId)] },
  },
});

const board = boardEndpoints.enhanceEndpoints<TagType, WithResults<typeof boardEndpoints, BoardResults>>({
  endpoints: {
    withdrawApplication: { ...messageResponse, invalidatesTags: onSuccess(applicationTags) },
    updateStage: {
      ...messageResponse,
      // Cached lists are updated optimistically. An applicant who no longer matches the filters stays listed until the next request.
      invalidatesTags: [],
      onQueryStarted: async ({ applicationId, stageChange: { stage } }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(updateCachedStage(applicationId, stage));
        await queryFulfilled.catch(() => undo());
      },
    },
  },
});

type Thunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** Updates an application's stage in every cached list. Returns a function that undoes the update. */
export const updateCachedStage =
  (applicationId: string, stage: Stage): Thunk<() => void> =>
  (dispatch, getState) => {
    const change = ({ applicants }: ApplicantPage): void => {
      const applicant = applicants.find(({ id }) => id === applicationId);
      if (applicant) applicant.stage = stage;
    };
    const patches = (['listApplicants', 'searchApplicants'] as const).flatMap((list) =>
      jobs.util.selectCachedArgsForQuery(getState(), list).map((arg) => dispatch(jobs.util.updateQueryData(list, arg, change))),
    );
    return () => patches.forEach((patch) => patch.undo());
  };

export const { applyForJob, listJobsAppliedByUser, listApplicants, searchApplicants } = jobs.endpoints;
export const { withdrawApplication, updateStage } = board.endpoints;
export const { useApplyForJobMutation, useListJobsAppliedByUserQuery, useListApplicantsQuery, useSearchApplicantsQuery } = jobs;
export const { useWithdrawApplicationMutation, useUpdateStageMutation } = board;
