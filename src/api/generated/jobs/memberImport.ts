// Generated from openapi/jobs.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['Member'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      importMembers: build.mutation<ImportMembersApiResponse, ImportMembersApiArg>({
        query: (queryArg) => ({ url: `/api/members/import`, method: 'POST', body: queryArg }),
        invalidatesTags: ['Member'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as memberImportSlice };
export type ImportMembersApiResponse = /** status 200 What was done, or would be. */ ImportReport;
export type ImportMembersApiArg = MemberImport;
export type ImportProblem = {
  /** The line of the file, from 1. */
  line: number;
  /** What is wrong; a sentence for people. */
  problem: string;
};
export type MemberRole = 'member' | 'admin';
export type MemberState = 'active' | 'deactivated';
export type ImportLine = {
  /** The line of the file, from 1. */
  line: number;
  /** Whether the member is new. */
  does: 'adds' | 'changes';
  /** Name; plain text. */
  name: string;
  /** E-mail address that codes for the login are mailed to. */
  email: string;
  /** What the member may do. */
  role: MemberRole;
  /** Whether the member can log in. */
  state: MemberState;
};
export type ImportReport = {
  /** Always true. */
  success?: boolean;
  /** A sentence for people. */
  message: string;
  /** Whether it was done. */
  applied: boolean;
  /** Lines with a member. */
  rows: number;
  /** Members that are new. */
  added: number;
  /** Members that are known and differ. */
  changed: number;
  /** Members that are as the table says. */
  unchanged: number;
  /** Lines with a mistake. */
  wrong: number;
  /** The first mistakes. */
  problems: ImportProblem[];
  /** The first lines that add or change a member. */
  sample: ImportLine[];
  /** Columns that mean nothing here. */
  ignoredColumns: string[];
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
export type MemberImport = {
  /** Comma-, semicolon- or tab-separated values; the first line names the columns. */
  csv: string;
  /** Whether to do it; else it is only checked. */
  apply: boolean;
};
