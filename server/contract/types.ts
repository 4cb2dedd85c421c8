import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRow } from '../db/schema.ts';
import type { Upload } from '../files/upload.ts';
import type { Security } from './load.ts';

/** The person behind a valid session token. */
export type Member = Readonly<MemberRow>;

/** The types of one operation, as `shared/operations` has them. */
export interface OperationTypes {
  params: object;
  query: object;
  body: unknown;
  uploads: object;
  answer: unknown;
  session: Security;
  built: boolean;
}

/** What a handler gets: the request after the contract's checks, its texts coerced to the contract's types. */
export interface Call<Operation extends OperationTypes> {
  params: Operation['params'];
  query: Operation['query'];
  /** Fields of a form without its files. */
  body: Operation['body'];
  /** The files of a form by field, at least one where the field is there; what the handler does not keep is removed. */
  uploads: { [Field in keyof Operation['uploads']]: [Upload, ...Upload[]] };
  /** The caller: always there where the operation needs a session. */
  member: Operation['session'] extends 'required' ? Member : Operation['session'] extends 'optional' ? Member | null : null;
}

/** Answers one operation: returns what the contract promises, throws HttpError to refuse. `reply` is for headers. */
export type Handler<Operation extends OperationTypes> = (
  call: Call<Operation>,
  reply: FastifyReply,
) => Operation['answer'] | Promise<Operation['answer']>;

/** Handlers by operationId: of all operations, or of those that are named. */
export type Handlers<Operations, Id extends keyof Operations = keyof Operations> = {
  [Name in Id]: Operations[Name] extends OperationTypes ? Handler<Operations[Name]> : never;
};

/** A handler of any operation; only the mounting knows that its call fits. */
export type AnyHandler = (call: never, reply: FastifyReply) => unknown;

/** Changes what an operation does, on purpose and in development only (server/scenarios). */
export interface Stage {
  /** Before anything else; may throw HttpError or send an answer. */
  before: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The answer to give in place of the handler's; it is checked like any other. */
  answer: (request: FastifyRequest, reply: FastifyReply, given: unknown) => unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, when a valid session token came with a request to an operation that knows sessions. */
    member: Member | null;
    /** Uploaded files by field name (a trailing `[]` cut off); empty without a multipart body. */
    uploads: Record<string, Upload[]>;
  }
}
