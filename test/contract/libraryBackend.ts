import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyError, type FastifyReply } from 'fastify';
import { parse } from 'yaml';
import type { CheckConfig } from '../../scripts/contract/check/config.ts';
import { readContract, type BackendName, type Contract } from '../../server/platform/contract/load.ts';
import { mountOperations, registerContracts } from '../../server/platform/contract/mount.ts';
import type { AnyHandler, Call, Member, OperationTypes } from '../../server/platform/contract/types.ts';
import { HttpError } from '../../server/platform/security/httpError.ts';

const readFixture = (name: BackendName, file: string): Contract =>
  readContract(name, parse(readFileSync(join(import.meta.dirname, 'checkFixtures', file), 'utf8')));

const contracts = { cms: readFixture('cms', 'content.yaml'), jobs: readFixture('jobs', 'jobs.yaml') };

const loanIds = [{ operationId: 'listLoans', field: '[]._id' }];

/** Configuration of the check for the two contracts in `checkFixtures`: the content and the loans of a library. */
export const LIBRARY_CONFIG: CheckConfig = {
  loadBackend: (name) => contracts[name],
  parameterSources: {
    listReadings: { year: [{ years: 2 }] },
    getBook: { id: [{ operationId: 'listBooks', field: 'data[].id' }] },
    getLoan: { id: loanIds },
    listSimilarLoans: { id: loanIds },
    getReceipt: { receiptId: [{ operationId: 'listLoans', field: '[].receipt', prefix: '/receipts/', filter: ['status', 'returned'] }] },
  },
  excludedOperations: ['eraseReader'],
  undoableWrites: [
    { operationId: 'registerReader', description: 'registers the reader.', body: { email: { operationId: 'getReader', field: 'email' } } },
    {
      operationId: 'keepLoan',
      description: 'saves a loan, and removes it again.',
      parameters: { id: loanIds },
      existing: { operationId: 'listSavedIds', field: '[]' },
      undo: { operationId: 'dropLoan' },
    },
    {
      operationId: 'createReminder',
      description: 'creates a reminder, and deletes it again.',
      body: { keyword: 'check' },
      existing: { operationId: 'listReminders', field: '[]._id' },
      undo: {
        operationId: 'deleteReminder',
        parameter: { name: 'id', source: { operationId: 'listReminders', field: '[]._id', filter: ['keyword', 'check'] } },
      },
    },
  ],
};

interface Reminder {
  _id: string;
  keyword: string;
  weekly?: boolean;
}

/** The session token that the backend accepts. */
export const TOKEN = 'q8V0-session-of-the-reader';

const books = ['12', '15', '19'].map((id) => ({
  id,
  title: `The book ${id} of Ashapurna`,
  isbn: `97800000000${id}`,
  author: 'Ashapurna Reader',
  cover: id === '12' ? { url: 'https://books.example.org/ashapurna.svg' } : false,
}));
const loans = [1, 2, 3, 4, 5].map((number) => ({
  _id: `loan${number}`,
  book: `A borrowed title ${number}`,
  status: number % 2 === 0 ? 'returned' : 'open',
  due: '2026-11-20T10:00:00Z',
  receipt: number === 2 ? '/receipts/receipt2' : null,
}));
const figures = { data: [{ content: 'Branches in Pune' }] };
const videos = { data: { data: [{ title: 'A video for Ashapurna', subtitle: null }] } };
const reader = { email: 'ashapurna@example.org', name: 'Ashapurna Reader' };
const ownReminder: Reminder = { _id: 'reminder1', keyword: 'poems of Pune', weekly: true };

/** Strings in the backend's data, none of which a report may contain. */
export const SECRETS: string[] = [
  ...books.flatMap(({ title, isbn, author }) => [title, isbn, author]),
  ...loans.flatMap(({ _id, book, due }) => [_id, book, due]),
  ...[figures.data, videos.data.data, [reader], [ownReminder]]
    .flat()
    .flatMap((item) => Object.values(item).filter((value) => typeof value === 'string')),
  'Ashapurna',
  'Pune',
];

/** A response before it is sent. */
export interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns a changed response, or undefined to close the connection without a response. */
export type Override = (
  response: BackendResponse,
  request: { method: string; url: string; hasToken: boolean },
) => BackendResponse | undefined | Promise<BackendResponse>;

/** A backend that follows the library's contracts, unless a test overrides its responses. */
export interface LibraryBackend {
  origin: string;
  /** Sets the function that changes every later response. Without an argument, responses are no longer changed. */
  override(override?: Override): void;
  /** The requests so far, for example `GET /loans`. */
  requests: string[];
  /** The accepted writes, for example `keepLoan loan4`. */
  acceptedWrites: string[];
  close(): Promise<void>;
}

/** Types of the library's operations. Each operation has some of these parameters and fields. */
interface LibraryOperation extends OperationTypes {
  params: { id: string };
  query: { limit?: number; cursor?: string; page?: number; status?: string };
  body: { email: string; keyword: string };
  session: 'optional';
}

/** Returns the value. @throws HttpError 404 when there is none */
function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpError(404, 'There is no such entry.');
  return value;
}

