import type { SearchResult } from '../../../shared/operations/site.ts';
import { excerpt } from '../../../shared/text.ts';

/** The contract's limits for a result, in characters. A provider's texts and ids may be longer. */
export const MAX_LENGTHS = {
  id: 300,
  title: 500,
  note: 300,
  program: 200,
  venue: 300,
  fee: 2000,
  statusReason: 300,
  formerTime: 200,
  formerVenue: 300,
};

/** Returns whether an id has a length that the contract allows. Ids are not shortened, because their URLs would not exist. */
export const hasAllowedId = ({ id }: Pick<SearchResult, 'id'>): boolean => id.length <= MAX_LENGTHS.id;

/** Shortens the texts of a result to the lengths that the contract allows. */
export function shortenTexts<Result extends SearchResult>(result: Result): Result {
  const { title, note, program, venue, fee, statusReason, formerTime, formerVenue } = result;
  return {
    ...result,
    title: excerpt(title, MAX_LENGTHS.title),
    ...(note !== undefined && { note: excerpt(note, MAX_LENGTHS.note) }),
    ...(program !== undefined && { program: excerpt(program, MAX_LENGTHS.program) }),
    ...(venue !== undefined && { venue: excerpt(venue, MAX_LENGTHS.venue) }),
    ...(statusReason !== undefined && { statusReason: excerpt(statusReason, MAX_LENGTHS.statusReason) }),
    ...(formerTime !== undefined && { formerTime: excerpt(formerTime, MAX_LENGTHS.formerTime) }),
    ...(formerVenue !== undefined && { formerVenue: excerpt(formerVenue, MAX_LENGTHS.formerVenue) }),
    ...(typeof fee === 'string' && { fee: excerpt(fee, MAX_LENGTHS.fee) }),
  };
}
