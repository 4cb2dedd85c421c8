import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** Ends the process on SIGTERM and SIGINT: exit code 0 when all was given back within 10 s, 1 when not or after an error. */
export function stopOnSignals(app: FastifyInstance): void {
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'the server stops because of an error');
    await app.close();
  });
}
