import type { FastifyReply, FastifyRequest } from 'fastify';
import { closingOf } from '../../../shared/jobState.ts';
import { dayInIndia, type Day } from '../../../shared/days.ts';
import { unwrapList } from '../../../shared/values.ts';
import type { Contract, Operation } from '../../platform/contract/load.ts';
import type { Member } from '../../platform/contract/types.ts';
import { getValidators } from '../../platform/contract/validators.ts';
import { closedJobError, jobNotFoundError } from '../../jobs/data/caller.ts';
import { selectQuery, splitAddress, type ProviderCapabilities } from '../proxy/providerCapabilities.ts';
import type { PublicReads, Target } from '../proxy/publicReads.ts';
import { badResponseError, parseJson } from '../../platform/security/responseBody.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { JobFiles } from './jobFiles.ts';
import { extractJob, isJob, isOnBoard, mayManage, toMemberJob, toVisitorJob, removeUpdatedAt, type ProviderJob } from './jobRow.ts';
import { slicePage, isListOperation, selections, type ListOperation, type ListQuery } from './selections.ts';

export interface JobListOptions {
  contract: Contract;
  capabilities: ProviderCapabilities;
  findMember(request: FastifyRequest): Promise<Member | null>;
  files: JobFiles;
  clock(): Date;
}

/**
 * Creates a handler of a provider's lists of jobs and applicants. Whatever the host sends, the board shows only published, open jobs
 * (JOBS-04), and callers without a session get masked contact data (JOBS-06). The handler also filters, sorts and pages, unless the host
 * does so.
 * @returns a function that responds and returns true, or returns false when the call must be forwarded unchanged; it throws HttpError
 */
