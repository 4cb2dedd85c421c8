/** @jest-environment node */
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { loadContract, type Contract, type ContractName, type Operation } from '../../server/contract/load.ts';
import { isRecord, createPointer, resolve } from '../../server/contract/pointer.ts';
import { getValidators } from '../../server/contract/validators.ts';
import { startSession } from '../../server/members/sessions.ts';
import { states, createSubject, type Person, type Subject } from '../server/jobs/accessCalls.ts';
import { memberIds, startBoard, type TestBoard } from '../server/jobs/board.ts';
import { requestsFor } from '../support/fuzz/requests.ts';
import type { Pool } from '../support/fuzz/values.ts';

/**
 * Sends every call of every contract, with valid and invalid requests generated from its schemas, in every role. Every response must
 * match the contract, and none may be an internal error. The requests are the same in each run; `FUZZ_RUNS=1000` sends 1000 random ones
 * per call instead, and a failure prints their seed.
 */
const { FUZZ_RUNS } = process.env;
const CASES = Number(FUZZ_RUNS ?? 100);
const SEED = FUZZ_RUNS === undefined ? 20_261_121 : Date.now();

const mounts: Record<ContractName, string> = { cms: '/wp-json', jobs: '', mail: '', site: '' };
const calls = (Object.keys(mounts) as ContractName[]).flatMap((name) =>
  loadContract(name)
    .operations.filter(({ isBuilt }) => isBuilt)
    .map((operation) => [operation.operationId, loadContract(name), operation] as const),
);

let board: TestBoard;
beforeAll(async () => {
  // Every response is checked here, errors included.
  board = await startBoard({ checkResponses: false });
});
afterAll(() => board.server.close());

/** Describes how a response violates the contract; undefined when it does not. */
function describeViolation(contract: Contract, operation: Operation, response: LightMyRequestResponse): string | undefined {
  const { statusCode: status, headers, body } = response;
  if (status >= 500) return `status ${status}: ${body}`;
  const schema = operation.responses[String(status)];
  if (schema === undefined) return `status ${status} is not in the contract: ${body}`;
  const media = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const pointer = createPointer('paths', operation.path, operation.method.toLowerCase(), 'responses', String(status));
  const { content } = resolve(contract.document, pointer).value;
  if (isRecord(content) && !(media in content)) return `a response ${status} of the type ${media} is not in the contract`;
  return schema === '' ? undefined : getValidators(contract).describeResponseProblem(schema, JSON.parse(body) as unknown);
}

const memberNames = ['member', 'other', 'owner', 'admin'] as const;
let subjects: Subject[] | undefined;

/** Ids that requests of the other contracts use: a certification and an event of the content, and the mail service's settings. */
const knownValues: Pool = {
  id: ['2691', '4101'],
  service_id: ['service_chapter'],
  template_id: ['template_csr'],
  user_id: ['embedded_mail'],
};

/** Returns existing values of the job board: reads share jobs of every state, each write gets new ones. */
async function createPool({ method }: Operation, tokens: Record<Person, string | undefined>): Promise<Pool> {
  if (method !== 'GET' || subjects === undefined) {
    subjects = [];
    for (const state of states) subjects.push(await createSubject(board, state, tokens));
  }
  // The first is published, because most calls apply to published jobs.
  const jobIds = [subjects[0], ...subjects].flatMap((subject) => subject?.jobId ?? []);
  return {
    id: jobIds,
    jobId: jobIds,
    applicationId: subjects.map(({ applicationId }) => applicationId),
    fileId: subjects.flatMap(({ description, cv }) => [description, cv]),
    userId: [memberIds.other],
    memberId: [memberIds.other],
    email: memberNames.map((name) => `${name}@example.org`),
  };
}

/** Statuses of requests that are rejected before the handler of an operation runs. */
const EARLY_STATUSES = [400, 401, 403, 413, 415];

describe('arbitrary requests', () => {
  it.each(calls)(`%s responds within its contract to ${CASES} requests`, async (_operationId, contract, operation) => {
    const sessions = await Promise.all(memberNames.map((name) => startSession(board.deps, board.deps.db, memberIds[name])));
    const [member, other, owner, admin] = sessions;
    const pool = contract.name === 'jobs' ? await createPool(operation, { visitor: undefined, member, other, owner, admin }) : knownValues;
    const requests = requestsFor(contract, operation, mounts[contract.name as ContractName], pool, [undefined, ...sessions]);
    const statusCodes = new Set<number>();
    const accepted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const result = await board.server.app.inject(request);
        statusCodes.add(result.statusCode);
        const response = `${result.statusCode} ${result.body}`;
        // A value that was accepted once is reused.
        if (accepted.has(response)) return;
        expect(describeViolation(contract, operation, result)).toBeUndefined();
        accepted.add(response);
      }),
      { numRuns: CASES, seed: SEED },
    );
    // If all requests were rejected early, or all accepted, the test would cover little.
    expect([...statusCodes].filter((status) => !EARLY_STATUSES.includes(status))).not.toEqual([]);
    expect(statusCodes.has(400) || (operation.parameters.length === 0 && Object.keys(operation.bodies).length === 0)).toBe(true);
  });
});
