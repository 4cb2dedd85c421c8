import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../contract/load.ts';

export interface OperationRequest {
  contract: Contract;
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Behaviour of the embedded backends in a scenario. */
export interface Behaviour {
  /** Runs before the request is handled: waits, refuses, responds, or changes the request. */
  before?: (request: OperationRequest) => Promise<void> | void;
  /**
   * Replaces a successful response.
   * @param schema JSON pointer of its schema
   */
  respond?: (body: unknown, schema: string, request: OperationRequest) => unknown;
  /** Resets the scenario when a browser chooses it. */
  onStart?: () => void;
}
