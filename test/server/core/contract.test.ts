import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ContractError } from '../../../server/platform/contract/contractError.ts';
import { readContract } from '../../../server/platform/contract/load.ts';
import { mountOperations, registerContracts, type MountOptions } from '../../../server/platform/contract/mount.ts';
import type { BuiltHandlers } from '../../../server/platform/contract/operations.ts';
import type { AnyHandler, Call, Handlers, Member, OperationTypes } from '../../../server/platform/contract/types.ts';
import { createOperationFinder } from '../../../server/provider/proxy/findOperation.ts';
import { openDiskStore } from '../../../server/platform/files/diskStore.ts';
import type { FileStore, Upload } from '../../../server/platform/files/store.ts';
import { registerErrors } from '../../../server/platform/security/errors.ts';
import { describeStartFailure } from '../../../server/start/startFailure.ts';
import { registerResponseTimeout } from '../../../server/platform/security/responseTimeout.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { MailOperations } from '../../../shared/operations/mail.ts';
import { makeTempDir } from '../../support/tempDir.ts';

const gotResponse = { content: { 'application/json': { schema: { type: 'object', required: ['got'], properties: { got: {} } } } } };
const thingSchema = {
  type: 'object',
  required: ['title', 'skills', 'cv'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20 },
    skills: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'string' } },
    years: { $ref: '#/components/schemas/Years' },
    cv: { type: 'string', format: 'binary' },
  },
};
const document = {
  openapi: '3.1.0',
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 99 } }],
        responses: { 200: gotResponse },
      },
    },
    '/things/special': { get: { operationId: 'getSpecial', responses: { 200: gotResponse } } },
    '/things/unwritten': { delete: { operationId: 'unwritten', 'x-unbuilt': true, responses: { 200: gotResponse } } },
    '/things': {
      get: {
        operationId: 'listThings',
        security: [{}, { bearerAuth: [] }],
        parameters: [{ $ref: '#/components/parameters/Limit' }, { name: 'open', in: 'query', schema: { type: 'boolean' } }],
        responses: { 200: gotResponse },
      },
      post: {
        operationId: 'postThing',
        security: [{ bearerAuth: [] }],
        requestBody: { required: true, content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Things' } } } },
        responses: { 200: gotResponse },
      },
    },
  },
  components: {
    parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 3 } } },
    schemas: { Things: thingSchema, Years: { type: ['number', 'null'], maximum: 60 } },
  },
};

const member = { id: 'm', email: 'member@example.org' } as Member;

/** The types of an operation of these tests. */
interface TestOperation extends OperationTypes {
  session: 'optional';
  uploads: Record<string, true>;
}
const handlers: Record<string, AnyHandler> = {
  getThing: ({ params }: Call<TestOperation>) => ({ got: params }),
  getSpecial: () => ({ got: 'special' }),
  listThings: ({ query, member: caller }: Call<TestOperation>) => ({ got: { query, member: caller?.id ?? null } }),
  postThing: ({ body, uploads }: Call<TestOperation>) => ({
    got: {
      body,
      files: Object.values(uploads)
        .flat()
        .map(({ filename, file }: Upload) => [filename, readFileSync(file.path, 'utf8')]),
    },
  }),
};

