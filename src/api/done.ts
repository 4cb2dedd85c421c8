import { doneOf } from './answers.ts';
import { toText } from './normalise/values.ts';

/** The parts of a write that answers the server's message to components. */
export const doneMessage = doneOf((row) => toText(row.message));
