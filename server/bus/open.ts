import type { FastifyBaseLogger } from 'fastify';
import { primaryLine } from './primaryLine.ts';
import type { Settings } from '../settings.ts';
import { aloneBus, type Bus } from './bus.ts';
import { openPostgresBus } from './postgresBus.ts';
import { workerBus } from './workerBus.ts';

/**
 * Opens the bus of this process: to all that share its database, on one machine or several.
 * @throws StorageError with a sentence for people
 */
export async function openBus({ database }: Pick<Settings, 'database'>, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Bus> {
  if (database !== undefined) return openPostgresBus(database.url, log);
  const line = primaryLine();
  return line === undefined ? aloneBus() : workerBus(line);
}
