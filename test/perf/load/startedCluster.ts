import { findPostgres } from '../../../scripts/setup/programs.mjs';
import { createCluster, programsVariable, type Cluster } from '../../support/postgres/cluster.ts';

/**
 * A PostgreSQL of one's own that writes to the disk as a real one does; to be removed afterwards.
 * @throws Error in a sentence when there is none on this machine
 */
export async function startedCluster(): Promise<Cluster> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine: install it, or leave it out.');
  process.env[programsVariable] = programs;
  const cluster = createCluster({ durable: true });
  await cluster.start();
  return cluster;
}
