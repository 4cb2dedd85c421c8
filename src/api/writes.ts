import { check, isRow, refused, type Row } from './answers.ts';

/** The parts of a write that answers what was done; an answer that says it failed is an error. */
export function doneOf<T>(toItem: (row: Row) => T) {
  return {
    rawResponseSchema: check((body) => isRow(body) && !refused(body)),
    transformResponse: (body: unknown): T => toItem(isRow(body) ? body : {}),
  };
}

/** The parts of a write whose refusal is an answer like any other: `success` is part of the model. */
export function reportOf<T>(toItem: (row: Row) => T) {
  return { ...doneOf(toItem), rawResponseSchema: check(isRow) };
}
