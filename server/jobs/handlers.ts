import type { FastifyReply } from 'fastify';
import { removeListMarks } from '../../shared/jobFields.ts';
import type { JobPostForm } from '../../shared/operations/jobs.ts';
import type { BuiltHandlers } from '../contract/operations.ts';
import type { Deps } from '../deps.ts';
import type { DirectoryOperation } from '../members/directoryHandlers.ts';
import { createJobAlerts } from './alerts.ts';
import { jobBoard } from './board.ts';
import { createApplicants } from './applicants.ts';
import { createApplying } from './applying.ts';
import { createFileReading } from './fileReading.ts';
import { createModeration } from './moderation.ts';
import { createPosting } from './posting.ts';
import { createSentBack } from './sentBack.ts';
import { createRenewal } from './renewal.ts';
import { createSavedJobs } from './saved.ts';
import { sendFile } from './sendFile.ts';
import { sendList } from './sendList.ts';
import { sendTable } from '../sendTable.ts';
import { createStages } from './stages.ts';

/** Operations of `openapi/jobs.yaml` on units earned at events, which are handled in `server/pdus`. */
type AboutPdus = 'getOwnPdus' | 'setPduCycle' | 'markAttended' | 'exportPdus' | 'getAttendanceCode';

/** Operations about members, which are handled elsewhere. */
type AboutMembers = 'checkUser' | 'downloadOwnData' | 'requestErasure' | 'eraseMember' | DirectoryOperation;

/** Maximum of a sorted list, the one of `limit`. */
const MAX_SORTED = 100;

/** HTTP handlers of the job board by operationId; the rules are in the service. */
export function jobsHandlers(deps: Deps): Omit<BuiltHandlers<'jobs'>, AboutMembers | AboutPdus> {
  const { service } = jobBoard(deps);
  const posting = createPosting(deps);
  const moderation = createModeration(deps);
  const sentBack = createSentBack(deps);
  const applying = createApplying(deps);
  const applicants = createApplicants(deps);
  const stages = createStages(deps);
  const saved = createSavedJobs(deps);
  const alerts = createJobAlerts(deps);
  const renewal = createRenewal(deps);
  const reading = createFileReading(deps);
  return {
    listAllJobs: ({ member, query }, reply) => sendList(reply, query, (page) => service.all(member, page)),
    searchJobs: ({ member, query }, reply) => sendList(reply, limitSorted(query), (page) => service.search(member, query, page)),
    listJobCategories: () => service.categories(),
    listSimilarJobs: ({ member, params }) => service.similar(member, params.id),
    listSavedJobs: ({ member }) => saved.list(member),
    listSavedJobIds: ({ member }) => saved.ids(member),
    saveJob: async ({ member, params }) => done(await saved.save(member, params.id)),
    unsaveJob: async ({ member, params }) => done(await saved.forget(member, params.id)),
    listJobAlerts: ({ member }) => alerts.list(member),
    createJobAlert: async ({ member, body }) => done(await alerts.create(member, body)),
    deleteJobAlert: async ({ member, params }) => done(await alerts.remove(member, params.alertId)),
    renewJob: async ({ member, params }) => done(await renewal.renew(member, params.id)),
    getJob: ({ member, params }) => service.one(member, params.id),
    listJobsByStatus: ({ member, query }, reply) => sendList(reply, query, (page) => service.byStatus(member, query.status, page)),
    listJobsCreatedByUser: ({ member, query }, reply) => sendList(reply, query, (page) => service.createdBy(member, query.userId, page)),
    listJobsAppliedByUser: ({ member, query }, reply) => sendList(reply, query, (page) => service.appliedBy(member, query.userId, page)),
    postJob: async ({ member, body, uploads }) => done(await posting.post(member, body, uploads.jobDescription)),
    updateJob: async ({ member, params, body, uploads }) =>
      done(await posting.update(member, params.id, removeListMarks<JobPostForm>(body), uploads.jobDescription)),
    countJobsByStatus: ({ member }) => service.counts(member),
    updateJobStatus: async ({ member, body }) => ({ success: true, ...(await moderation.decide(member, body)) }),
    getJobSentBack: ({ member, params }) => sentBack.read(member, params.id),
    applyForJob: async ({ member, body, uploads }) => done(await applying.apply(member, body, uploads.cv)),
    withdrawApplication: async ({ member, params }) => done(await applying.withdraw(member, params.jobId)),
    listApplicants: async ({ member, params, query }, reply) => counted(reply, await applicants.list(member, params.jobId, query)),
    searchApplicants: async ({ member, params, query }, reply) => counted(reply, await applicants.list(member, params.jobId, query)),
    exportApplicants: async ({ member, params, query }, reply) =>
      sendTable(reply, 'applicants', await applicants.table(member, params.jobId, query)),
    updateStage: async ({ member, params, body }) => done(await stages.set(member, params.applicationId, body)),
    getFile: async ({ member, params }, reply) => sendFile(reply, await reading.open(member, params.fileId)),
  };
}

/** Returns a query whose sorted list has a limit: each part of a complete one would sort every match again. */
function limitSorted<T extends { sort?: string; limit?: number }>(query: T): T {
  return query.sort === undefined ? query : { ...query, limit: query.limit ?? MAX_SORTED };
}

/** Returns the rows and sets the total in a header (decision 002). */
function counted<T>(reply: FastifyReply, { items, total }: { items: T[]; total: number }): T[] {
  reply.header('x-total-count', String(total));
  return items;
}

function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
