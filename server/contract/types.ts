import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRow } from '../db/schema.ts';

/** The person behind a valid session token. */
export type Member = Readonly<MemberRow>;

/** One uploaded file, wholly in memory (at most 5 MB). */
export interface Upload {
  /** As the client named it: for display only, never a path. */
  filename: string;
  /** As the client claims; check the content. */
  mimetype: string;
  content: Buffer;
}

/**
 * Answers one operation: returns the body (or sends through `reply`), throws HttpError to refuse.
 * `request.member` is the caller's membership when a valid session token came; `request.uploads` the files of a multipart body.
 */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Handlers by operationId. */
export type Handlers = Record<string, RouteHandler>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, when a valid session token came with a request to an operation that knows sessions. */
    member: Member | null;
    /** Uploaded files by field name (a trailing `[]` cut off); empty without a multipart body. */
    uploads: Record<string, Upload[]>;
  }
}
