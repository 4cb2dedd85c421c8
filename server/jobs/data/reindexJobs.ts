import type { Kysely } from 'kysely';
import { dayInIndia } from '../../../shared/days.ts';
import { NO_SYNONYMS } from '../../cms/synonyms.ts';
import type { Database } from '../../platform/db/schema.ts';
import { createJobRepository } from './repository.ts';
import { createJobSearch } from '../search/search.ts';

/** Recomputes the `listed` flag of every job, and the words of the search index, which a copied database lacks. Jobs keep their places. */
export async function reindexJobs(db: Kysely<Database>): Promise<void> {
  const search = createJobSearch<Database>(() => NO_SYNONYMS);
  const listedJobs = await db.selectFrom('jobs').select('id').where('listed', '=', 1).execute();
  await search.remove(
    db,
    listedJobs.map(({ id }) => id),
    { keepPlace: true },
  );
  await db.updateTable('jobs').set({ listed: 0 }).execute();
  await createJobRepository(db, search).refreshListed(dayInIndia(new Date()));
}
