import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../contract/load.ts';

/** A request to an operation of a contract. */
export interface Asked {
  contract: Contract;
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** How the embedded backends behave in a scenario. */
export interface Behaviour {
  /** Before anything else is done for the request: waits, refuses, answers, or asks for something else. */
  before?: (asked: Asked) => Promise<void> | void;
  /** The answer to give in place of a good one. @param schema JSON pointer of what the contract says of it */
  answer?: (given: unknown, schema: string, asked: Asked) => unknown;
  /** A browser has chosen the scenario: it begins anew. */
  begin?: () => void;
}
