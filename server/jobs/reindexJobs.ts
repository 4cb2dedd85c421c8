import type { Kysely } from 'kysely';
import { dayInIndia } from '../../shared/days.ts';
import type { Database } from '../db/schema.ts';
import { createJobRepository } from './repository.ts';
import { createJobSearch } from './search.ts';

/** Recomputes the `listed` flag of every job. `refreshListed` also adds listed jobs to the search index, which a copied database lacks. */
export async function reindexJobs(db: Kysely<Database>): Promise<void> {
  await db.updateTable('jobs').set({ listed: 0 }).execute();
  await createJobRepository(db, createJobSearch<Database>()).refreshListed(dayInIndia(new Date()));
}
