import { PostgresAdapter, type Kysely } from 'kysely';

/** The two kinds of databases. */
export type DialectName = 'sqlite' | 'postgres';

/** Returns the dialect of a connection or transaction. */
export function getDialect<DB>(db: Kysely<DB>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
