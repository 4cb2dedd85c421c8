import type { FastifyReply } from 'fastify';
import type { BuiltHandlers } from '../contract/operations.ts';
import type { Deps } from '../deps.ts';
import { jobBoard } from './board.ts';
import type { Page } from './service.ts';

/** Answers a list as a bare array, as the documents have it; our paging goes into headers beside it. */
function sendPage<T>(reply: FastifyReply, page: Page<T>): T[] {
  reply.header('x-total-count', String(page.total));
  if (page.next !== null) reply.header('x-next-cursor', page.next);
  return page.items;
}

/** The job board by operationId of `openapi/jobs.yaml`, `checkUser` aside: HTTP only, the rules are in the service. */
export function jobsHandlers(deps: Deps): Omit<BuiltHandlers<'jobs'>, 'checkUser'> {
  const { service } = jobBoard(deps);
  return {
    listAllJobs: async ({ member, query }, reply) => sendPage(reply, await service.all(member, query)),
    searchJobs: async ({ member, query }, reply) => sendPage(reply, await service.search(member, query, query)),
    getJob: ({ member, params }) => service.one(member, params.id),
    listJobsByStatus: async ({ member, query }, reply) => sendPage(reply, await service.byStatus(member, query.status, query)),
    listJobsCreatedByUser: async ({ member, query }, reply) => sendPage(reply, await service.createdBy(member, query.userId, query)),
    listJobsAppliedByUser: async ({ member, query }, reply) => sendPage(reply, await service.appliedBy(member, query.userId, query)),
  };
}
