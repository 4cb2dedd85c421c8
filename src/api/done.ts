import type { DoneMessage } from '../../shared/operations/jobs.ts';
import type { RowOf } from './answers.ts';
import { toText } from './normalise/values.ts';
import { doneOf } from './writes.ts';

/** The parts of a write that answers the server's message to components. */
export const doneMessage = doneOf((row: RowOf<DoneMessage>) => toText(row.message));
