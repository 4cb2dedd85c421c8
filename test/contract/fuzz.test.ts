/** @tier full */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { encode } from 'fast-png';
import type { LightMyRequestResponse } from 'fastify';
import { CMS_BASE, CONTRACT_NAMES, loadContract, type Contract, type Operation } from '../../server/platform/contract/load.ts';
import { isRecord, createPointer, resolvePointer } from '../../server/platform/contract/pointer.ts';
import { getValidators } from '../../server/platform/contract/validators.ts';
import { startSession } from '../../server/people/login/sessions.ts';
import { states, createJobFixture, type Person, type JobFixture } from '../server/jobs/accessCalls.ts';
import { memberIds, startBoard, type TestBoard } from '../server/jobs/board.ts';
import { createGuestRow } from '../support/server/registrations.ts';
import { extractCode } from '../support/server/start.ts';
import type { ContentFile, ContentPicture, SavedContent } from '../../shared/operations/content.ts';
import { requestsFor } from '../support/fuzz/requests.ts';
import type { Pool } from '../support/fuzz/values.ts';

/**
 * Sends valid and invalid requests for every operation of every contract, in every role. The requests are generated from the schemas.
 * Every response must match the contract, and none may be an internal error. The requests are the same in each run. `FUZZ_RUNS=1000`
 * sends 1000 random requests per operation instead, and a failure then prints their seed.
 */
const { FUZZ_RUNS } = process.env;
const REQUEST_COUNT = Number(FUZZ_RUNS ?? 100);
const SEED = FUZZ_RUNS === undefined ? 20_261_121 : Date.now();

const getPathPrefix = (name: string): string => (name === 'cms' ? CMS_BASE : '');
/** Operations that the embedded backends implement already. */
const operations = CONTRACT_NAMES.flatMap((name) =>
  loadContract(name)
    .operations.filter(({ isBuilt }) => isBuilt)
    .map((operation) => [operation.operationId, loadContract(name), operation] as const),
);

let board: TestBoard;
beforeAll(async () => {
  // The test checks every response itself, error responses included.
  board = await startBoard({ checkResponses: false });
});

/** Describes how a response violates the contract, or returns undefined when it does not. */
function describeViolation(contract: Contract, operation: Operation, response: LightMyRequestResponse): string | undefined {
  const { statusCode: status, headers, body } = response;
  if (status >= 500) return `status ${status}: ${body}`;
  const schemaPointer = operation.responses[String(status)];
  if (schemaPointer === undefined) return `status ${status} is not in the contract: ${body}`;
  const mediaType = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const pointer = createPointer('paths', operation.path, operation.method.toLowerCase(), 'responses', String(status));
  const { content } = resolvePointer(contract.document, pointer).value;
  if (isRecord(content) && !(mediaType in content)) return `a response ${status} of the type ${mediaType} is not in the contract`;
  // An empty pointer means that the contract has no JSON for this status.
  return schemaPointer === '' ? undefined : getValidators(contract).describeResponseProblem(schemaPointer, JSON.parse(body) as unknown);
}

const memberNames = ['member', 'other', 'owner', 'admin'] as const;
let subjects: JobFixture[] | undefined;

/** Existing values for the other contracts: ids of a certification and of an event, and the settings of the mail service. */
const knownValues: Pool = {
  id: ['2691', '4101'],
  service_id: ['service_chapter'],
  template_id: ['template_csr'],
  user_id: ['embedded_mail'],
};

/** Returns existing values of the job board. Read operations share jobs of every state; each write operation gets new ones. */
async function createPool({ method }: Operation, tokens: Tokens): Promise<Pool> {
  if (method !== 'GET' || subjects === undefined) {
    subjects = [];
    for (const state of states) subjects.push(await createJobFixture(board, state, tokens));
  }
  // The published job is listed twice, so that requests use it more often: most operations are for published jobs.
  const jobIds = [subjects[0], ...subjects].flatMap((subject) => subject?.jobId ?? []);
  const updatedTimes = await board.deps.db.selectFrom('jobs').select('updated_at').where('id', 'in', jobIds).execute();
  return {
    id: jobIds,
    jobId: jobIds,
    updatedAt: updatedTimes.map((job) => job.updated_at),
    closedAt: subjects.map((subject) => subject.closedAt),
    applicationId: subjects.map(({ applicationId }) => applicationId),
    fileId: subjects.flatMap(({ descriptionFileId: description, cvFileId: cv }) => [description, cv]),
    userId: [memberIds.other],
    memberId: [memberIds.other],
    email: memberNames.map((name) => `${name}@example.org`),
  };
}

type Tokens = Record<Person, string | undefined>;

