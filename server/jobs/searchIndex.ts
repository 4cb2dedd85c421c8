import type { Kysely } from 'kysely';
import type { Expression } from './searchExpression.ts';
import type { SortColumn, SortedPosition, SortKeys } from './sorting.ts';
import type { KnownWord } from './spelling.ts';

export interface SearchableJob {
  id: string;
  title: string;
  skills: readonly string[];
  category: string;
  /** Location, and the word `remote` if it applies. */
  location: string;
  /** Other text: description, qualifications, organization, industry, type, level. */
  body: string;
  /** Facet words. */
  facets: readonly string[];
  sortKeys: SortKeys;
}

/** A match; later publications have higher numbers. */
export interface FoundJob {
  document: number;
  id: string;
}

/** A match of a sorted search. */
export interface SortedJob extends SortedPosition {
  id: string;
}

/** Range of matches to read. */
export interface Part {
  from?: number;
  /** Exclusive upper bound of the document number. */
  before: number;
  most: number;
}

/**
 * Words of the listed jobs in one kind of database: the only part of the search with dialect-specific SQL. Both dialects have the table
 * `job_search_documents`, which numbers publications.
 */
export interface SearchIndex {
  add<DB>(db: Kysely<DB>, jobs: readonly SearchableJob[]): Promise<void>;
  remove<DB>(db: Kysely<DB>, ids: readonly string[]): Promise<void>;
  /** Returns matching jobs, newest first. */
  matching<DB>(db: Kysely<DB>, expression: Expression, part: Part): Promise<FoundJob[]>;
  /** Returns matching jobs by their sort key, all jobs without an expression. */
  sorted<DB>(
    db: Kysely<DB>,
    expression: Expression | null,
    page: { by: SortColumn; after: SortedPosition | undefined; most: number },
  ): Promise<SortedJob[]>;
  /** Counts matching jobs, all jobs without an expression. */
  count<DB>(db: Kysely<DB>, expression: Expression | null): Promise<number>;
  /** Returns whether a job contains a word, or a word with this prefix. */
  holds<DB>(db: Kysely<DB>, word: string, prefix: boolean): Promise<boolean>;
  /** Returns at least the indexed words within one or two edits. */
  near<DB>(db: Kysely<DB>, word: string): Promise<readonly KnownWord[]>;
  forget(): void;
}

/** Jobs per statement. */
export const CHUNK = 200;
