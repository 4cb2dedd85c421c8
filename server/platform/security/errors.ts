import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeStorageFailure } from '../db/storageError.ts';
import { getErrorCode } from '../lib/errorCode.ts';
import { createErrorBody, DetailedHttpError, HttpError } from './httpError.ts';

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again later.';

/** After how many seconds a client may try again that was refused with 503, unless the error says otherwise. */
const RETRY_AFTER_SECONDS = '5';

/** Messages by the error codes of Fastify and its plugins. Every other error gets the message of its status. */
const MESSAGES_BY_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported.',
    FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
    FST_ERR_CTP_EMPTY_JSON_BODY: 'The request is declared as JSON, but its body is empty.',
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the request does not match its Content-Length.',
    FST_ERR_CTP_INVALID_JSON_BODY: 'The body of the request is not valid JSON.',
    FST_ERR_BAD_URL: 'This address is not valid.',
    FST_ERR_MAX_PARAM_LENGTH: 'This address is too long.',
    FST_ERR_HANDLER_TIMEOUT: 'The server took too long to respond. Please try again.',
    FST_UNDER_PRESSURE: 'The server is busy. Please try again in a moment.',
    FST_REQ_FILE_TOO_LARGE: 'A file may be at most 5 MB.',
    FST_FILES_LIMIT: 'The request has too many files.',
    FST_FIELDS_LIMIT: 'The request has too many fields.',
    FST_PARTS_LIMIT: 'The request has too many parts.',
    FST_PROTO_VIOLATION: 'A field of the request has a name that is not allowed.',
  }),
);

const MESSAGES_BY_STATUS: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Please log in first.',
  403: 'This is not allowed.',
  404: 'This was not found.',
  408: 'The request took too long to arrive.',
  411: 'The length of the request is missing.',
  413: 'The request is too large.',
  415: 'This content type is not supported.',
  417: 'The request expects something that this server does not support.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large.',
  502: 'The service behind this site cannot be reached. Please try again later.',
  503: 'The server is busy. Please try again in a moment.',
  504: 'The service behind this site took too long to respond. Please try again.',
};

/** Returns the standard message of a status, for example 404: `This was not found.` */
export function getStatusMessage(status: number): string {
  return MESSAGES_BY_STATUS[status] ?? (status >= 500 ? INTERNAL_ERROR : 'The request is not valid.');
}

/** Headers of content that an error replaces, for example when a stream fails before its first bytes were sent. */
const CONTENT_HEADERS = ['content-disposition', 'content-encoding', 'etag', 'last-modified'];

interface ErrorDescription {
  status: number;
  message: string;
  headers: Readonly<Record<string, string>>;
  /** Whether the cause is logged elsewhere, once for all requests. */
  isLogged?: boolean;
}

/** Returns the status, message and headers for a thrown value. Only an `HttpError` keeps its own message. */
export function describeFailure(error: unknown): ErrorDescription {
  const failure = describeByKind(error);
  return failure.status === 503 ? { ...failure, headers: { 'retry-after': RETRY_AFTER_SECONDS, ...failure.headers } } : failure;
}

function describeByKind(error: unknown): ErrorDescription {
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message, headers: error.headers };
  const storage = describeStorageFailure(error);
  if (storage) return { status: storage.status, message: storage.message, headers: {}, isLogged: storage.writeProblem !== undefined };

  const { statusCode, name } = (typeof error === 'object' && error !== null ? error : {}) as Partial<FastifyError>;
  const code = getErrorCode(error);
  // An error of `JSON.parse` itself has no code.
  if (name === 'SyntaxError' && statusCode === 400)
    return { status: 400, message: 'The body of the request is not valid JSON.', headers: {} };
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
  return { status, message: (code && MESSAGES_BY_CODE.get(code)) || getStatusMessage(status), headers: {} };
}

/**
 * Sends an error as JSON. A 5xx that is not an `HttpError` is logged as an error, with its route but without the request's content. Refused
 * writes of a read-only or full database are logged by `createWriteStatus` instead.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message, requestId } = prepareErrorResponse(error, request, reply);
  const { reason, field }: Partial<HttpError> = error instanceof HttpError ? error : {};
  const details = error instanceof DetailedHttpError ? error.details : {};
  return reply.type('application/json; charset=utf-8').send({ ...createErrorBody(message, requestId, reason, field), ...details });
}

/** Sends an error as plain text, for the calls of the e-mail service (D-58). */
export function sendPlainTextError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message } = prepareErrorResponse(error, request, reply);
  return reply.type('text/plain; charset=utf-8').send(message);
}

/** Adds the request's id to a message. The id identifies the request in the log. */
export const withRequestId = (message: string, requestId: string): string => `${message} If you write to us about it, quote ${requestId}.`;

/** Returns the same as `describeFailure`. For status 500, the message contains the request's id, and `requestId` is set. */
export function describeRequestFailure(
  error: unknown,
  { id }: Pick<FastifyRequest, 'id'>,
): ReturnType<typeof describeFailure> & { requestId?: string } {
  const failure = describeFailure(error);
  return failure.status === 500 ? { ...failure, message: withRequestId(failure.message, id), requestId: id } : failure;
}

/** Sets the status and headers, and logs the error. @returns the message, and the request's id if the message contains it */
function prepareErrorResponse(error: unknown, request: FastifyRequest, reply: FastifyReply): { message: string; requestId?: string } {
  const { status, message, headers, isLogged, requestId } = describeRequestFailure(error, request);
  const context = { status, method: request.method, route: request.routeOptions.url };
  if (status >= 500 && !(error instanceof HttpError) && isLogged !== true)
    request.log.error({ ...context, err: error }, 'a request failed');
  else request.log.debug({ ...context, reason: message }, 'a request was refused');
  for (const name of CONTENT_HEADERS) {
    void reply.removeHeader(name);
    // The framework copies the headers of a stream before its first bytes.
    if (!reply.raw.headersSent) reply.raw.removeHeader(name);
  }
  // The request's id is set here as well, because no hook has run for a request that the framework could not parse.
  void reply.code(status).headers(headers).header('cache-control', 'no-store').header('x-request-id', request.id);
  return { message, ...(requestId === undefined ? {} : { requestId }) };
}

/** Registers the handlers of errors and unknown URLs, and sends `X-Request-Id` with every response. */
export function registerErrors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new HttpError(404, getStatusMessage(404)), request, reply));
}

/**
 * Responds 404 to every URL below an API prefix that no operation handles. Otherwise the route of the site's pages would match.
 */
export function registerApiNotFound(app: FastifyInstance, prefix: string): void {
  app.all(`${prefix}/*`, (_request, reply) => reply.callNotFound());
  app.all(prefix, (_request, reply) => reply.callNotFound());
}
