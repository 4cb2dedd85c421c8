import net from 'node:net';
import { Failure } from './failure.mjs';

/**
 * Stops with a sentence when the port to be served on is taken, before minutes are spent on set-up.
 * What HOST and PORT mean, and whether they are valid, is the server's to say.
 */
export async function checkPort() {
  const host = process.env.HOST || '127.0.0.1';
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const problem = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ host: host.replace(/^\[(.*)\]$/, '$1'), port }, () => probe.close(() => resolve(undefined)));
  });
  if (problem === 'EADDRINUSE') {
    throw new Failure(`Port ${port} on ${host} is in use: stop the program that uses it, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000} npm start`);
  }
  if (problem === 'EACCES') throw new Failure(`This user may not listen on port ${port}: choose a port above 1023, for example PORT=3000 npm start`);
}