let app: FastifyInstance;
let dataDir: string;
let store: FileStore;
let origin: string;
beforeAll(async () => {
  dataDir = makeTempDir();
  store = await openDiskStore(path.join(dataDir, 'files'));
  app = Fastify();
  registerErrors(app);
  await registerContracts(app);
  mountOperations(app, readContract('test', document), handlers, {
    prefix: '/api',
    checkResponses: true,
    files: store,
    authenticate: (request: FastifyRequest) => Promise.resolve(request.headers.authorization === 'Bearer right' ? member : null),
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
});
/** Lists the uploaded files that no handler has stored yet. */
const listIncoming = () => readdir(path.join(dataDir, 'files', 'incoming'));

async function sendRequest(path: string, init?: RequestInit): Promise<[number, { got?: unknown; error?: string }]> {
  const response = await fetch(`${origin}/api${path}`, init);
  return [response.status, (await response.json()) as { got?: unknown; error?: string }];
}

function post(entries: [string, string | Blob][], token = 'right'): Promise<[number, { got?: unknown; error?: string }]> {
  const body = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'cv.pdf');
  }
  return sendRequest('/things', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
}
const cv = new Blob(['%PDF-']);

it('a server that stops waits for the handler of a call, even if the caller has disconnected', async () => {
  const stoppingApp = Fastify({ forceCloseConnections: true });
  registerErrors(stoppingApp);
  await registerContracts(stoppingApp);
  const events: string[] = [];
  const started = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  // `onClose` hooks run in reverse order. This hook is registered first and so runs last, like the hook that closes the database.
  stoppingApp.addHook('onClose', async () => void events.push('closed'));
  const respondSlowly = async (): Promise<object> => {
    started.resolve();
    await work.promise;
    events.push('done');
    return { got: 'special' };
  };
  mountOperations(
    stoppingApp,
    readContract('test', document),
    { ...handlers, getSpecial: respondSlowly },
    { prefix: '/api', files: store, authenticate: async () => null },
  );
  const address = await stoppingApp.listen({ host: '127.0.0.1', port: 0 });
  const caller = new AbortController();
  const call = fetch(`${address}/api/things/special`, { signal: caller.signal }).catch(() => 'gone');
  await started.promise;
  caller.abort();
  expect(await call).toBe('gone');
  const closed = stoppingApp.close();
  // A server that did not wait for the call would close within this time.
  await setTimeout(100);
  work.resolve();
  await closed;
  expect(events).toEqual(['done', 'closed']);
});

describe('contract routes', () => {
  it('[D-46] prefer a literal path to a parameter', async () => {
    expect(await sendRequest('/things/special')).toEqual([200, { got: 'special' }]);
    // The search for the operation of a call that is forwarded to a provider does the same.
    const find = createOperationFinder(readContract('things', document).operations, '/api');
    expect(['special', '7'].map((id) => find('GET', `/api/things/${id}`)?.operation.operationId)).toEqual(['getSpecial', 'getThing']);
  });

  it('convert parameters and refuse invalid ones', async () => {
    expect(await sendRequest('/things/7')).toEqual([200, { got: { id: 7 } }]);
    expect((await sendRequest('/things/seven'))[1].error).toBe('id must be a whole number');
    expect((await sendRequest('/things/100'))[1].error).toBe('id must be at most 99');
    expect(await sendRequest('/things?limit=5&open=true')).toMatchObject([200, { got: { query: { limit: 5, open: true } } }]);
    expect(await sendRequest('/things')).toMatchObject([200, { got: { query: { limit: 3 } } }]);
    expect((await sendRequest('/things?open=perhaps'))[1].error).toBe('open must be true or false');
  });

  it('respond with 404 for an operation that is marked as unbuilt', async () => {
    expect((await sendRequest('/things/unwritten', { method: 'DELETE' }))[0]).toBe(404);
  });

  it('pass the caller to the handler where a session is optional', async () => {
    expect(await sendRequest('/things')).toMatchObject([200, { got: { member: null } }]);
    expect(await sendRequest('/things', { headers: { authorization: 'Bearer right' } })).toMatchObject([200, { got: { member: 'm' } }]);
    expect(await sendRequest('/things', { headers: { authorization: 'Bearer wrong' } })).toMatchObject([200, { got: { member: null } }]);
  });

  it('refuse a caller without a session before validating the body', async () => {
    expect(await post([], 'wrong')).toEqual([401, { success: false, error: 'Please log in first.', message: 'Please log in first.' }]);
  });

  it.each<[string, [string, string | Blob][]]>([
    [
      'field[]',
      [
        ['skills[]', 'SQL'],
        ['skills[]', 'React'],
      ],
    ],
    [
      'a repeated key',
      [
        ['skills', 'SQL'],
        ['skills', 'React'],
      ],
    ],
  ])('[D-45] accept a list sent as %s', async (_name, entries) => {
    const [status, { got }] = await post([['title', 'Engineer'], ...entries, ['years', '2.5'], ['cv', cv]]);
    expect([status, got]).toEqual([
      200,
      { body: { title: 'Engineer', skills: ['SQL', 'React'], years: 2.5 }, files: [['cv.pdf', '%PDF-']] },
    ]);
    // The handler did not store the uploaded file, so the file is deleted.
    expect(await listIncoming()).toEqual([]);
  });

  it('[D-45] accept a single value for a list of one', async () => {
    for (const name of ['skills', 'skills[]']) {
      expect(
        await post([
          ['title', 'Engineer'],
          [name, 'SQL'],
          ['cv', cv],
        ]),
      ).toMatchObject([200, { got: { body: { skills: ['SQL'] } } }]);
    }
  });

  it.each<[string, [string, string | Blob][]]>([
    [
      'title is required',
      [
        ['skills', 'SQL'],
        ['cv', cv],
      ],
    ],
    [
      'title must not be empty',
      [
        ['title', ''],
        ['skills', 'SQL'],
        ['cv', cv],
      ],
    ],
    [
      'title is too long: 20 characters at most',
      [
        ['title', 'x'.repeat(21)],
        ['skills', 'SQL'],
        ['cv', cv],
      ],
    ],
    [
      'title may be given only once',
      [
        ['title', 'a'],
        ['title', 'b'],
        ['skills', 'SQL'],
        ['cv', cv],
      ],
    ],
    [
      'title must be text, not a file',
      [
        ['title', cv],
        ['skills', 'SQL'],
        ['cv', cv],
      ],
    ],
    [
      'skills has too many entries: 3 at most',
      [
        ['title', 'a'],
        ['skills', '1'],
        ['skills', '2'],
        ['skills', '3'],
        ['skills', '4'],
        ['cv', cv],
      ],
    ],
    [
      'years must be a number or empty',
      [
        ['title', 'a'],
        ['skills', 'SQL'],
        ['years', 'many'],
        ['cv', cv],
      ],
    ],
    [
      'years must be at most 60',
      [
        ['title', 'a'],
        ['skills', 'SQL'],
        ['years', '61'],
        ['cv', cv],
      ],
    ],
    [
      'cv is required',
      [
        ['title', 'a'],
        ['skills', 'SQL'],
      ],
    ],
    [
      'cv must be a file',
      [
        ['title', 'a'],
        ['skills', 'SQL'],
        ['cv', 'no file'],
      ],
    ],
  ])('refuse invalid fields with an error message: %s', async (message, entries) => {
    const field = /^\w+/.exec(message)?.[0];
    expect(await post(entries)).toEqual([400, { success: false, error: message, message: message, field }]);
    expect(await listIncoming()).toEqual([]);
  });

  it('[D-47] accept files up to 5 MB', async () => {
    const createEntries = (bytes: number): [string, string | Blob][] => [
      ['title', 'a'],
      ['skills', 'SQL'],
      ['cv', new Blob(['x'.repeat(bytes)])],
    ];
    expect((await post(createEntries(5 * 1024 * 1024)))[0]).toBe(200);
    expect(await post(createEntries(5 * 1024 * 1024 + 1))).toMatchObject([413, { error: 'A file may be at most 5 MB.' }]);
  });

  it('respond with 500, not 400, when an uploaded file can’t be written', async () => {
    const incoming = path.join(dataDir, 'files', 'incoming');
    await rm(incoming, { recursive: true });
    const entries: [string, string | Blob][] = [
      ['title', 'a'],
      ['skills', 'SQL'],
      ['cv', cv],
    ];
    expect((await post(entries))[0]).toBe(500);
    await mkdir(incoming);
    expect((await post(entries))[0]).toBe(200);
  });

  it('respond with 500 instead of a response that breaks the contract, if `checkResponses` is set', async () => {
    const invalidApp = Fastify();
    registerErrors(invalidApp);
    await registerContracts(invalidApp);
    mountOperations(
      invalidApp,
      readContract('wrong', { openapi: '3.1.0', paths: { '/things/special': document.paths['/things/special'] } }),
      { getSpecial: () => ({ other: 1 }) },
      { prefix: '', authenticate: () => Promise.resolve(null), checkResponses: true, files: store },
    );
    const response = await invalidApp.inject('/things/special');
    expect([response.statusCode, response.json()]).toMatchObject([
      500,
      { error: expect.stringMatching(/^The response of getSpecial does not match its contract: got is required\. /) },
    ]);
    await invalidApp.close();
  });
});

it('contract routes send a file to the end, even if this takes longer than the response timeout', async () => {
  const responses = { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } };
  const contract = readContract('files', { openapi: '3.1.0', paths: { '/file': { get: { operationId: 'getThingFile', responses } } } });
  async function* generateSlowly() {
    yield 'begins, ';
    await setTimeout(1_500);
    yield 'ends';
  }
  const getThingFile: AnyHandler = (_call, reply: FastifyReply) => reply.send(Readable.from(generateSlowly()));
  const slowApp = Fastify();
  registerResponseTimeout(slowApp, 500);
  await registerContracts(slowApp);
  mountOperations(slowApp, contract, { getThingFile }, { prefix: '', files: store, authenticate: () => Promise.resolve(null) });
  try {
    const response = await fetch(`${await slowApp.listen({ host: '127.0.0.1', port: 0 })}/file`);
    expect(await response.text()).toBe('begins, ends');
  } finally {
    await slowApp.close();
  }
});

