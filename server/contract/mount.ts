import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from '../security/httpError.ts';
import { requestLimits, toRouteRateLimit, type RateLimit } from '../security/limits.ts';
import type { FileStore } from '../files/store.ts';
import { ContractError } from './contractError.ts';
import { dropUploads } from './form.ts';
import { loadContract, type Contract, type ContractName, type Operation } from './load.ts';
import type { BuiltHandlers } from './operations.ts';
import { checkRequests } from './requests.ts';
import type { AnyHandler, Member, Stage } from './types.ts';
import { createValidators, type Validators } from './validators.ts';

/** How a contract is mounted. */
export interface MountOptions {
  /** Put before every path, for example `/wp-json`. */
  prefix: string;
  /** Whose live session token came with the request; null: none, or a value that is no live token (D-38). */
  authenticate: (request: FastifyRequest) => Promise<Member | null>;
  /** How often one client or member may call an operation, by operationId. */
  rateLimits?: Readonly<Record<string, RateLimit>>;
  /** Takes the files of forms as they arrive. */
  files: Pick<FileStore, 'stage'>;
  /** Also checks answers against the contract; it costs half the throughput, so for tests and development. */
  checkAnswers?: boolean;
  /** What is done around each operation, in development. */
  stage?: (contract: Contract, operation: Operation) => Stage;
}

/** Prepares an app for contracts: forms, and the fields that handlers find on a request. */
export async function registerContracts(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: requestLimits.fileBytes,
      fieldSize: requestLimits.fieldBytes,
      fields: 120,
      files: 3,
      parts: 125,
      fieldNameSize: 200,
      headerPairs: 50,
    },
  });
  // Text that nobody asked for is refused (415) rather than handed over unread.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('member', null);
  app.decorateRequest('uploads');
}

/**
 * Mounts a contract of this repository, all but what is not built yet.
 * @throws ContractError when operations and handlers do not fit
 */
export function mountContract<Name extends ContractName>(
  app: FastifyInstance,
  name: Name,
  handlers: BuiltHandlers<Name>,
  options: MountOptions,
): void {
  mountOperations(app, loadContract(name), handlers, options);
}

/**
 * Adds one route for every operation of a contract. A request passes, in this order: the rate limit, the session check
 * (401), the parser (415, 413, 400), the contract's checks (400), the handler.
 * Those that are not built yet (`x-unbuilt`) are left out, and so answer 404.
 * @throws ContractError when operations and handlers do not fit
 */
export function mountOperations(
  app: FastifyInstance,
  contract: Contract,
  handlers: Readonly<Record<string, AnyHandler>>,
  options: MountOptions,
): void {
  const known = new Set(contract.operations.map(({ operationId }) => operationId));
  const stranger = Object.keys(handlers).find((name) => !known.has(name));
  if (stranger !== undefined) {
    throw new ContractError(`The contract ${contract.name} has no operation "${stranger}", which the server names: is it spelt right?`);
  }
  const check = createValidators(contract);
  // A caller who is gone leaves their call behind: what it works with is closed only after it.
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.allSettled(running)));
  for (const operation of contract.operations) {
    const handler = handlerOf(contract, operation, handlers);
    if (!handler) continue;
    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      try {
        // By then the hooks have checked the request against the contract, from which the handler's types are made.
        return await handler(request as never, reply);
      } finally {
        await dropUploads(request.uploads);
      }
    };
    app.route({
      ...route(contract, check, operation, options),
      handler: async (request, reply) => {
        const call = handle(request, reply);
        running.add(call);
        try {
          return await call;
        } finally {
          running.delete(call);
        }
      },
    });
  }
}

/** Undefined for what is not built yet. */
function handlerOf(
  { name }: Contract,
  { operationId, built }: Operation,
  handlers: Readonly<Record<string, AnyHandler>>,
): AnyHandler | undefined {
  const handler = handlers[operationId];
  if (built && !handler) {
    throw new ContractError(
      `The operation "${operationId}" of the contract ${name} has no handler: write one, or mark it x-unbuilt there.`,
    );
  }
  if (!built && handler) {
    throw new ContractError(`The operation "${operationId}" has a handler: it is x-unbuilt no more.`);
  }
  return handler;
}

/** Milliseconds of the longest clock there is, 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Whether an operation answers a file, which is read as it is taken. */
const isFile = ({ method, answers }: Operation): boolean => method === 'GET' && answers['200'] === '';

function route(contract: Contract, check: Validators, operation: Operation, options: MountOptions): Omit<RouteOptions, 'handler'> {
  const rateLimit = options.rateLimits?.[operation.operationId];
  const stage = options.stage?.(contract, operation);
  return {
    method: operation.method,
    url: `${options.prefix}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: rateLimit ? { rateLimit: toRouteRateLimit(rateLimit) } : {},
    // The framework's clock goes on while an answer is taken, and would cut a file off in the middle: the connection has its own.
    ...(isFile(operation) ? { handlerTimeout: MAX_TIMER_MS } : {}),
    ...(stage
      ? {
          onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
            await stage.before(request, reply);
          },
        }
      : {}),
    preParsing: async (request, reply) => {
      request.uploads = {};
      if (operation.security === 'none') return;
      void reply.header('cache-control', 'private, no-store');
      request.member = await options.authenticate(request);
      if (operation.security === 'required' && request.member === null) throw new HttpError(401, 'Please log in first.');
    },
    preValidation: checkRequests(contract, check, operation, options.files),
    preSerialization: [
      ...(stage ? [async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => stage.answer(request, reply, payload)] : []),
      ...(options.checkAnswers
        ? [
            async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
              checkAnswer(check, operation, reply.statusCode, payload);
              return payload;
            },
          ]
        : []),
    ],
  };
}

/** Throws when a good answer is not the one that the contract promises. */
function checkAnswer(check: Validators, operation: Operation, status: number, answer: unknown): void {
  if (status < 200 || status > 299) return;
  const schema = operation.answers[status] ?? operation.answers['2XX'];
  const problem =
    schema === undefined ? `status ${status} is not in the contract` : schema === '' ? undefined : check.answerProblem(schema, answer);
  if (problem !== undefined) throw new HttpError(500, `The answer of ${operation.operationId} breaks its contract: ${problem}.`);
}
