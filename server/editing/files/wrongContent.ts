import type { ContentMistake } from '../../../shared/operations/content.ts';
import { DetailedHttpError } from '../../platform/security/httpError.ts';

/** Limits of the contract. */
const MAX_MISTAKES = 200;
const MAX_LENGTH = 2_000;
const MAX_POINTER = 1_000;

/** Returns the error of a value with mistakes, because of which it is not saved. */
export function wrongContent(mistakes: readonly ContentMistake[]): DetailedHttpError {
  const count = mistakes.length;
  const message = count === 1 ? 'One field needs a look.' : `${count} fields need a look.`;
  const shown = mistakes.slice(0, MAX_MISTAKES).map(({ pointer, message: text }) => ({
    // A longer pointer leads to no field of a form.
    pointer: pointer.length > MAX_POINTER ? '' : pointer,
    message: text.slice(0, MAX_LENGTH),
  }));
  return new DetailedHttpError(422, message, { mistakes: shown });
}
