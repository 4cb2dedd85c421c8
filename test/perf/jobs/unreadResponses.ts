/**
 * `node test/perf/jobs/unreadResponses.ts [jobs] [connections]` measures the server's memory while clients do not read its responses. Connections
 * (default: 60) request `allJobs` without a limit on a board of many jobs (default: 50,000). Prints the memory of the server's process
 * before, its peak, and whether the process still runs and responds.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServedBoard } from './serveBoard.ts';

const [jobCount = 50_000, connectionCount = 60] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-unread-'));
const startServer = (): ChildProcess => fork(path.join(import.meta.dirname, 'serveBoard.ts'), [String(jobCount), dataDir]);
const receiveOrigin = (server: ChildProcess): Promise<string> =>
  new Promise((resolve) => server.once('message', (message) => resolve((message as ServedBoard).origin)));

// A separate process fills the board, so that the memory for this is not counted.
const dataWriter = startServer();
await receiveOrigin(dataWriter);
dataWriter.disconnect();
await once(dataWriter, 'exit');

const server = startServer();
let hasEnded = false;
server.once('exit', () => (hasEnded = true));
const origin = await receiveOrigin(server);

/** Returns the resident memory of the server's process in megabytes (Linux); NaN after it has exited. */
const readMegabytes = (): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(hasEnded ? '' : readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024);

try {
  while (!(await fetch(`${origin}/healthz`)).ok) await setTimeout(200);
  const megabytesBefore = readMegabytes();
  const sockets = Array.from({ length: connectionCount }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /api/jobs/allJobs HTTP/1.1\r\nhost: x\r\n\r\n');
    return socket.pause();
  });
  let peakMegabytes = 0;
  for (let secondIndex = 0; secondIndex < 20; secondIndex += 1) {
    await setTimeout(1_000);
    if (hasEnded) break;
    peakMegabytes = Math.max(peakMegabytes, readMegabytes());
  }
  const startedAt = performance.now();
  const isHealthy = hasEnded ? false : (await fetch(`${origin}/healthz`)).ok;
  console.table({
    jobs: jobCount,
    connections: connectionCount,
    'MB before': megabytesBefore,
    'MB at most': peakMegabytes,
    alive: !hasEnded,
    healthy: isHealthy,
    'healthz (ms)': Math.round(performance.now() - startedAt),
  });
  for (const socket of sockets) socket.destroy();
} finally {
  if (!hasEnded) {
    server.disconnect();
    await once(server, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
}
