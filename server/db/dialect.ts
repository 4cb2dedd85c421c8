import { PostgresAdapter, type Kysely } from 'kysely';

/** Where the data is kept: embedded in the data directory, or in a PostgreSQL server. */
export type DialectName = 'sqlite' | 'postgres';

/** Which database a connection or a transaction leads to. */
export function dialectOf<DB>(db: Kysely<DB>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
