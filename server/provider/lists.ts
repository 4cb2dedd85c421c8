import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayInIndia, type Day } from '../../shared/days.ts';
import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { Contract, Operation } from '../contract/load.ts';
import { isRecord } from '../contract/pointer.ts';
import type { Member } from '../contract/types.ts';
import { createValidators } from '../contract/validators.ts';
import { wantedFacets } from '../jobs/facets.ts';
import { closedJobError, missingJobError } from '../jobs/jobErrors.ts';
import { selectQuery, splitAddress, type Documented } from '../proxy/documented.ts';
import type { PublicReads, Target } from '../proxy/publicReads.ts';
import { badResponseError, parseJson } from '../proxy/responseBody.ts';
import { statusMessage } from '../security/errors.ts';
import { HttpError } from '../security/httpError.ts';
import { sortApplicants, type ProviderApplicant } from './applicantRows.ts';
import { categoryOf, fitsFilters, isOnBoard, toVisitorJob, type ProviderJob } from './jobRow.ts';

/** The operations whose responses are changed. */
type ListOperation =
  | 'listAllJobs'
  | 'searchJobs'
  | 'listJobCategories'
  | 'getJob'
  | 'listJobsByStatus'
  | 'listJobsCreatedByUser'
  | 'listJobsAppliedByUser'
  | 'listApplicants'
  | 'searchApplicants';

/** All parameters that these operations may have. */
type Query = JobsOperations['searchJobs']['query'] &
  JobsOperations['searchApplicants']['query'] &
  JobsOperations['listJobsByStatus']['query'];

/** Returns the rows of a list that fit a query, in order. */
type Select = (rows: readonly unknown[], query: Query, today: Day) => unknown[];

const isJob = (row: unknown): row is ProviderJob => isRecord(row);
const isApplicant = (row: unknown): row is ProviderApplicant => isRecord(row);

const selectOnBoard: Select = (rows, query, today) => {
  const wanted = wantedFacets(query, today);
  return rows.filter((row) => isJob(row) && isOnBoard(row, today) && fitsFilters(row, wanted));
};

const allRows: Select = (rows) => [...rows];

const selectApplicants: Select = (rows, query) => sortApplicants(rows.filter(isApplicant), query);

/** What this site does itself where the host returns whole lists. */
const selections: Readonly<Record<ListOperation, Select>> = {
  listAllJobs: selectOnBoard,
  searchJobs: selectOnBoard,
  getJob: selectOnBoard,
  listJobCategories: (rows, query, today) => countCategories(selectOnBoard(rows, query, today).filter(isJob)),
  listJobsByStatus: (rows, { status }) => rows.filter((row) => status === undefined || (isJob(row) && row.status === status)),
  listJobsCreatedByUser: allRows,
  listJobsAppliedByUser: allRows,
  listApplicants: selectApplicants,
  searchApplicants: selectApplicants,
};

const isListOperation = (id: string): id is ListOperation => id in selections;

function countCategories(jobs: readonly ProviderJob[]): { name: string; jobs: number }[] {
  const counts = new Map<string, number>();
  for (const job of jobs) counts.set(categoryOf(job), (counts.get(categoryOf(job)) ?? 0) + 1);
  counts.delete('');
  return [...counts].map(([name, count]) => ({ name, jobs: count })).toSorted((one, other) => other.jobs - one.jobs);
}

/** Returns one page of a list; its cursor is the number of rows before the page. */
function cutPage(rows: readonly unknown[], { limit = Infinity, page = 1, cursor }: Query): { rows: unknown[]; next: string | null } {
  const start = cursor === undefined ? (limit === Infinity ? 0 : (page - 1) * limit) : Number(cursor);
  if (!Number.isSafeInteger(start) || start < 0) throw new HttpError(400, 'This cursor is not valid; start again from the first page');
  const end = start + limit;
  return { rows: rows.slice(start, end), next: end < rows.length ? String(end) : null };
}

/** Returns the list in a response: bare, or under `data` (D-22); undefined when there is none. */
function findRows(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === false || value === '' || value === null) return [];
  return isRecord(value) && 'data' in value ? findRows(value.data) : undefined;
}

/** What `createJobLists` needs. */
export interface JobListOptions {
  contract: Contract;
  documented: Documented;
  /** Returns the member whose live session came with a request. */
  findMember(request: FastifyRequest): Promise<Member | null>;
  clock(): Date;
}