export function createJobListHandler({ contract, capabilities, findMember, files, clock }: JobListOptions) {
  const validators = getValidators(contract);
  const queryChecks = new Map(
    contract.operations.map((operation) => [operation.operationId, validators.getParametersCheck(operation, 'query')] as const),
  );
  const allJobsOperation = contract.operations.find(({ operationId }) => operationId === 'listAllJobs');
  /** Parsed bodies of cached responses, because parsing a long list takes some ten milliseconds. */
  const parsedBodies = new WeakMap<Buffer, unknown>();

  function parseBody(body: Buffer): unknown {
    if (!parsedBodies.has(body)) parsedBodies.set(body, parseJson(body.toString('utf8'))?.value);
    return parsedBodies.get(body);
  }

  /** Returns the parameters of a call, converted to the contract's types. @throws HttpError 400 */
  function readQuery({ operationId }: Operation, query: URLSearchParams): ListQuery {
    const values: Record<string, string> = Object.fromEntries([...query].filter(([, value]) => value !== ''));
    queryChecks.get(operationId)?.(values);
    return values;
  }

  /** Returns the operation's id if its response is changed here; undefined if the call is forwarded unchanged, or refused elsewhere. */
  function findListOperationId(operation: Operation): ListOperation | undefined {
    const { operationId, security, method } = operation;
    if (method !== 'GET' || !isListOperation(operationId)) return undefined;
    const isSupported = capabilities.includes(operation);
    // Categories can be counted here when the host returns whole lists.
    if (operationId === 'listJobCategories') return isSupported || capabilities.supportsListParameters ? undefined : operationId;
    return isSupported && (security === 'optional' || !capabilities.supportsListParameters || !capabilities.hasFiles)
      ? operationId
      : undefined;
  }

  /** Returns the call to the host whose response has the rows. */
  function findSource(operation: Operation, { path, query }: Target): { operation: Operation; target: Target } {
    const selectedQuery = selectQuery(operation, query, capabilities);
    const { operationId } = operation;
    // The documented `jobByStatus` lists pending jobs only, so published ones are selected from the whole board.
    const isPublishedList =
      operationId === 'listJobsByStatus' && selectedQuery.get('status') === 'published' && !capabilities.supportsListParameters;
    if (isPublishedList) selectedQuery.delete('status');
    const needsWholeBoard =
      isPublishedList || operationId === 'listJobCategories' || (operationId === 'searchJobs' && selectedQuery.size === 0);
    return needsWholeBoard && allJobsOperation !== undefined
      ? { operation: allJobsOperation, target: { path: allJobsOperation.path, query: selectedQuery } }
      : { operation, target: { path, query: selectedQuery } };
  }

  /** Removes from a row what the caller may not see of its job. An application has its job in `jobId`. */
  function redactRow(row: unknown, member: Member | null): unknown {
    if (!isJob(row)) return row;
    if (member !== null && !('jobTitle' in row)) return 'jobId' in row ? { ...row, jobId: redactRow(row.jobId, member) } : row;
    const job = capabilities.recordsChanges ? row : removeUpdatedAt(row);
    if (member === null) return toVisitorJob(job);
    return mayManage(job, member) ? job : toMemberJob(job, member);
  }

  function createResponse(
    { operationId: id, security }: Operation & { operationId: ListOperation },
    value: unknown,
    query: ListQuery,
    member: Member | null,
  ): { body: unknown; headers: Record<string, string> } {
    const today = dayInIndia(clock());
    const toCallerRow = (row: unknown): unknown => files.replaceFileAddresses(redactRow(row, member), member);
    if (id === 'getJob') {
      const job = extractJob(value);
      if (member === null || !mayManage(job, member)) requireOnBoard(job, today);
      return { body: toCallerRow(job), headers: {} };
    }
    const rows = unwrapList(value);
    if (rows === undefined) throw badResponseError(200, false);
    // The host has already selected the page. Only jobs that must not be on the board are left out.
    if (capabilities.supportsListParameters) {
      const allowedRows = security === 'optional' ? rows.filter((row) => isJob(row) && isOnBoard(row, today)) : rows;
      return { body: allowedRows.map(toCallerRow), headers: {} };
    }
    const selectedRows = selections[id](rows, query, today);
    if (id === 'listJobCategories') return { body: selectedRows, headers: {} };
    const page = slicePage(selectedRows, query);
    return {
      body: page.rows.map(toCallerRow),
      headers: { 'x-total-count': String(selectedRows.length), ...(page.next === null ? {} : { 'x-next-cursor': page.next }) },
    };
  }

  return async (request: FastifyRequest, reply: FastifyReply, operation: Operation, publicReads: PublicReads): Promise<boolean> => {
    const id = findListOperationId(operation);
    if (id === undefined) return false;
    const url = splitAddress(request.url);
    const query = readQuery(operation, url.query);
    const member = await findMember(request);
    const isVisitor = operation.security === 'optional' && member === null;
    const source = findSource(operation, url);
    const result = await (isVisitor ? publicReads.read : publicReads.readWithSession)(request, source.operation, source.target);
    if (result.kind === 'forward') throw new HttpError(503, getStatusMessage(503));
    if (result.kind !== 'content') {
      publicReads.send(request, reply, operation, result);
      return true;
    }
    const { body, headers } = createResponse({ ...operation, operationId: id }, parseBody(result.response.body), query, member);
    // The host's `ETag` and `Last-Modified` describe the whole list.
    const { etag: _etag, 'last-modified': _modified, ...otherHeaders } = result.response.headers;
    const response = { ...result.response, headers: { ...otherHeaders, ...headers }, body: Buffer.from(JSON.stringify(body)) };
    publicReads.send(request, reply, operation, { ...result, response });
    return true;
  };
}

/** Throws HttpError 410 for a closed job, 404 for any other that is not on the board. */
function requireOnBoard(job: ProviderJob, today: Day): void {
  if (!isOnBoard(job, today)) throw job.status === 'published' ? closedJobError(closingOf(job)?.reason ?? null) : jobNotFoundError();
}
