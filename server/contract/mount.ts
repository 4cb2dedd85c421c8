import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from '../security/httpError.ts';
import { requestLimits, type RateLimit } from '../security/limits.ts';
import { checkRequests } from './requests.ts';
import type { Contract, Operation } from './load.ts';
import type { Handlers, Member } from './types.ts';
import { validators, type Validators } from './validators.ts';

/** How a contract is mounted. */
export interface MountOptions {
  /** Put before every path, for example `/wp-json`. */
  prefix: string;
  /** Whose live session token came with the request; null: none, or a value that is no live token (D-38). */
  authenticate: (request: FastifyRequest) => Promise<Member | null>;
  /** How often one client may call an operation, by operationId. */
  rateLimits?: Readonly<Record<string, RateLimit>>;
  /** Also checks answers against the contract; it costs half the throughput, so for tests and development. */
  checkAnswers?: boolean;
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
 * Adds one route for every operation of the contract that has a handler. A request passes, in this order: the rate limit,
 * the session check (401), the parser (415, 413, 400), the contract's checks (400), the handler.
 */
export function mountContract(app: FastifyInstance, contract: Contract, handlers: Handlers, options: MountOptions): void {
  const check = validators(contract);
  for (const operation of contract.operations) {
    const handler = handlers[operation.operationId];
    if (handler) app.route({ ...route(contract, check, operation, options), handler });
  }
}

function route(contract: Contract, check: Validators, operation: Operation, options: MountOptions): Omit<RouteOptions, 'handler'> {
  const rateLimit = options.rateLimits?.[operation.operationId];
  return {
    method: operation.method,
    url: `${options.prefix}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: rateLimit ? { rateLimit: { ...rateLimit } } : {},
    preParsing: async (request, reply) => {
      request.uploads = {};
      if (operation.security === 'none') return;
      void reply.header('cache-control', 'private, no-store');
      request.member = await options.authenticate(request);
      if (operation.security === 'required' && request.member === null) throw new HttpError(401, 'Please log in first.');
    },
    preValidation: checkRequests(contract, check, operation),
    ...(options.checkAnswers
      ? {
          preSerialization: async (_request, reply, payload) => {
            checkAnswer(check, operation, reply.statusCode, payload);
            return payload;
          },
        }
      : {}),
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
