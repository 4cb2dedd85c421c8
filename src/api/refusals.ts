import type { BoardOperations } from '../../shared/operations/board.ts';
import type { CmsOperations } from '../../shared/operations/cms.ts';
import type { ContentOperations } from '../../shared/operations/content.ts';
import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { PeopleOperations } from '../../shared/operations/people.ts';
import type { SiteOperations } from '../../shared/operations/site.ts';
import { isRow, type Row } from './responses.ts';

type Operations = CmsOperations & JobsOperations & BoardOperations & PeopleOperations & SiteOperations & ContentOperations;
type Errors = Operations[keyof Operations]['errors'];

type StatusOf<Bodies> = Bodies extends unknown ? keyof Bodies : never;
type FieldOf<Bodies, Status extends PropertyKey> = Bodies extends Readonly<Record<Status, infer Body>> ? keyof Body : never;

/** Makes a sentence from the fields of an error. Their values are unchecked; null if they do not allow a sentence. */
export type DescribeRefusal<Field extends PropertyKey> = (body: { readonly [Name in Field]?: unknown }) => string | null;

/** The sentences for errors that the contracts describe with fields of their own, by status. */
type Refusals<Bodies> = { readonly [Status in StatusOf<Bodies>]: DescribeRefusal<FieldOf<Bodies, Status>> };

/**
 * If the contracts get another such error, `types` fails here until the error has a sentence. Errors of several operations with the same
 * status share a function, which can tell them by their fields; it also gets errors of the usual shape.
 */
const REFUSALS: Refusals<Errors> = {
  // A session that has to enter its code, and mistakes in the content: their message suffices.
  403: () => null,
  422: () => null,
};

/** Creates a function that returns the sentence for an error with fields of its own; null for any other error. */
export function createRefusalReader<Bodies>(refusals: Refusals<Bodies>): (status: unknown, body: unknown) => string | null {
  const describers = new Map<string, (body: Row) => string | null>(Object.entries(refusals));
  return (status, body) => (isRow(body) ? (describers.get(String(status))?.(body) ?? null) : null);
}

export const readRefusal = createRefusalReader(REFUSALS);