/** Returns one page of a list, and sets the header with its total count. */
function paginate<T>(list: readonly T[], start: number, { limit = list.length }: LibraryOperation['query'], reply: FastifyReply): T[] {
  void reply.header('x-total-count', list.length);
  return list.slice(start, start + limit);
}

function createHandlers(acceptedWrites: string[]): Record<'cms' | 'jobs', Record<string, AnyHandler>> {
  const savedIds = new Set(['loan1', 'loan2', 'loan3']);
  const reminders = new Map([[ownReminder._id, ownReminder]]);
  const acceptWrite = (write: string): { success: true } => {
    acceptedWrites.push(write);
    return { success: true };
  };
  const findLoan = (id: string) => requireFound(loans.find(({ _id }) => _id === id));
  return {
    cms: {
      getFigures: () => figures,
      listReadings: () => figures,
      listBooks: () => ({ data: books }),
      getBook: ({ params }: Call<LibraryOperation>) => ({ data: requireFound(books.find(({ id }) => id === params.id)) }),
      listVideos: () => videos,
      getReader: () => reader,
      sendCode: () => ({ success: true }),
    },
    jobs: {
      listLoans: ({ query }: Call<LibraryOperation>, reply) => {
        const start = Number(query.cursor ?? 0);
        if (query.limit !== undefined && start + query.limit < loans.length) void reply.header('x-next-cursor', start + query.limit);
        return paginate(
          loans.filter(({ status }) => status === (query.status ?? status)),
          start,
          query,
          reply,
        );
      },
      postLoan: () => acceptWrite('postLoan'),
      getLoan: ({ params }: Call<LibraryOperation>) => findLoan(params.id),
      listSimilarLoans: ({ params }: Call<LibraryOperation>, reply) =>
        paginate(
          loans.filter((item) => item !== findLoan(params.id)),
          0,
          {},
          reply,
        ),
      getReceipt: ({ params }: Call<LibraryOperation & { params: { receiptId: string } }>, reply) => {
        if (params.receiptId !== 'receipt2') throw new HttpError(404, 'There is no such receipt.');
        void reply.type('application/pdf');
        return '%PDF';
      },
      listSavedIds: ({ query }: Call<LibraryOperation>, reply) =>
        paginate([...savedIds], ((query.page ?? 1) - 1) * (query.limit ?? 0), query, reply),
      keepLoan: ({ params }: Call<LibraryOperation>) => {
        savedIds.add(findLoan(params.id)._id);
        return acceptWrite(`keepLoan ${params.id}`);
      },
      dropLoan: ({ params }: Call<LibraryOperation>) => {
        requireFound(savedIds.delete(params.id) || undefined);
        return acceptWrite(`dropLoan ${params.id}`);
      },
      listReminders: () => [...reminders.values()],
      createReminder: ({ body }: Call<LibraryOperation>) => {
        const _id = `reminder${reminders.size + 1}`;
        reminders.set(_id, { _id, keyword: body.keyword });
        return acceptWrite(`createReminder ${body.keyword}`);
      },
      deleteReminder: ({ params }: Call<LibraryOperation>) => {
        requireFound(reminders.delete(params.id) || undefined);
        return acceptWrite(`deleteReminder ${params.id}`);
      },
      listFines: () => {
        throw new HttpError(403, 'Only librarians see fines.');
      },
      registerReader: ({ body }: Call<LibraryOperation>) => acceptWrite(`registerReader ${body.email}`),
      eraseReader: () => acceptWrite('eraseReader'),
    },
  };
}

/** Starts a backend on a free port. */
export async function startLibraryBackend(): Promise<LibraryBackend> {
  let override: Override | undefined;
  const requests: string[] = [];
  const acceptedWrites: string[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler<FastifyError>((error, _request, reply) => reply.code(error.statusCode ?? 500).send({ message: error.message }));
  app.addHook('onRequest', async ({ method, url }) => void requests.push(`${method} ${url}`));
  app.addHook('onSend', async (request, reply, payload) => {
    if (!override) return payload;
    const { method, url, headers } = request;
    const { 'content-length': _length, ...otherHeaders } = reply.getHeaders();
    const original = { status: reply.statusCode, headers: otherHeaders as Record<string, string>, body: String(payload) };
    const changed = await override(original, { method, url, hasToken: headers.authorization !== undefined });
    if (!changed) request.raw.socket.destroy();
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    void reply.code(changed?.status ?? 500).headers(changed?.headers ?? {});
    return changed?.body;
  });
  await registerContracts(app);
  const handlers = createHandlers(acceptedWrites);
  for (const name of ['cms', 'jobs'] as const) {
    mountOperations(app, contracts[name], handlers[name], {
      prefix: name === 'cms' ? '/content' : '',
      authenticate: async ({ headers }) => (headers.authorization === `Bearer ${TOKEN}` ? ({ id: 'reader' } as Member) : null),
      files: { stage: () => Promise.reject(new HttpError(400, 'No file is accepted.')) },
      checkResponses: true,
    });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    override: (next) => {
      override = next;
    },
    requests,
    acceptedWrites,
    close: () => app.close(),
  };
}
