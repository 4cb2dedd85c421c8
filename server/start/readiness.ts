import type { FastifyInstance } from 'fastify';
import { findPendingMigrations } from '../platform/db/migrate.ts';
import type { WriteProblem } from '../platform/db/runtimeFailure.ts';
import type { Deps } from '../jobs/deps.ts';
import pTimeout from 'p-timeout';
import { memoize } from '../platform/lib/longWork.ts';

const QUERY_TIMEOUT_MS = 3_000;

/** Milliseconds for which a result is shared among callers. */
const CACHE_TTL_MS = 1_000;

interface DatabaseState {
  /** Why this process cannot use the database; empty when it can. */
  reasons: string[];
  /** What is wrong although requests may be sent to this process. */
  warnings: string[];
}

const WARNINGS: Readonly<Record<WriteProblem, string>> = {
  'read-only': 'nothing can be saved: the database is read only',
  full: 'nothing can be saved: the disk of the database is full',
};

async function readDatabaseState({ db, writeStatus }: Pick<Deps, 'db' | 'writeStatus'>): Promise<DatabaseState> {
  const reasons = (await findPendingMigrations(db)).length === 0 ? [] : ['the database lacks migrations'];
  const refusal = await writeStatus.check();
  return { reasons, warnings: refusal === undefined ? [] : [WARNINGS[refusal.reason]] };
}

async function checkDatabase(deps: ReadinessDeps): Promise<DatabaseState> {
  try {
    return await pTimeout(readDatabaseState(deps), { milliseconds: QUERY_TIMEOUT_MS, message: 'the database did not respond in time' });
  } catch (error) {
    deps.log.warn({ err: error }, 'the database does not respond');
    return { reasons: ['the database does not respond'], warnings: [] };
  }
}

type ReadinessDeps = Pick<Deps, 'db' | 'writeStatus' | 'log' | 'shutdownState'>;

/**
 * Registers `/readyz`, which responds 200 when requests may be sent to this process. It responds 503 with reasons when the database is
 * unavailable or not migrated, or the server is stopping. While the database only refuses writes, it responds 200 with a warning, because
 * all processes share the database, and pages can still be read. Sets `shutdownState.hasBegun` when the app closes.
 */
export function registerReadiness(app: FastifyInstance, deps: ReadinessDeps): void {
  const readState = memoize(() => checkDatabase(deps), CACHE_TTL_MS);
  app.addHook('preClose', async () => {
    deps.shutdownState.hasBegun = true;
  });
  app.get('/readyz', async (_request, reply) => {
    const state = await readState();
    const reasons = [...(deps.shutdownState.hasBegun ? ['the server is stopping'] : []), ...state.reasons];
    const warnings = state.warnings.length === 0 ? {} : { warnings: state.warnings };
    void reply.header('cache-control', 'no-store');
    if (reasons.length === 0) return { status: 'ready', ...warnings };
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', reasons });
  });
}
