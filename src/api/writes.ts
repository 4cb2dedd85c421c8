import type { DoneMessage } from './generated/jobs.ts';
import { toText } from './normalise/values.ts';
import { isRefusal, isRow, createSchema, type Row, type RowOf } from './responses.ts';

/** Endpoint options of a write. A response that reports failure is an error. */
export function writeResponse<T>(toItem: (row: Row) => T) {
  return {
    rawResponseSchema: createSchema((body) => isRow(body) && !isRefusal(body)),
    transformResponse: (body: unknown): T => toItem(isRow(body) ? body : {}),
  };
}

/** Endpoint options of a write whose result is the server's message. */
export const messageResponse = writeResponse((row: RowOf<DoneMessage>) => toText(row.message));

/** Endpoint options of a write whose refusal is a normal result with `success: false`. */
export function outcomeResponse<T>(toItem: (row: Row) => T) {
  return { ...writeResponse(toItem), rawResponseSchema: createSchema(isRow) };
}
