// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['JobAlert'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listJobAlerts: build.query<ListJobAlertsApiResponse, ListJobAlertsApiArg>({
        query: () => ({ url: `/api/jobAlerts` }),
        providesTags: ['JobAlert'],
      }),
      createJobAlert: build.mutation<CreateJobAlertApiResponse, CreateJobAlertApiArg>({
        query: (queryArg) => ({ url: `/api/jobAlerts`, method: 'POST', body: queryArg }),
        invalidatesTags: ['JobAlert'],
      }),
      deleteJobAlert: build.mutation<DeleteJobAlertApiResponse, DeleteJobAlertApiArg>({
        query: (queryArg) => ({ url: `/api/jobAlerts/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
        invalidatesTags: ['JobAlert'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobAlertSlice };
export type ListJobAlertsApiResponse = /** status 200 Alerts. */ JobAlert[];
export type ListJobAlertsApiArg = void;
export type CreateJobAlertApiResponse = /** status 200 It was done. */ DoneMessage;
export type CreateJobAlertApiArg = JobAlertForm;
export type DeleteJobAlertApiResponse = /** status 200 It was done. */ DoneMessage;
export type DeleteJobAlertApiArg = /** Id of the alert; text. */ string;
export type WantedType = 'Full-Time' | 'Part-Time' | 'Intern';
export type WantedLevel = 'Senior-level' | 'Mid-level' | 'Junior-level';
export type WantedSalary = 300000 | 500000 | 800000 | 1000000 | 1500000 | 2000000 | 3000000 | 5000000;
export type AlertFrequency = 'daily' | 'weekly';
export type JobAlert = {
  /** Id; text. */
  _id: string;
  /** Search words; text. */
  keyword?: string;
  /** City, or `remote`; text. */
  location?: string;
  /** Only jobs of this kind. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done from anywhere. */
  remote?: 'true';
  /** Only jobs of this category; plain text. */
  category?: string;
  /** Only jobs that so much experience is right for; whole years. */
  experience?: number;
  /** Only jobs that tell a salary that reaches this; rupees a year. */
  salary?: WantedSalary;
  /** How often they are mailed. */
  frequency: AlertFrequency;
  /** When new jobs are mailed next; ISO 8601 timestamp. */
  nextAt?: string;
};
export type ErrorBody = {
  /** Always false. */
  success?: boolean;
  /** What went wrong, in a sentence for people. */
  error?: string;
  /** The same sentence, for clients that read `message`. */
  message?: string;
  /** Finds the request in the log of our own server; only where the fault is its own. */
  requestId?: string;
};
export type DoneMessage = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
};
export type JobAlertForm = {
  /** Search words; text. */
  keyword?: string;
  /** City, or `remote`; text. */
  location?: string;
  /** Only jobs of this kind. */
  type?: WantedType;
  /** Only jobs of this career level. */
  level?: WantedLevel;
  /** Only jobs that can be done from anywhere. */
  remote?: 'true';
  /** Only jobs of this category; plain text. */
  category?: string;
  /** Only jobs that so much experience is right for; whole years. */
  experience?: number;
  /** Only jobs that tell a salary that reaches this; rupees a year. */
  salary?: WantedSalary;
  /** How often they are mailed. */
  frequency: AlertFrequency;
};
