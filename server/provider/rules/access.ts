import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../../platform/contract/load.ts';
import type { JobBackendOperations } from '../../platform/contract/operations.ts';
import type { Member } from '../../platform/contract/types.ts';
import { requireAdminCaller, requireOwnId, jobNotFoundError } from '../../jobs/data/caller.ts';
import { splitAddress } from '../proxy/providerCapabilities.ts';
import type { PublicReads } from '../proxy/publicReads.ts';
import { badResponseError, parseJson } from '../../platform/security/responseBody.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { extractJob, mayManage } from './jobRow.ts';
import { refuseOtherUserId } from './ownFields.ts';

type OperationId = keyof JobBackendOperations;

/** Operation by which the provider confirms a session. */
const SESSION_OPERATION: OperationId = 'checkUser';

const ADMIN_LISTS = new Set<string>(['listJobsByStatus', 'countJobsByStatus'] satisfies OperationId[]);

/** Operations that only a job's poster and admins may call, with the action for the message. Their paths end with the job's id. */
const OWNER_ONLY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    listApplicants: 'see who applied',
    searchApplicants: 'see who applied',
    exportApplicants: 'see who applied',
    updateJob: 'change it',
    renewJob: 'renew it',
    closeJob: 'close it',
    reopenJob: 'reopen it',
  } satisfies Partial<Record<OperationId, string>>),
);

export interface AccessOptions {
  contract: Contract;
  findMember(request: FastifyRequest): Promise<Member | null>;
}

/**
 * Creates a check of calls before they are forwarded, because the provider may not check them. It refuses calls that require a session but
 * have no confirmed one, calls about another member's jobs or data, and moderation by anyone but admins. A form is checked while it is
 * forwarded: the check replaces the request's body by a stream, which fails if the form is refused.
 * @returns a function that throws HttpError 400, 401, 403, 404 or 415 to refuse a call, HttpError 502 to 504 when the job cannot be read,
 *   and the error of `findMember` when the session cannot be confirmed
 */
export function createAccessCheck({ contract, findMember }: AccessOptions) {
  const getJobOperation = contract.operations.find(({ operationId }) => operationId === ('getJob' satisfies OperationId));

  /** Throws unless the member posted the job at the end of the request's path, or is an admin. */
  async function requireOwnJob(request: FastifyRequest, member: Member, action: string, publicReads: PublicReads): Promise<void> {
    if (member.role === 'admin') return;
    if (getJobOperation === undefined) throw jobNotFoundError();
    const id = splitAddress(request.url).path.split('/').at(-1) ?? '';
    const target = { path: getJobOperation.path.replace(/\{\w+\}/, id), query: new URLSearchParams() };
    const result = await publicReads.readWithSession(request, getJobOperation, target);
    if (result.kind === 'failed') throw result.error;
    if (result.kind === 'refused' && result.response.status >= 500) throw badResponseError(result.response.status, false);
    if (result.kind !== 'content') throw jobNotFoundError();
    const job = extractJob(parseJson(result.response.body.toString('utf8'))?.value);
    if (!mayManage(job, member)) throw new HttpError(403, `Only the member who posted a job, or an admin, can ${action}`);
  }

  return async (request: FastifyRequest, operation: Operation, publicReads: PublicReads): Promise<void> => {
    const { operationId, security, parameters, bodies } = operation;
    if (security !== 'required' || operationId === SESSION_OPERATION) return;
    const member = await findMember(request);
    if (member === null) throw new HttpError(401, getStatusMessage(401));
    if (ADMIN_LISTS.has(operationId)) requireAdminCaller(member);
    if (operationId === ('updateJobStatus' satisfies OperationId) && member.role !== 'admin')
      throw new HttpError(403, 'Only an admin can decide about jobs');
    const action = OWNER_ONLY.get(operationId);
    if (action !== undefined) await requireOwnJob(request, member, action, publicReads);
    if ('multipart/form-data' in bodies && request.body instanceof Readable)
      request.body = refuseOtherUserId(request.body, request.headers, member);
    if (parameters.some(({ name }) => name === 'userId')) requireOwnUserId(request, member);
  };
}

/** Throws HttpError 400 unless the query names one user id, and 403 when that is another member's. */
function requireOwnUserId(request: FastifyRequest, member: Member): void {
  const ids = splitAddress(request.url)
    .query.getAll('userId')
    .filter((id) => id !== '');
  for (const id of ids) requireOwnId(member, id);
  // Without the parameter, a provider may list the jobs of every member.
  if (ids.length !== 1) throw new HttpError(400, 'The parameter userId is required once.');
}
