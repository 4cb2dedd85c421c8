import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../platform/contract/pointer.ts';
import type { Operation } from '../../platform/contract/load.ts';
import type { OperationCall, Behaviour } from './behaviour.ts';

/** Length of each list by operationId. An empty list stays empty. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    listAllJobs: 2_000,
    searchJobs: 2_000,
    listJobsByStatus: 2_000,
    listJobsCreatedByUser: 200,
    listJobsAppliedByUser: 200,
    listSavedJobs: 100,
    listApplicants: 200,
    searchApplicants: 200,
    listUpcomingEvents: 50,
    listPastEvents: 50,
    listRelatedEvents: 50,
    listVolunteers: 200,
    listVideos: 200,
  }),
);

/** Largest `limit` of the contract, which covers the whole demo. */
const MAX_LIMIT = '100';

/** Copies of a record have ids of their own: a text id gets a suffix, a numeric id is increased by a multiple of `ID_STEP`. */
const COPY_ID = /^(.+)-c\d+$/;
const ID_STEP = 1_000_000;

/** Requested range of a long list. */
interface ListRange {
  from: number;
  limit: number;
}

const rangesByRequest = new WeakMap<FastifyRequest, ListRange>();
/** Ids of the copies that a request refers to, by the original's id. */
const copyIdsByRequest = new WeakMap<FastifyRequest, Map<string, string>>();

const isPaged = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'limit');

/** Makes a request ask for the whole list, and remembers the requested range for the response. Leaves an invalid limit to validation. */
function requestAllRows(request: FastifyRequest): void {
  const query = request.query as Record<string, string | undefined>;
  const { limit = '', cursor = '', page = '1' } = query;
  if (limit !== '' && !/^[1-9]\d{0,2}$/.test(limit)) return;
  const maxItems = limit === '' ? Infinity : Number(limit);
  const from = cursor === '' ? (limit === '' ? 0 : (Number(page) - 1) * maxItems) : Number(/^huge\.(\d{1,6})$/.exec(cursor)?.[1] ?? 0);
  rangesByRequest.set(request, { from: Number.isFinite(from) ? from : 0, limit: maxItems });
  query.limit = MAX_LIMIT;
  delete query.cursor;
  delete query.page;
}

/** Replaces the ids of copies in the path by the ids of their originals, and remembers the copies' ids for the response. */
function requestOriginal(request: FastifyRequest): void {
  const params = request.params as Record<string, string>;
  for (const [name, id] of Object.entries(params)) {
    const original = COPY_ID.exec(id)?.[1] ?? (/^\d{7,10}$/.test(id) ? String(Number(id) % ID_STEP) : id);
    if (original === id) continue;
    params[name] = original;
    copyIdsByRequest.set(request, (copyIdsByRequest.get(request) ?? new Map<string, string>()).set(original, id));
  }
}

/** Returns a response in which the ids of the requested copies replace the ids of their originals. */
function restoreIds(body: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (!isRecord(body)) return body;
  const fields = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (name === 'data') return [name, restoreIds(value, ids)];
    const id = /^(?:_id|id|event_id|cert_id)$/.test(name) ? ids.get(String(value)) : undefined;
    return [name, id === undefined ? value : typeof value === 'number' ? Number(id) : id];
  });
  return Object.fromEntries(fields);
}

/** Returns an item of a list that is repeated without end. From the second round on, the items are copies with other ids. */
function createCopy(list: readonly unknown[], index: number): unknown {
  const original = list[index % list.length];
  const copyNumber = Math.floor(index / list.length);
  if (copyNumber === 0 || !isRecord(original)) return original;
  const other = list[(index + copyNumber * 7) % list.length];
  return Object.fromEntries(
    Object.entries(original).map(([name, value]) => [name, createField(name, value, isRecord(other) ? other : original, copyNumber)]),
  );
}

/** Creates a field of a copy. @param other record from which place, employer and last name are taken */
function createField(name: string, value: unknown, other: Record<string, unknown>, copyNumber: number): unknown {
  if (/^(?:_id|id|event_id)$/.test(name))
    return typeof value === 'number' ? value + copyNumber * ID_STEP : `${String(value)}-c${copyNumber}`;
  if (typeof value !== 'string') return name === 'jobId' && isRecord(value) ? createCopy([value], copyNumber) : value;
  if (name === 'title' || name === 'jobTitle') return `${value} ${copyNumber + 1}`;
  if (name === 'location' || name === 'organization') return other[name] ?? value;
  // Combines the first name of one person with the last name of another.
  return name === 'name' && typeof other.name === 'string' ? `${value.split(' ')[0]} ${other.name.split(' ').at(-1)}` : value;
}

/** Repeats a list up to a length, and returns the requested range of it. The list is the response or its field `data`. */
function extendList(body: unknown, length: number, { from, limit }: ListRange): unknown {
  if (Array.isArray(body)) {
    const available = body.length === 0 ? 0 : Math.max(0, Math.min(limit, length - from));
    return Array.from({ length: available }, (_, index) => createCopy(body, from + index));
  }
  return isRecord(body) && 'data' in body ? { ...body, data: extendList(body.data, length, { from, limit }) } : body;
}

/** Makes lists as long as those of a large chapter, with copies of the demo's records. They are the same at every request. */
export const huge: Behaviour = {
  before: ({ operation, request }: OperationCall) => {
    requestOriginal(request);
    if (LENGTHS.get(operation.operationId) !== undefined && isPaged(operation)) requestAllRows(request);
  },
  respond: (body, _schemaPointer, { operation, request, reply }) => {
    const ids = copyIdsByRequest.get(request);
    const length = LENGTHS.get(operation.operationId);
    if (length === undefined) return ids === undefined ? body : restoreIds(body, ids);
    const range = rangesByRequest.get(request) ?? { from: 0, limit: Infinity };
    const list = extendList(body, length, range);
    if (Array.isArray(list) && isPaged(operation)) {
      const total = Array.isArray(body) && body.length > 0 ? length : 0;
      void reply.removeHeader('x-next-cursor').header('x-total-count', String(total));
      const supportsCursor = operation.parameters.some(({ name }) => name === 'cursor');
      if (supportsCursor && range.from + list.length < total) void reply.header('x-next-cursor', `huge.${range.from + list.length}`);
    }
    return list;
  },
};