describe('handlers that don’t match the contract', () => {
  const createMountOptions = (): MountOptions => ({ prefix: '', authenticate: () => Promise.resolve(null), files: store });
  it.each<[string, Record<string, AnyHandler>, string[], RegExp]>([
    [
      'a handler for an operation that is not in the contract',
      { ...handlers, getThin: () => ({}) },
      ['unwritten'],
      /^The contract test has no operation "getThin", .* spelt right\?$/,
    ],
    [
      'an operation without a handler',
      handlers,
      [],
      /^The operation "unwritten" of the contract test has no handler: write one, or mark it x-unbuilt/,
    ],
    ['a built operation that is marked as unbuilt', handlers, ['unwritten', 'getThing'], /^The operation "getThing" has a handler/],
  ])('prevent the start: %s', (_name, changed, unbuilt, message) => {
    const contract = readContract('test', document);
    const operations = contract.operations.map((operation) => ({ ...operation, isBuilt: !unbuilt.includes(operation.operationId) }));
    const mount = () => mountOperations(Fastify(), { ...contract, operations }, changed, createMountOptions());
    expect(mount).toThrow(message);
    expect(mount).toThrow(ContractError);
  });

  it('are reported at the start in one sentence', () => {
    expect(describeStartFailure(new ContractError('The operation "x" has no handler.'))).toBe('The operation "x" has no handler.');
  });

  it('are also type errors, which `npm run types` reports', () => {
    const mail: BuiltHandlers<'mail'> = {
      sendEmail: ({ body }) => body.service_id,
      sendEmailForm: ({ member: anonymous }) => String(anonymous),
    };
    expect(mail.sendEmailForm).toBeInstanceOf(Function);

    // @ts-expect-error -- an operation without a handler
    const missing: BuiltHandlers<'mail'> = { sendEmail: () => 'OK' };
    // @ts-expect-error -- a handler for an operation that is not in the contract
    const unknown: BuiltHandlers<'mail'> = { ...mail, sendMail: () => 'OK' };
    // @ts-expect-error -- a response that breaks the contract
    const invalidHandlers: BuiltHandlers<'mail'> = { ...mail, sendEmail: () => 5 };
    // @ts-expect-error -- a field that the contract does not have
    const mistypedHandlers: BuiltHandlers<'mail'> = { ...mail, sendEmail: ({ body }) => body.sender };
    expect([missing, unknown, invalidHandlers, mistypedHandlers]).toHaveLength(4);

    type Built = MailOperations['sendEmail'];
    interface OwnOperations {
      built: Built;
      unbuilt: Omit<Built, 'built'> & { built: false };
    }
    // An operation marked `x-unbuilt` needs no handler in any contract, and may have none.
    const ownHandlers: Handlers<OwnOperations> = { built: () => 'OK' };
    // @ts-expect-error -- a handler for an operation that is marked as unbuilt
    const superfluous: Handlers<OwnOperations> = { ...ownHandlers, unbuilt: () => 'OK' };
    expect([ownHandlers, superfluous]).toHaveLength(2);

    type ApplyCall = Call<JobsOperations['applyForJob']>;
    const describeCall = ({ uploads, member: caller }: ApplyCall): string => `${caller.id} ${uploads.cv[0].filename}`;
    expect(describeCall).toBeInstanceOf(Function);
  });
});