/** Makes what an operation needs to succeed, and returns its ids and codes. */
const preparations: Partial<Record<string, (tokens: Tokens) => Promise<Pool>>> = {
  verifyOtp: async () => {
    await board.server.json('/wp-json/custom/v1/send-otp', { body: { email: 'member@example.org' } });
    const mail = (await board.server.outbox()).find(({ to }) => to === 'member@example.org');
    return { email: ['member@example.org'], otp: [extractCode(mail?.text ?? '')] };
  },
  addMember: async () => ({ email: Array.from({ length: 50 }, (_, index) => `new${index}@example.org`) }),
  markAttended: async ({ admin }) => {
    const { body } = await board.server.json<{ code: string }>(`/api/pdus/codes/${PAST_EVENT}`, { token: admin ?? '' });
    return { eventId: [PAST_EVENT], code: [body.code] };
  },
  reopenJob: async () => {
    const filled = subjects?.[states.indexOf('filled')];
    return { id: filled === undefined ? [] : [filled.jobId], closedAt: filled === undefined ? [] : [filled.closedAt] };
  },
  deleteJobAlert: async ({ member }) => {
    const alert = { keyword: 'manager', location: '', frequency: 'daily' };
    await board.server.json('/api/jobAlerts', { body: alert, token: member ?? '' });
    const { body } = await board.server.json<{ _id: string }[]>('/api/jobAlerts', { token: member ?? '' });
    return { alertId: body.map(({ _id }) => _id) };
  },
  deleteContentDraft: async ({ admin }) => {
    const token = admin ?? '';
    // Earlier requests may have kept one.
    const { body: opened } = await board.server.json<ContentFile>(`/site/content/file?file=${CONTENT_FILE}`, { token });
    const body = { file: CONTENT_FILE, version: '', value: {}, ...(opened.draft && { draftAt: opened.draft.at }) };
    const draft = await board.server.json<{ at: string }>('/site/content/draft', { method: 'PUT', body, token });
    return { draftAt: [draft.body.at] };
  },
  unlockContent: async ({ admin }) => {
    await board.server.json('/site/content/code', { method: 'POST', token: admin ?? '' });
    const mail = (await board.server.outbox()).find(({ subject }) => subject.startsWith('Your code to edit'));
    return { code: [extractCode(mail?.text ?? '')] };
  },
  // Nobody is checked in before the day of the event. This one is no longer in the content.
  checkInGuest: () => createGuestPool('gone'),
  endOwnSession: async ({ member }) => {
    const { body } = await board.server.json<{ _id: string }[]>('/api/user/sessions', { token: member ?? '' });
    return { sessionId: body.map(({ _id }) => _id) };
  },
};

const CONTENT_FILE = 'directors.yaml';

/** Lets an admin's session edit the content, and returns the values of a file that it has changed once. */
async function createContentPool(token: string): Promise<Pool> {
  const file = CONTENT_FILE;
  const address = `/site/content/file?file=${file}`;
  await board.deps.db
    .updateTable('sessions')
    .set({ editing_since: board.deps.clock().toISOString() })
    .where('member_id', '=', memberIds.admin)
    .execute();
  const { body: opened } = await board.server.json<ContentFile & { value: { entries: unknown[] } }>(address, { token });
  const save = (version: string, entries: unknown[]) =>
    board.server.json<SavedContent>('/site/content/file', { method: 'PUT', body: { file, version, value: { entries } }, token });
  const { body: saved } = await save(opened.version, opened.value.entries.toReversed());
  return { file: [file], version: [saved.version], value: [opened.value], versionId: [saved.undo ?? ''], name: [await addPicture(token)] };
}

async function addPicture(token: string): Promise<string> {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(encode({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) }))]), 'dot.png');
  const init = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
  const response = await board.server.fetch('/site/content/pictures', init);
  return ((await response.json()) as ContentPicture).name;
}

/** Adds a guest of an event. @returns ids of both */
async function createGuestPool(eventId: string): Promise<Pool> {
  const row = createGuestRow({ event_id: eventId, email: `${randomBytes(6).toString('hex')}@example.org` });
  await board.deps.db.insertInto('registrations').values(row).execute();
  return { eventId: [eventId], guestId: [row.id] };
}

/** An event of the content that takes registrations. */
const REGISTRATION_EVENT = '4106';

/** An event of the content that has taken place, and that has PDUs. */
const PAST_EVENT = '4201';

/** Operations that need a code which is only in a mail and ends the caller's sessions, a mail that has failed, a picture or the built site. */
const WITHOUT_SUCCESS = ['eraseMember', 'sendMailAgain', 'uploadContentPicture', 'previewContent'];

/** Statuses of requests that are rejected before the handler of an operation runs. */
const EARLY_STATUSES = [400, 401, 403, 413, 415];

describe('for arbitrary requests', () => {
  it.each(operations)(`%s responds within its contract to ${REQUEST_COUNT} requests`, async (operationId, contract, operation) => {
    const sessions = await Promise.all(memberNames.map((name) => startSession(board.deps, board.deps.db, memberIds[name])));
    const [member, other, owner, admin] = sessions;
    const tokens = { visitor: undefined, member, other, owner, admin };
    const pool = {
      ...(['jobs', 'board', 'people'].includes(contract.name) ? await createPool(operation, tokens) : knownValues),
      ...(contract.name === 'registrations' ? await createGuestPool(REGISTRATION_EVENT) : {}),
      ...(contract.name === 'content' && admin !== undefined ? await createContentPool(admin) : {}),
      ...(await preparations[operationId]?.(tokens)),
    };
    const requests = requestsFor(contract, operation, getPathPrefix(contract.name), pool, [undefined, ...sessions]);
    const statusCodes = new Set<number>();
    const validResponses = new Set<string>();
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const response = await board.server.app.inject(request);
        statusCodes.add(response.statusCode);
        const key = `${response.statusCode} ${response.body}`;
        // Validation is slow, and most responses repeat an earlier one.
        if (validResponses.has(key)) return;
        expect(describeViolation(contract, operation, response)).toBeUndefined();
        validResponses.add(key);
      }),
      { numRuns: REQUEST_COUNT, seed: SEED },
    );
    // If all requests were rejected early or refused, or all accepted, the test would cover little.
    const lateStatuses = [...statusCodes].filter((status) => !EARLY_STATUSES.includes(status));
    // None of the generated files is a picture.
    expect(lateStatuses.length > 0 || operationId === 'uploadContentPicture').toBe(true);
    expect([...statusCodes].some((status) => status < 300) || WITHOUT_SUCCESS.includes(operationId)).toBe(true);
    expect(statusCodes.has(400) || (operation.parameters.length === 0 && Object.keys(operation.bodies).length === 0)).toBe(true);
  });
});
