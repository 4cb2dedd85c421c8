import { searchedFor, readFilters, type JobSearchWords } from '../../../shared/jobSearch.ts';
import type * as jobs from '../../../shared/operations/jobs.ts';
import { listOf, type RowOf } from '../answers.ts';
import type { Shaped } from '../definitions.ts';
import { doneMessage } from '../done.ts';
import { jobAlertSlice } from '../generated/jobs/jobAlert';
import { toText, toTextOrNull } from '../normalise/values.ts';
import { tag, type TagType } from '../tags.ts';

export type { JobAlertForm } from '../generated/jobs/jobAlert';

/** A search whose new jobs are mailed to the member. */
export interface JobAlert {
  id: string;
  search: JobSearchWords;
  /** The search as a sentence has it. */
  words: string;
  frequency: 'daily' | 'weekly';
  /** When new jobs are mailed next; ISO 8601 timestamp. */
  nextAt: string | null;
}

function toAlert(row: RowOf<jobs.JobAlert>): JobAlert | null {
  const id = toText(row._id);
  const query = new URLSearchParams(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? String(value) : toText(value)]),
  );
  const search = { keyword: toText(row.keyword), location: toText(row.location), filters: readFilters(query) };
  if (id === '') return null;
  return {
    id,
    search,
    words: searchedFor(search),
    frequency: row.frequency === 'daily' ? 'daily' : 'weekly',
    nextAt: toTextOrNull(row.nextAt),
  };
}

/** What components get from each endpoint. */
interface Results {
  listJobAlerts: JobAlert[];
  /** The server's message. */
  createJobAlert: string;
  deleteJobAlert: string;
}

const invalidatesTags = (_done: unknown, error: unknown) => (error ? [] : [tag('JobAlert')]);

/** The searches whose new jobs are mailed to the member. */
export const jobAlertApi = jobAlertSlice.enhanceEndpoints<TagType, Shaped<typeof jobAlertSlice, Results>>({
  endpoints: {
    listJobAlerts: { ...listOf(toAlert), providesTags: [tag('JobAlert')] },
    createJobAlert: { ...doneMessage, invalidatesTags },
    deleteJobAlert: { ...doneMessage, invalidatesTags },
  },
});

export const { useListJobAlertsQuery, useCreateJobAlertMutation, useDeleteJobAlertMutation } = jobAlertApi;
