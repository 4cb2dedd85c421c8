import type { DoneMessage } from '../../shared/operations/jobs.ts';
import { doneOf, type RowOf } from './answers.ts';
import { toText } from './normalise/values.ts';

/** The parts of a write that answers the server's message to components. */
export const doneMessage = doneOf((row: RowOf<DoneMessage>) => toText(row.message));
