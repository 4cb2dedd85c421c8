import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';

/** A server that was told to stop a moment ago is given this long to let go of the port. */
const PATIENCE_MS = 2_000;
const POLL_MS = 200;

/** @returns {Promise<string | undefined>} the error code of listening there; undefined when it works */
function problemOf(host, port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Stops with a sentence when the port to be served on is taken, before minutes are spent on set-up.
 * What HOST and PORT mean, and whether they are valid, is the server's to say.
 */
export async function checkPort() {
  const host = (process.env.HOST || '127.0.0.1').replace(/^\[(.*)\]$/, '$1');
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  let problem = await problemOf(host, port);
  for (let waited = 0; problem === 'EADDRINUSE' && waited < PATIENCE_MS; waited += POLL_MS) {
    await sleep(POLL_MS);
    problem = await problemOf(host, port);
  }
  if (problem === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 3000;
    throw new Failure(
      `Port ${port} on ${host} is in use: stop the program that uses it, or choose another port, for example PORT=${other} npm start`,
    );
  }
  if (problem === 'EACCES')
    throw new Failure(`This user may not listen on port ${port}: choose a port above 1023, for example PORT=3000 npm start`);
}
