/** @jest-environment node */
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { loadContract, type Contract, type ContractName, type Operation } from '../../server/contract/load.ts';
import { isRecord, createPointer, resolve } from '../../server/contract/pointer.ts';
import { createValidators } from '../../server/contract/validators.ts';
import { startSession } from '../../server/members/sessions.ts';
import { states, subjectIn, type Person, type Subject } from '../server/jobs/accessCalls.ts';
import { memberIds, startBoard, type TestBoard } from '../server/jobs/board.ts';
import { requestsFor } from '../support/fuzz/requests.ts';
import type { Pool } from '../support/fuzz/values.ts';

/**
 * Every call of every contract, with requests made from its own schemas, valid and not, signed in as everybody: whatever comes,
 * the answer is one that the contract promises, and never a failure of the server's own. The same requests every time, or with `FUZZ_RUNS`
 * so many others, whose seed a failure names.
 */
const { FUZZ_RUNS } = process.env;
const CASES = Number(FUZZ_RUNS ?? 100);
const SEED = FUZZ_RUNS === undefined ? 20_261_121 : Date.now();

const mounts: Record<ContractName, string> = { cms: '/wp-json', jobs: '', mail: '', site: '' };
const calls = (Object.keys(mounts) as ContractName[]).flatMap((name) =>
  loadContract(name)
    .operations.filter(({ built }) => built)
    .map((operation) => [operation.operationId, loadContract(name), operation] as const),
);

let board: TestBoard;
beforeAll(async () => {
  // Every answer is checked here, the refusals as well.
  board = await startBoard({ checkResponses: false });
});
afterAll(() => board.server.close());

/** What an answer breaks, in words; undefined when it is one that the contract promises. */
function broken(contract: Contract, operation: Operation, response: LightMyRequestResponse): string | undefined {
  const { statusCode: status, headers, body } = response;
  if (status >= 500) return `status ${status}: ${body}`;
  const schema = operation.responses[String(status)];
  if (schema === undefined) return `status ${status} is not in the contract: ${body}`;
  const media = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const at = createPointer('paths', operation.path, operation.method.toLowerCase(), 'responses', String(status));
  const { content } = resolve(contract.document, at).value;
  if (isRecord(content) && !(media in content)) return `an answer ${status} of the type ${media} is not in the contract`;
  return schema === '' ? undefined : createValidators(contract).responseProblem(schema, JSON.parse(body) as unknown);
}

const people = ['member', 'other', 'owner', 'admin'] as const;
let subjects: Subject[] | undefined;

/** What is known to the other contracts: a certification and an event of the content, and how the mail service is addressed. */
const knownValues: Pool = {
  id: ['2691', '4101'],
  service_id: ['service_chapter'],
  template_id: ['template_csr'],
  user_id: ['embedded_mail'],
};

/** Values of the job board that exist; who reads finds what the one before has found, who writes gets jobs of every state anew. */
async function poolFor({ method }: Operation, tokens: Record<Person, string | undefined>): Promise<Pool> {
  if (method !== 'GET' || subjects === undefined) {
    subjects = [];
    for (const state of states) subjects.push(await subjectIn(board, state, tokens));
  }
  // The first is published: there most calls have something to do.
  const jobIds = [subjects[0], ...subjects].flatMap((subject) => subject?.jobId ?? []);
  return {
    id: jobIds,
    jobId: jobIds,
    applicationId: subjects.map(({ applicationId }) => applicationId),
    fileId: subjects.flatMap(({ description, cv }) => [description, cv]),
    userId: [memberIds.other],
    memberId: [memberIds.other],
    email: people.map((name) => `${name}@example.org`),
  };
}

/** Answers before the rules of a call are reached. */
const AT_THE_DOOR = [400, 401, 403, 413, 415];

describe('arbitrary requests', () => {
  it.each(calls)(`%s responds within its contract to ${CASES} requests`, async (_operationId, contract, operation) => {
    const sessions = await Promise.all(people.map((name) => startSession(board.deps, board.deps.db, memberIds[name])));
    const [member, other, owner, admin] = sessions;
    const pool = contract.name === 'jobs' ? await poolFor(operation, { visitor: undefined, member, other, owner, admin }) : knownValues;
    const requests = requestsFor(contract, operation, mounts[contract.name as ContractName], pool, [undefined, ...sessions]);
    const seen = new Set<number>();
    const right = new Set<string>();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const result = await board.server.app.inject(request);
        seen.add(result.statusCode);
        const response = `${result.statusCode} ${result.body}`;
        // What has been right once is right again.
        if (right.has(response)) return;
        expect(broken(contract, operation, result)).toBeUndefined();
        right.add(response);
      }),
      { numRuns: CASES, seed: SEED },
    );
    // Requests that are all refused at the door, or all taken, would try little.
    expect([...seen].filter((status) => !AT_THE_DOOR.includes(status))).not.toEqual([]);
    expect(seen.has(400) || (operation.parameters.length === 0 && Object.keys(operation.bodies).length === 0)).toBe(true);
  });
});
