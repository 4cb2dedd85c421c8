import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storageRefusal } from '../db/storageError.ts';
import { errorCode } from '../errorCode.ts';
import { errorBody, HttpError } from './httpError.ts';

const serverFault = 'Something went wrong on our side. Please try again later.';

/** What Fastify and its plugins refuse, in people's words. Everything else falls back to its status. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not accepted here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request says that it carries JSON, but its body is empty.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as it says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body of the request is not valid JSON.',
  FST_ERR_BAD_URL: 'This address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is too long.',
  FST_ERR_HANDLER_TIMEOUT: 'The server took too long to answer. Please try again.',
  FST_UNDER_PRESSURE: 'The server is busy. Please try again in a moment.',
  FST_REQ_FILE_TOO_LARGE: 'A file may be 5 MB at most.',
  FST_FILES_LIMIT: 'The request carries too many files.',
  FST_FIELDS_LIMIT: 'The request carries too many fields.',
  FST_PARTS_LIMIT: 'The request carries too many parts.',
  FST_PROTO_VIOLATION: 'A field of the request has a name that is not allowed.',
};

const byStatus: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Please log in first.',
  403: 'This is not allowed.',
  404: 'There is nothing here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted here.',
  417: 'The request expects something that this server does not do.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large.',
  502: 'The service behind this site cannot be reached. Please try again later.',
  503: 'The server is busy. Please try again in a moment.',
  504: 'The service behind this site took too long to answer. Please try again.',
};

/** The standard sentence of a status, for example 404: `There is nothing here.` */
export function statusSentence(status: number): string {
  return byStatus[status] ?? (status >= 500 ? serverFault : 'The request is not valid.');
}

/** Status, sentence and headers of any thrown thing. Only HttpError speaks in its own words. */
export function refusal(error: unknown): { status: number; message: string; headers: Readonly<Record<string, string>> } {
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message, headers: error.headers };
  const storage = storageRefusal(error);
  if (storage) return { ...storage, headers: {} };

  const { statusCode, name } = (typeof error === 'object' && error !== null ? error : {}) as Partial<FastifyError>;
  const code = errorCode(error);
  // JSON that does not parse comes without a code of its own.
  if (name === 'SyntaxError' && statusCode === 400)
    return { status: 400, message: 'The body of the request is not valid JSON.', headers: {} };
  const status = typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
  return { status, message: (code && sentences[code]) || statusSentence(status), headers: {} };
}

/** Sends the one error shape; a fault of the server's own is logged, with its route and without the request's content. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message, requestId } = beginRefusal(error, request, reply);
  return reply.type('application/json; charset=utf-8').send(errorBody(message, requestId));
}

/** The same for the calls of the e-mail service, whose errors are plain text (D-58). */
export function sendErrorText(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message } = beginRefusal(error, request, reply);
  return reply.type('text/plain; charset=utf-8').send(message);
}

/** What people are told of a fault of the server's own: the id leads to its line in the log. */
export const quotable = (message: string, requestId: string): string => `${message} If you write to us about it, quote ${requestId}.`;

/** The same for a request: a fault of the server's own is told with the request's id. */
export function refusalOf(error: unknown, { id }: Pick<FastifyRequest, 'id'>): ReturnType<typeof refusal> & { requestId?: string } {
  const refused = refusal(error);
  return refused.status === 500 ? { ...refused, message: quotable(refused.message, id), requestId: id } : refused;
}

/** Sets status and headers. @returns the sentence to send, and the request's id where people may quote it */
function beginRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): { message: string; requestId?: string } {
  const { status, message, headers, requestId } = refusalOf(error, request);
  const about = { status, method: request.method, route: request.routeOptions.url };
  if (status >= 500 && !(error instanceof HttpError)) request.log.error({ ...about, err: error }, 'a request failed');
  else request.log.debug({ ...about, reason: message }, 'a request was refused');
  // A request that the framework could not read has passed no hook.
  void reply.code(status).headers(headers).header('cache-control', 'no-store').header('x-request-id', request.id);
  return { message, ...(requestId === undefined ? {} : { requestId }) };
}

/** Answers every error and every unknown address in the one error shape; every answer tells the id of its request. */
export function registerErrors(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new HttpError(404, statusSentence(404)), request, reply));
}

/**
 * The not-found answer of everything below an API prefix that no operation takes; without it the site's pages would
 * answer there.
 */
export function registerApiNotFound(app: FastifyInstance, prefix: string): void {
  app.all(`${prefix}/*`, (_request, reply) => reply.callNotFound());
  app.all(prefix, (_request, reply) => reply.callNotFound());
}
