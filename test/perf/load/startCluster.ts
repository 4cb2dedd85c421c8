import { findPostgres } from '../../../scripts/setup/programs.mjs';
import { createCluster, programsVariable, type Cluster } from '../../support/postgres/cluster.ts';

/**
 * Starts a temporary PostgreSQL cluster with durable writes, as in production; the caller removes it.
 * @throws Error when PostgreSQL is not installed
 */
export async function startCluster(): Promise<Cluster> {
  const programsFolder = findPostgres();
  if (programsFolder === undefined) throw new Error('PostgreSQL was not found: install it, or run without it.');
  process.env[programsVariable] = programsFolder;
  const cluster = createCluster({ durable: true });
  await cluster.start();
  return cluster;
}
