import type { Kysely } from 'kysely';
import type { Expression } from './searchExpression.ts';
import type { SortColumn, SortedPosition, SortKeys } from './sorting.ts';
import type { KnownWord } from './spelling.ts';
import { listJoined, listParts, readWords } from '../../../shared/words.ts';

/** What the index stores of a job. */
export interface SearchableJob {
  id: string;
  title: string;
  skills: readonly string[];
  category: string;
  /** Location, and the word `remote` if it applies. */
  location: string;
  /** Other text: description, qualifications, organization, industry, type, level. */
  body: string;
  facets: readonly string[];
  sortKeys: SortKeys;
}

/** A match; later publications have higher document numbers. */
export interface FoundJob {
  document: number;
  id: string;
}

/** A match of a sorted search. */
export interface SortedJob extends SortedPosition {
  id: string;
}

/** Limits of the results. */
export interface ResultRange {
  /** Lowest document number; 0 by default. */
  from?: number;
  /** Exclusive upper bound of the document number. */
  before: number;
  limit: number;
}

/**
 * Index of the words of listed jobs, with the SQL of one database dialect. Both dialects have the table `job_search_documents`, which
 * numbers the publications (`document`).
 */
export interface SearchIndex {
  /** Adds jobs that are not in the index. A job gets the document number that `remove` kept for it, or the next number. */
  add<DB>(db: Kysely<DB>, jobs: readonly SearchableJob[]): Promise<void>;
  /**
   * Removes jobs from the index.
   * @param keepPlace whether each job keeps its document number
   */
  remove<DB>(db: Kysely<DB>, ids: readonly string[], keepPlace: boolean): Promise<void>;
  /** Returns matching jobs, newest first. */
  findMatching<DB>(db: Kysely<DB>, expression: Expression, range: ResultRange): Promise<FoundJob[]>;
  /** Returns the matching jobs in the order of their sort keys. Without an expression, all listed jobs match. */
  findSorted<DB>(
    db: Kysely<DB>,
    expression: Expression | null,
    page: { by: SortColumn; after: SortedPosition | undefined; limit: number },
  ): Promise<SortedJob[]>;
  /** Counts the matching jobs. Without an expression, all listed jobs match. */
  count<DB>(db: Kysely<DB>, expression: Expression | null): Promise<number>;
  /** Returns whether a job contains a word, or a word with this prefix. */
  hasWord<DB>(db: Kysely<DB>, word: string, isPrefix: boolean): Promise<boolean>;
  /** Returns a function for one search, which returns the indexed words within one or two edits of a word. It may return further words. */
  openVocabulary<DB>(db: Kysely<DB>): (word: string) => Promise<readonly KnownWord[]>;
}

/** Number of jobs per SQL statement. */
export const CHUNK_SIZE = 200;

/**
 * Returns the words under which texts are found: for each text the parts of its words in order, so that phrases are found, and last the
 * words with parts, each written as one.
 */
export function toIndexWords(texts: readonly string[]): string[][] {
  const wordsByText = texts.map(readWords);
  return [...wordsByText.map(listParts), [...new Set(wordsByText.flatMap(listJoined))]];
}
