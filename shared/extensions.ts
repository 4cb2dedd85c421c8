import type { BoardOperations } from './operations/board.ts';
import type { PeopleOperations } from './operations/people.ts';

/**
 * Features of a job backend that the chapter's documents do not describe: the calls of `openapi/board.yaml` and `openapi/people.yaml`, and
 * what `openapi/jobs.yaml` marks as `x-extension`. The embedded backend has all of them. A provider's backend has those that the setting
 * `JOBS_EXTENSIONS` lists. Pages do not offer a feature that the backend lacks.
 */
export const EXTENSIONS = [
  'alerts',
  'applicantExport',
  'closing',
  'cvRetention',
  'employer',
  'erasure',
  'files',
  'jobCategories',
  'jobChanges',
  'jobCounts',
  'lists',
  'members',
  'ownData',
  'pdus',
  'profile',
  'reminders',
  'renewal',
  'savedJobs',
  'sessions',
  'similarJobs',
  'stages',
  'withdrawal',
] as const;

export type Extension = (typeof EXTENSIONS)[number];

type ExtensionOperation = keyof BoardOperations | keyof PeopleOperations;

/** The extension of each operation that the chapter's documents do not describe. Leaving out such an operation is a type error. */
export const EXTENSION_OF: Readonly<Record<ExtensionOperation, Extension>> = {
  countJobsByStatus: 'jobCounts',
  withdrawApplication: 'withdrawal',
  getJobSentBack: 'jobChanges',
  listJobCategories: 'jobCategories',
  listSimilarJobs: 'similarJobs',
  listSavedJobs: 'savedJobs',
  listSavedJobIds: 'savedJobs',
  saveJob: 'savedJobs',
  unsaveJob: 'savedJobs',
  listJobAlerts: 'alerts',
  createJobAlert: 'alerts',
  deleteJobAlert: 'alerts',
  renewJob: 'renewal',
  closeJob: 'closing',
  reopenJob: 'closing',
  exportApplicants: 'applicantExport',
  updateStage: 'stages',
  getFile: 'files',
  updateProfile: 'profile',
  downloadOwnData: 'ownData',
  requestErasure: 'erasure',
  eraseMember: 'erasure',
  listOwnSessions: 'sessions',
  endOwnSession: 'sessions',
  endOtherSessions: 'sessions',
  getOwnPdus: 'pdus',
  setPduCycle: 'pdus',
  markAttended: 'pdus',
  exportPdus: 'pdus',
  getAttendanceCode: 'pdus',
  listEventsOfInterest: 'reminders',
  addEventOfInterest: 'reminders',
  removeEventOfInterest: 'reminders',
  getReminders: 'reminders',
  setReminders: 'reminders',
  listMembers: 'members',
  addMember: 'members',
  updateMember: 'members',
  exportMembers: 'members',
  importMembers: 'members',
};
