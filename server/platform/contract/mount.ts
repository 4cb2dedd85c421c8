import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from '../security/httpError.ts';
import { requestLimits, toRouteRateLimit, type RateLimit } from '../security/limits.ts';
import type { FileStore } from '../files/store.ts';
import { ContractError } from './contractError.ts';
import { dropUploads } from './form.ts';
import { loadContract, type Contract, type ContractName, type Operation } from './load.ts';
import type { BuiltHandlers } from './operations.ts';
import { createRequestValidator } from './requests.ts';
import type { AnyHandler, Member, Override } from './types.ts';
import { getValidators, type Validators } from './validators.ts';

export interface MountOptions {
  /** Path prefix, for example `/wp-json`. */
  prefix: string;
  /** Returns the member to whom the request's session token belongs; null for a missing or invalid token (D-38). */
  authenticate: (request: FastifyRequest) => Promise<Member | null>;
  /** Rate limits by operationId. */
  rateLimits?: Readonly<Record<string, RateLimit>>;
  /**
   * Operations that accept JSON bodies larger than `jsonBytes`, by operationId. Each function runs before the body is read, and throws
   * HttpError 403 if the caller may not send a large body.
   */
  largeBodies?: Readonly<Record<string, (caller: Member) => void>>;
  /** Stores the files of forms. */
  files: Pick<FileStore, 'stage'>;
  /** Validates responses too, which halves the throughput: for tests and development. */
  checkResponses?: boolean;
  /** Returns the override of an operation; only development has any. */
  override?: (contract: Contract, operation: Operation) => Override;
}

/** Registers multipart parsing and the request decorations that handlers use. */
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
  // No operation accepts plain text: it gets status 415.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('member', null);
  app.decorateRequest('uploads');
}

/**
 * Mounts a contract of this repository, except unbuilt operations.
 * @throws ContractError when operations and handlers do not match
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
 * Adds a route per operation. Its steps are: rate limit, session (401), parser (415, 413, 400), validation (400), handler. Unbuilt
 * operations (`x-unbuilt`) get no route, so that they respond with 404.
 * @throws ContractError when operations and handlers do not match
 */
export function mountOperations(
  app: FastifyInstance,
  contract: Contract,
  handlers: Readonly<Record<string, AnyHandler>>,
  options: MountOptions,
): void {
  const operationIds = new Set(contract.operations.map(({ operationId }) => operationId));
  const unknownHandler = Object.keys(handlers).find((name) => !operationIds.has(name));
  if (unknownHandler !== undefined) {
    throw new ContractError(
      `The contract ${contract.name} has no operation "${unknownHandler}", which the server names: is it spelt right?`,
    );
  }
  const validators = getValidators(contract);
  // A handler keeps running when its client disconnects. The app waits for all handlers before it closes what they use.
  const runningHandlers = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.allSettled(runningHandlers)));
  for (const operation of contract.operations) {
    const handler = findHandler(contract, operation, handlers);
    if (!handler) continue;
    const runHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      try {
        // The request has been validated against the contract from which the handler's types are generated.
        return await handler(request as never, reply);
      } finally {
        await dropUploads(request.uploads);
      }
    };
    app.route({
      ...createRouteOptions(contract, validators, operation, options),
      handler: async (request, reply) => {
        const call = runHandler(request, reply);
        runningHandlers.add(call);
        try {
          return await call;
        } finally {
          runningHandlers.delete(call);
        }
      },
    });
  }
}

/** Returns the handler of an operation; undefined for an unbuilt one. @throws ContractError */
function findHandler(
  { name }: Contract,
  { operationId, isBuilt }: Operation,
  handlers: Readonly<Record<string, AnyHandler>>,
): AnyHandler | undefined {
  const handler = handlers[operationId];
  if (isBuilt && !handler) {
    throw new ContractError(
      `The operation "${operationId}" of the contract ${name} has no handler: write one, or mark it x-unbuilt there.`,
    );
  }
  if (!isBuilt && handler) {
    throw new ContractError(`The operation "${operationId}" has a handler: remove x-unbuilt from it there.`);
  }
  return handler;
}

function createRouteOptions(
  contract: Contract,
  validators: Validators,
  operation: Operation,
  options: MountOptions,
): Omit<RouteOptions, 'handler'> {
  const rateLimit = options.rateLimits?.[operation.operationId];
  const override = options.override?.(contract, operation);
  const assertMaySendLargeBody = options.largeBodies?.[operation.operationId];
  return {
    method: operation.method,
    url: `${options.prefix}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Limits JSON only: forms have limits of their own.
    bodyLimit: assertMaySendLargeBody ? requestLimits.bodyBytes : requestLimits.jsonBytes,
    config: rateLimit ? { rateLimit: toRouteRateLimit(rateLimit) } : {},
    ...(override
      ? {
          onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
            await override.before(request, reply);
          },
        }
      : {}),
    preParsing: async (request, reply) => {
      request.uploads = {};
      if (operation.security === 'none') return;
      void reply.header('cache-control', 'private, no-store');
      request.member = await options.authenticate(request);
      if (operation.security === 'required' && request.member === null) throw new HttpError(401, 'Please log in first.');
      if (request.member) assertMaySendLargeBody?.(request.member);
    },
    preValidation: createRequestValidator(contract, validators, operation, options.files),
    preSerialization: [
      ...(override
        ? [async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => override.respond(request, reply, payload)]
        : []),
      ...(options.checkResponses
        ? [
            async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
              checkResponse(validators, operation, reply.statusCode, payload);
              return payload;
            },
          ]
        : []),
    ],
  };
}

/** Throws HttpError 500 when a successful response violates the contract. */
function checkResponse(validators: Validators, operation: Operation, status: number, response: unknown): void {
  if (status < 200 || status > 299) return;
  const schemaPointer = operation.responses[status] ?? operation.responses['2XX'];
  const problem =
    schemaPointer === undefined
      ? `status ${status} is not in the contract`
      : schemaPointer === ''
        ? undefined
        : validators.describeResponseProblem(schemaPointer, response);
  if (problem !== undefined) throw new HttpError(500, `The response of ${operation.operationId} does not match its contract: ${problem}.`);
}
