import type { BuiltHandlers } from '../contract/operations.ts';
import type { Deps } from '../deps.ts';
import { jobBoard } from './board.ts';
import { sendList } from './sendList.ts';

/** The job board by operationId of `openapi/jobs.yaml`, `checkUser` aside: HTTP only, the rules are in the service. */
export function jobsHandlers(deps: Deps): Omit<BuiltHandlers<'jobs'>, 'checkUser'> {
  const { service } = jobBoard(deps);
  return {
    listAllJobs: ({ member, query }, reply) => sendList(reply, query, (page) => service.all(member, page)),
    searchJobs: ({ member, query }, reply) => sendList(reply, query, (page) => service.search(member, query, page)),
    getJob: ({ member, params }) => service.one(member, params.id),
    listJobsByStatus: ({ member, query }, reply) => sendList(reply, query, (page) => service.byStatus(member, query.status, page)),
    listJobsCreatedByUser: ({ member, query }, reply) => sendList(reply, query, (page) => service.createdBy(member, query.userId, page)),
    listJobsAppliedByUser: ({ member, query }, reply) => sendList(reply, query, (page) => service.appliedBy(member, query.userId, page)),
  };
}