/**
 * Returns a handler of a provider's lists of jobs and applicants. Whatever the host sends, the board has published, open jobs only
 * (JOBS-04), and callers without a session get masked contact data (JOBS-06). Filters, sorting and paging are done here unless the
 * host has them.
 * @returns a function that responds, or returns false when the call is to be forwarded as it is; it throws HttpError
 */
export function createJobLists({ contract, documented, findMember, clock }: JobListOptions) {
  const validators = createValidators(contract);
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  const allJobs = operations.get('listAllJobs');
  /** Rows of cached responses, because parsing a long list takes some ten milliseconds. */
  const parsed = new WeakMap<Buffer, unknown>();

  function parse(body: Buffer): unknown {
    if (!parsed.has(body)) parsed.set(body, parseJson(body.toString('utf8'))?.value);
    return parsed.get(body);
  }

  function readQuery(operation: Operation, query: URLSearchParams): Query {
    const values: Record<string, string> = Object.fromEntries([...query].filter(([, value]) => value !== ''));
    validators.parameters(operation, 'query')?.(values);
    return values;
  }

  /** Returns what the host is asked in place of a request. */
  function sourceOf(operation: Operation, { path, query }: Target): { operation: Operation; target: Target } {
    const selected = selectQuery(operation, query, documented);
    const isWholeBoard = operation.operationId === 'listJobCategories' || (operation.operationId === 'searchJobs' && selected.size === 0);
    return isWholeBoard && allJobs !== undefined
      ? { operation: allJobs, target: { path: allJobs.path, query: selected } }
      : { operation, target: { path, query: selected } };
  }

  function show(
    operation: Operation,
    value: unknown,
    query: Query,
    isVisitor: boolean,
  ): { body: unknown; headers: Record<string, string> } {
    const today = dayInIndia(clock());
    const forCaller = (row: unknown): unknown => (isVisitor && isJob(row) ? toVisitorJob(row) : row);
    if (operation.operationId === 'getJob') return { body: forCaller(findOpenJob(value, today)), headers: {} };
    const rows = findRows(value);
    if (rows === undefined || !isListOperation(operation.operationId)) throw badResponseError(200, false);
    if (documented.listParameters) return { body: rows.filter((row) => isJob(row) && isOnBoard(row, today)).map(forCaller), headers: {} };
    const all = selections[operation.operationId](rows, query, today);
    if (operation.operationId === 'listJobCategories') return { body: all, headers: {} };
    const page = cutPage(all, query);
    return {
      body: page.rows.map(forCaller),
      headers: { 'x-total-count': String(all.length), ...(page.next === null ? {} : { 'x-next-cursor': page.next }) },
    };
  }

  return async (request: FastifyRequest, reply: FastifyReply, operation: Operation, reads: PublicReads): Promise<boolean> => {
    if (!isListOperation(operation.operationId) || request.method !== 'GET') return false;
    const isPublic = operation.security === 'optional';
    if (documented.listParameters && (!isPublic || operation.operationId === 'listJobCategories')) return false;
    const asked = splitAddress(request.url);
    const query = readQuery(operation, asked.query);
    const member = isPublic ? await findMember(request) : undefined;
    if (member && operation.operationId === 'getJob') return false;
    const source = sourceOf(operation, asked);
    const isVisitor = member === null;
    const result = isVisitor
      ? await reads.read(request, source.operation, source.target)
      : await reads.readWithSession(request, source.target);
    if (result.kind === 'forward') throw new HttpError(503, statusMessage(503), { 'retry-after': '5' });
    if (result.kind !== 'content') {
      reads.send(request, reply, operation, result);
      return true;
    }
    const { body, headers } = show(operation, parse(result.response.body), query, isVisitor);
    // The host's tag stands for the whole list.
    const { etag: _etag, 'last-modified': _modified, ...otherHeaders } = result.response.headers;
    const response = { ...result.response, headers: { ...otherHeaders, ...headers }, body: Buffer.from(JSON.stringify(body)) };
    reads.send(request, reply, operation, { ...result, response });
    return true;
  };
}

/** Returns the job in a response when it is on the board. @throws HttpError 404 or 410 */
function findOpenJob(value: unknown, today: Day): ProviderJob {
  const job = [value, isRecord(value) ? value.data : undefined].find((one): one is ProviderJob => isJob(one) && '_id' in one);
  if (job === undefined) throw badResponseError(200, false);
  if (isOnBoard(job, today)) return job;
  throw job.status === 'published' ? closedJobError() : missingJobError();
}
