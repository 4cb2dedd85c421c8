import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRow } from '../db/schema.ts';
import type { Upload } from '../files/store.ts';
import type { Security } from './load.ts';

/** A member who is logged in. */
export type Member = Readonly<MemberRow>;

/** Types of one operation, generated from the operation's contract. */
export interface OperationTypes {
  params: object;
  query: object;
  body: unknown;
  uploads: object;
  response: unknown;
  session: Security;
  /** Whether the embedded backend implements the operation. */
  built: boolean;
}

/** Validated request, coerced to the contract's types. */
export interface Call<Operation extends OperationTypes> {
  params: Operation['params'];
  query: Operation['query'];
  /** Form fields without files. */
  body: Operation['body'];
  /** Form files by field; each field has at least one. Files that the handler does not keep are deleted. */
  uploads: { [Field in keyof Operation['uploads']]: [Upload, ...Upload[]] };
  /** Member who is logged in; never null if the operation requires a session. */
  member: Operation['session'] extends 'required' ? Member : Operation['session'] extends 'optional' ? Member | null : null;
}

/** Handles one operation: returns the response, or throws HttpError to refuse. `reply` serves to set headers. */
export type Handler<Operation extends OperationTypes> = (
  call: Call<Operation>,
  reply: FastifyReply,
) => Operation['response'] | Promise<Operation['response']>;

/** Handlers by operationId: one for each of these operations that the embedded backend implements, so none for `x-unbuilt` ones. */
export type Handlers<Operations, Tag = unknown> = {
  [Name in keyof Operations as Operations[Name] extends { built: true; tag: Tag } ? Name : never]: Operations[Name] extends OperationTypes
    ? Handler<Operations[Name]>
    : never;
};

/** Handler of any operation; `mountContract` checks its types. */
export type AnyHandler = (call: never, reply: FastifyReply) => unknown;

/** Override of an operation, in development only (`server/dev/scenarios`). */
export interface Override {
  /** Runs first; may throw HttpError or send a response. */
  before: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Replaces the handler's response; validated like any other. */
  respond: (request: FastifyRequest, reply: FastifyReply, body: unknown) => unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The member who is logged in; null for other callers, and in operations that accept no session. */
    member: Member | null;
    uploads: Record<string, Upload[]>;
  }
}
