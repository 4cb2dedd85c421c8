import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { createJobBoard } from './service.ts';
import type { JobBoard } from './service.ts';

const boards = new WeakMap<Kysely<Database>, JobBoard>();

/** Returns the job board of a database, shared by all callers because it caches totals. */
export function getJobBoard({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): JobBoard {
  const existing = boards.get(db);
  if (existing) return existing;
  const board = createJobBoard(db, clock, log);
  boards.set(db, board);
  return board;
}
