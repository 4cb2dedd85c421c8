import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** What a terminal sends to all processes that belong to it: with workers the primary process decides. */
const FROM_TERMINALS: ('SIGINT' | 'SIGHUP')[] = ['SIGINT', 'SIGHUP'];

/**
 * Ends the process on SIGTERM and SIGINT: exit code 0 when all was given back within 10 s, 1 when not or after an error.
 * @param leaveMs for so long it serves on, for proxies to see that it will stop
 * @param worker it belongs to a primary process
 */
export function stopOnSignals(app: FastifyInstance, leaveMs: number, worker: boolean): Pick<ReturnType<typeof closeWithGrace>, 'close'> {
  const skip = worker ? FROM_TERMINALS : [];
  for (const signal of skip) process.on(signal, () => undefined);
  return closeWithGrace({ delay: leaveMs + 10_000, skip }, async ({ err, signal }) => {
    if (err) app.log.error({ err }, 'the server stops because of an error');
    else if (signal !== undefined) await app.leaving.soon(leaveMs);
    await app.close();
  });
}
