import type { Kysely } from 'kysely';
import type { Expression } from './searchExpression.ts';
import type { KnownWord } from './spelling.ts';

/** What of a job can be searched. */
export interface SearchableJob {
  id: string;
  title: string;
  skills: readonly string[];
  category: string;
  /** Place, and the word `remote` where that holds. */
  location: string;
  /** Everything else worth finding: description, qualifications, organization, industry, type, level. */
  body: string;
  /** The words that the filters look for. */
  facets: readonly string[];
}

/** A job that was found; a later publication has a higher number. */
export interface FoundJob {
  document: number;
  id: string;
}

/** Which of what matches is read. */
export interface Part {
  /** Documents from this number on; all when left out. */
  from?: number;
  /** Documents before this number. */
  before: number;
  most: number;
}

/**
 * The words of the listed jobs, as one kind of database keeps them: the only part of the search with SQL that not every
 * database understands. Both have the table `job_search_documents`, which gives each job the number of its publication.
 */
export interface SearchIndex {
  /** Adds jobs that are not there, oldest publication first. */
  add<DB>(db: Kysely<DB>, jobs: readonly SearchableJob[]): Promise<void>;
  /** Removes jobs; unknown ids are ignored. */
  remove<DB>(db: Kysely<DB>, ids: readonly string[]): Promise<void>;
  /** The jobs that match, the newest first. */
  matching<DB>(db: Kysely<DB>, expression: Expression, part: Part): Promise<FoundJob[]>;
  count<DB>(db: Kysely<DB>, expression: Expression): Promise<number>;
  /** Whether a job holds a word, or one that begins with it. */
  holds<DB>(db: Kysely<DB>, word: string, prefix: boolean): Promise<boolean>;
  /** The words that jobs hold, at least those that one or two slips of a key make of a word. */
  near<DB>(db: Kysely<DB>, word: string): Promise<readonly KnownWord[]>;
  /** Drops what is cached. */
  forget(): void;
}

/** Jobs that are written with one statement. */
export const CHUNK = 200;
