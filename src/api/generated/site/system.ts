// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.
import { baseApi as api } from '../../baseApi';
export const addTagTypes = ['System'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSystemState: build.query<GetSystemStateApiResponse, GetSystemStateApiArg>({
        query: () => ({ asMember: true, url: `/site/system` }),
        providesTags: ['System'],
      }),
      listSystemMails: build.query<ListSystemMailsApiResponse, ListSystemMailsApiArg>({
        query: () => ({ asMember: true, url: `/site/system/mails` }),
        providesTags: ['System'],
      }),
      sendMailAgain: build.mutation<SendMailAgainApiResponse, SendMailAgainApiArg>({
        query: (queryArg) => ({ asMember: true,
          url: `/site/system/mails/${encodeURIComponent(String(queryArg))}/again`,
          method: 'POST',
        }),
        invalidatesTags: ['System'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as systemSlice };
export type GetSystemStateApiResponse = /** status 200 How it does. */ SystemState;
export type GetSystemStateApiArg = void;
export type ListSystemMailsApiResponse = /** status 200 The mails. */ SystemMails;
export type ListSystemMailsApiArg = void;
export type SendMailAgainApiResponse = /** status 200 It is in the queue again. */ SystemDone;
export type SendMailAgainApiArg = /** The id of a mail. */ string;
export type SystemDatabase = {
  /** Which one it is. */
  kind: 'sqlite' | 'postgres';
  /** Its version. */
  version: string;
};
export type SystemFiles = {
  /** How many there are. */
  count: number;
  /** What they take. */
  bytes: number;
};
export type SystemStorage = {
  /** What is left on the disk of the data folder. */
  free: number;
  /** The size of that disk. */
  total: number;
  /** What the database takes. */
  database: number;
  /** Uploaded files. */
  files: SystemFiles;
};
export type SystemNightly = {
  /** From this full hour on, in India. */
  hour: number;
  /** So many are kept. */
  keep: number;
};
export type SystemBackup = {
  /** The name of its file. */
  file: string;
  /** When it was begun. */
  startedAt: string;
  /** Its size in bytes. */
  bytes: number;
  /** Whether the server made it by itself. */
  nightly: boolean;
};
export type SystemBackupFailure = {
  /** When it was begun. */
  startedAt: string;
  /** Why, in a sentence. */
  reason: string;
};
export type SystemBackups = {
  /** How the server makes one every night; absent: it does not. */
  nightly?: SystemNightly;
  /** The last one that was made, read back and compared; absent: there is none. */
  last?: SystemBackup;
  /** Why the last nightly one was not made; absent: it was. */
  failure?: SystemBackupFailure;
};
export type SystemContent = {
  /** Since when. */
  since: string;
  /** How many mistakes there are. */
  total: number;
  /** The first of them: file, line, column and a sentence. */
  mistakes: string[];
};
export type SystemStatement = {
  /** The statement, without its values. */
  text: string;
  /** How often it ran. */
  count: number;
  /** Milliseconds in sum. */
  totalMs: number;
  /** Milliseconds of one on average. */
  meanMs: number;
  /** Milliseconds of the longest. */
  longestMs: number;
};
export type SystemState = {
  /** The version of the product. */
  version: string;
  /** The commit that the site was built of; absent: it is not known. */
  commit?: string;
  /** The version of Node.js. */
  node: string;
  /** The database. */
  database: SystemDatabase;
  /** When the process that answers was started. */
  startedAt: string;
  /** How many processes serve on this machine. */
  processes: number;
  /** Room, in bytes. */
  storage: SystemStorage;
  /** The backups of the site. */
  backups: SystemBackups;
  /** Why the content is not shown as its files are; absent: it is. */
  content?: SystemContent;
  /** A statement that takes longer is told in the log; milliseconds, 0: none is. */
  slowMs: number;
  /** The statements that cost the database most, in sum or at once; the costliest in sum first. */
  statements: SystemStatement[];
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
export type SystemMail = {
  /** Its id. */
  id: string;
  /** Whom it is to, masked. */
  to: string;
  /** What it is about: a one-time code; an enquiry; what admins decided about a job; an application; a job alert; a job that closes; data that was erased. */
  kind: 'code' | 'enquiry' | 'decision' | 'application' | 'alert' | 'closing' | 'erased' | 'other';
  /** How often it was tried. */
  tries: number;
  /** When it was taken. */
  takenAt: string;
  /** When it is tried next; absent: it was given up. */
  nextAt?: string;
  /** When it was given up; absent: it was not, or nobody noted it. */
  failedAt?: string;
  /** What the mail server or the network said last, without addresses; absent: nothing yet. */
  reason?: string;
  /** Whether it can be sent again. */
  canSendAgain: boolean;
};
export type SystemMailGroup = {
  /** How many there are. */
  count: number;
  /** The first of them. */
  mails: SystemMail[];
};
export type SystemMails = {
  /** Whether a mail server is set; without one mail is kept in the local outbox. */
  sends: boolean;
  /** The mails of this state. */
  waiting: SystemMailGroup;
  /** The mails of this state. */
  failed: SystemMailGroup;
};
export type SystemDone = {
  /** Always true. */
  success: true;
  /** What was done, in a sentence. */
  message: string;
};
