import type { BuiltHandlers } from '../contract/operations.ts';
import type { Deps } from '../deps.ts';
import { jobBoard } from './board.ts';
import { createApplicants } from './applicants.ts';
import { createApplying } from './applying.ts';
import { createFileReading } from './fileReading.ts';
import { createModeration } from './moderation.ts';
import { createPosting } from './posting.ts';
import { sendFile } from './sendFile.ts';
import { sendList } from './sendList.ts';

/** The job board by operationId of `openapi/jobs.yaml`, `checkUser` aside: HTTP only, the rules are in the service. */
export function jobsHandlers(deps: Deps): Omit<BuiltHandlers<'jobs'>, 'checkUser'> {
  const { service } = jobBoard(deps);
  const posting = createPosting(deps);
  const moderation = createModeration(deps);
  const applying = createApplying(deps);
  const applicants = createApplicants(deps);
  const reading = createFileReading(deps);
  return {
    listAllJobs: ({ member, query }, reply) => sendList(reply, query, (page) => service.all(member, page)),
    searchJobs: ({ member, query }, reply) => sendList(reply, query, (page) => service.search(member, query, page)),
    getJob: ({ member, params }) => service.one(member, params.id),
    listJobsByStatus: ({ member, query }, reply) => sendList(reply, query, (page) => service.byStatus(member, query.status, page)),
    listJobsCreatedByUser: ({ member, query }, reply) => sendList(reply, query, (page) => service.createdBy(member, query.userId, page)),
    listJobsAppliedByUser: ({ member, query }, reply) => sendList(reply, query, (page) => service.appliedBy(member, query.userId, page)),
    postJob: async ({ member, body, uploads }) => done(await posting.post(member, body, uploads.jobDescription)),
    updateJob: async ({ member, params, body, uploads }) => {
      const { 'jobQualification[]': jobQualification, 'skills[]': skills, ...rest } = body;
      return done(await posting.update(member, params.id, { ...rest, jobQualification, skills }, uploads.jobDescription));
    },
    updateJobStatus: async ({ member, body }) => done(await moderation.decide(member, body)),
    applyForJob: async ({ member, body, uploads }) => done(await applying.apply(member, body, uploads.cv)),
    listApplicants: ({ member, params }) => applicants.list(member, params.jobId, {}),
    searchApplicants: ({ member, params, query }) => applicants.list(member, params.jobId, query),
    getFile: async ({ member, params }, reply) => sendFile(reply, await reading.open(member, params.fileId)),
  };
}

function done(message: string): { success: true; message: string } {
  return { success: true, message };
}
