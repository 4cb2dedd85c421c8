import type { FastifyInstance } from 'fastify';
import { findPendingMigrations } from './db/migrate.ts';
import type { Deps } from './jobs/deps.ts';
import pTimeout from 'p-timeout';
import { memoize } from './memoize.ts';

const QUERY_TIMEOUT_MS = 3_000;

/** Milliseconds for which a result is shared among callers. */
const CACHE_TTL_MS = 1_000;

/** Returns why this process cannot use the database; empty when it can. */
async function findDatabaseProblems({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string[]> {
  try {
    const pendingMigrations = await pTimeout(findPendingMigrations(db), {
      milliseconds: QUERY_TIMEOUT_MS,
      message: 'the database did not respond in time',
    });
    return pendingMigrations.length === 0 ? [] : ['the database lacks migrations'];
  } catch (error) {
    log.warn({ err: error }, 'the database does not respond');
    return ['the database does not respond'];
  }
}

/**
 * Registers `/readyz`, which responds 200 when requests may be sent to this process. It responds 503 with reasons when the database is
 * unavailable or not migrated, or the server is stopping. Sets `shutdownState.hasBegun` when the app closes.
 */
export function registerReadiness(app: FastifyInstance, deps: Pick<Deps, 'db' | 'log' | 'shutdownState'>): void {
  const findReasons = memoize(() => findDatabaseProblems(deps), CACHE_TTL_MS);
  app.addHook('preClose', async () => {
    deps.shutdownState.hasBegun = true;
  });
  app.get('/readyz', async (_request, reply) => {
    const reasons = [...(deps.shutdownState.hasBegun ? ['the server is stopping'] : []), ...(await findReasons())];
    void reply.header('cache-control', 'no-store');
    if (reasons.length === 0) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', reasons });
  });
}
