import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers, Member } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../security/httpError.ts';
import { jobBoard } from './board.ts';
import type { JobStatus } from './schema.ts';
import type { Page, PageQuery } from './service.ts';

interface ListQuery extends PageQuery {
  userId?: string;
  status?: JobStatus;
  keyword?: string;
  location?: string;
}

/** The query of a request; the contract has checked and coerced it before a handler runs. */
function queryOf(request: FastifyRequest): ListQuery {
  return request.query as ListQuery;
}

/** The caller of an operation that needs a session. */
function memberOf(request: FastifyRequest): Member {
  if (!request.member) throw new HttpError(401, 'Please log in first');
  return request.member;
}

/** Answers a list as a bare array, as the documents have it; our paging goes into headers beside it. */
function sendPage<T>(reply: FastifyReply, page: Page<T>): T[] {
  reply.header('x-total-count', String(page.total));
  if (page.next !== null) reply.header('x-next-cursor', page.next);
  return page.items;
}

/** The reads of the job board by operationId of `openapi/jobs.yaml`: HTTP only, the rules are in the service. */
export function jobsHandlers(deps: Deps): Handlers {
  const { service } = jobBoard(deps);
  return {
    listAllJobs: async (request, reply) => sendPage(reply, await service.all(request.member, queryOf(request))),
    searchJobs: async (request, reply) => {
      const query = queryOf(request);
      return sendPage(reply, await service.search(request.member, query, query));
    },
    getJob: (request) => service.one(request.member, (request.params as { id: string }).id),
    listJobsByStatus: async (request, reply) => {
      const query = queryOf(request);
      return sendPage(reply, await service.byStatus(memberOf(request), query.status, query));
    },
    listJobsCreatedByUser: async (request, reply) => {
      const query = queryOf(request);
      return sendPage(reply, await service.createdBy(memberOf(request), query.userId, query));
    },
    listJobsAppliedByUser: async (request, reply) => {
      const query = queryOf(request);
      return sendPage(reply, await service.appliedBy(memberOf(request), query.userId, query));
    },
  };
}
