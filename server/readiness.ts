import type { FastifyInstance } from 'fastify';
import { missingSteps } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { inTime } from './inTime.ts';

/** Milliseconds for the database to answer. */
const PATIENCE_MS = 3_000;

/** For so long an answer of the database stands, however many ask; milliseconds. */
const FRESH_MS = 1_000;

/** Why requests had better go elsewhere, in words; none: they may come. */
async function reasonsOf({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string[]> {
  try {
    const missing = await inTime(missingSteps(db), PATIENCE_MS, 'the database did not answer in time');
    return missing.length === 0 ? [] : ['the database is not of the newest shape'];
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    return ['the database does not answer'];
  }
}

/**
 * `/readyz`: 200 while requests may be sent here, 503 with the reasons while they had better not: the database does not answer, is not
 * of the newest shape, or the server stops. `/healthz` tells only that the process serves.
 */
export function registerReadiness(app: FastifyInstance, deps: Pick<Deps, 'db' | 'log' | 'stopping'>): void {
  let asked: { at: number; reasons: Promise<string[]> } | undefined;
  app.addHook('preClose', async () => {
    deps.stopping.begun = true;
  });
  app.get('/readyz', async (_request, reply) => {
    if (asked === undefined || performance.now() - asked.at > FRESH_MS) asked = { at: performance.now(), reasons: reasonsOf(deps) };
    const reasons = [...(deps.stopping.begun ? ['the server stops'] : []), ...(await asked.reasons)];
    void reply.header('cache-control', 'no-store');
    if (reasons.length === 0) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', reasons });
  });
}
