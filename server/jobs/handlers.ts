import type { FastifyReply } from 'fastify';
import { removeListMarks } from '../../shared/jobFields.ts';
import type { JobPostForm } from '../../shared/operations/jobs.ts';
import type { BuiltHandlers } from '../platform/contract/operations.ts';
import type { Deps } from './deps.ts';
import { createJobAlerts } from './notices/alerts.ts';
import { createApplicants } from './applications/applicants.ts';
import { createApplications } from './applications/applications.ts';
import { createFileReading, sendFile } from './fileReading.ts';
import { createJobClosing } from './board/closing.ts';
import { createModeration } from './moderation/moderation.ts';
import { createJobPosts } from './board/jobPosts.ts';
import { createSentBack } from './moderation/sentBack.ts';
import { createRenewal } from './notices/renewal.ts';
import { createSavedJobs } from './board/saved.ts';
import { sendList } from './board/sendList.ts';
import { sendCsv } from '../platform/lib/csv.ts';
import { createStages } from './applications/stages.ts';

/** Largest number of jobs in a sorted list: the contract's maximum of `limit`. */
const MAX_SORTED = 100;

/** Creates the handlers of the documented calls about jobs and applications, by operationId. */
export function createJobsHandlers(deps: Deps): BuiltHandlers<'jobs', 'Job' | 'Applicant'> {
  const { service } = deps.board;
  const jobPosts = createJobPosts(deps);
  const moderation = createModeration(deps);
  const applications = createApplications(deps);
  const applicants = createApplicants(deps);
  return {
    listAllJobs: ({ member, query }, reply) => sendList(reply, query, (page) => service.listOpen(member, page)),
    searchJobs: ({ member, query }, reply) => sendList(reply, limitSorted(query), (page) => service.search(member, query, page)),
    getJob: ({ member, params }) => service.get(member, params.id),
    listJobsByStatus: ({ member, query }, reply) => sendList(reply, query, (page) => service.listByStatus(member, query.status, page)),
    listJobsCreatedByUser: ({ member, query }, reply) =>
      sendList(reply, query, (page) => service.listCreatedBy(member, query.userId, page)),
    listJobsAppliedByUser: ({ member, query }, reply) =>
      sendList(reply, query, (page) => service.listAppliedBy(member, query.userId, page)),
    postJob: async ({ member, body, uploads }) => toResult(await jobPosts.post(member, body, uploads.jobDescription)),
    updateJob: async ({ member, params, body, uploads }) =>
      toResult(await jobPosts.update(member, params.id, removeListMarks<JobPostForm>(body), uploads.jobDescription)),
    updateJobStatus: async ({ member, body }) => ({ success: true, ...(await moderation.decide(member, body)) }),
    applyForJob: async ({ member, body, uploads }) => toResult(await applications.apply(member, body, uploads.cv)),
    listApplicants: async ({ member, params, query }, reply) => withTotal(reply, await applicants.list(member, params.jobId, query)),
    searchApplicants: async ({ member, params, query }, reply) => withTotal(reply, await applicants.list(member, params.jobId, query)),
  };
}

/** Creates the handlers of our own calls of the job board, by operationId. */
export function createBoardHandlers(deps: Deps): BuiltHandlers<'board'> {
  const { service } = deps.board;
  const sentBack = createSentBack(deps);
  const applications = createApplications(deps);
  const applicants = createApplicants(deps);
  const stages = createStages(deps);
  const saved = createSavedJobs(deps);
  const alerts = createJobAlerts(deps);
  const renewal = createRenewal(deps);
  const closing = createJobClosing(deps);
  const fileReading = createFileReading(deps);
  return {
    listJobCategories: () => service.listCategories(),
    listSimilarJobs: ({ member, params }) => service.listSimilar(member, params.id),
    listSavedJobs: ({ member }) => saved.list(member),
    listSavedJobIds: ({ member }) => saved.listIds(member),
    saveJob: async ({ member, params }) => toResult(await saved.save(member, params.id)),
    unsaveJob: async ({ member, params }) => toResult(await saved.remove(member, params.id)),
    listJobAlerts: ({ member }) => alerts.list(member),
    createJobAlert: async ({ member, body }) => toResult(await alerts.create(member, body)),
    deleteJobAlert: async ({ member, params }) => toResult(await alerts.remove(member, params.alertId)),
    renewJob: async ({ member, params }) => toResult(await renewal.renew(member, params.id)),
    closeJob: async ({ member, params, body }) => ({ success: true, ...(await closing.close(member, params.id, body.reason)) }),
    reopenJob: async ({ member, params, body }) => toResult(await closing.reopen(member, params.id, body.closedAt)),
    countJobsByStatus: ({ member }) => service.countByStatus(member),
    getJobSentBack: ({ member, params }) => sentBack.read(member, params.id),
    withdrawApplication: async ({ member, params }) => toResult(await applications.withdraw(member, params.jobId)),
    exportApplicants: async ({ member, params, query }, reply) =>
      sendCsv(reply, 'applicants', await applicants.exportCsv(member, params.jobId, query)),
    updateStage: async ({ member, params, body }) => toResult(await stages.set(member, params.applicationId, body)),
    getFile: async ({ member, params }, reply) => sendFile(reply, await fileReading.open(member, params.fileId)),
  };
}

/** Sets a limit for a sorted list that has none. Lists without a limit are sent in chunks, and every chunk would sort all matches again. */
function limitSorted<T extends { sort?: string; limit?: number }>(query: T): T {
  return query.sort === undefined ? query : { ...query, limit: query.limit ?? MAX_SORTED };
}

/** Returns the rows and sets the total in a header (decision 002). */
function withTotal<T>(reply: FastifyReply, { items, total }: { items: T[]; total: number }): T[] {
  reply.header('x-total-count', String(total));
  return items;
}

function toResult(message: string): { success: true; message: string } {
  return { success: true, message };
}
