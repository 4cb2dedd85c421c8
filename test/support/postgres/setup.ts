import { migrate } from '../../../server/platform/db/migrate.ts';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { findPostgres } from '../../../scripts/setup/programs.mjs';
import { keepFilesInMemory } from '../server/memory.ts';
import { enableCompileCache } from '../compileCache.ts';
import { clusterVariable, createCluster, programsVariable, templateDatabase, type Cluster } from './cluster.ts';

let cluster: Cluster | undefined;

/** Starts one PostgreSQL server for the run. It has a migrated database, from which the databases of the tests are copied. */
export async function setup(): Promise<void> {
  keepFilesInMemory();
  enableCompileCache();
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL on PATH or in /usr/lib/postgresql: `npm test` says how to get it.');
  process.env[programsVariable] = programs;
  cluster = createCluster();
  await cluster.start();
  await cluster.create(templateDatabase);
  const db = openPostgres(cluster.urlOf(templateDatabase), { warn: console.warn }, { maxConnections: 2, statementTimeoutMs: 0 });
  await migrate(db);
  await db.destroy();
  process.env[clusterVariable] = cluster.urlOf('{database}');
}

/** Removes the server after the run. */
export async function teardown(): Promise<void> {
  await cluster?.remove();
}
