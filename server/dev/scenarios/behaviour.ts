import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../../platform/contract/load.ts';

/** A request to an operation, with its response. */
export interface OperationCall {
  contract: Contract;
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Behaviour of the embedded backends in a scenario. */
export interface Behaviour {
  /** Runs before the request is handled. May wait, refuse the request, respond, or change the request. */
  before?: (call: OperationCall) => Promise<void> | void;
  /**
   * Replaces a successful response.
   * @param schemaPointer JSON pointer of the response's schema
   */
  respond?: (body: unknown, schemaPointer: string, call: OperationCall) => unknown;
  /** Resets the scenario when a browser chooses it. */
  onStart?: () => void;
}
