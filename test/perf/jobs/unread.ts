/**
 * `node test/perf/jobs/unread.ts [jobs] [connections]`: what responses that no client reads cost the server. Connections
 * (default: 60) request `allJobs` without a limit on a board of many jobs (default: 50,000) and read nothing. Prints the server
 * process's memory before, its peak, and whether the process still runs; has no pass or fail.
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

const [jobs = 50_000, connections = 60] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(path.join(tmpdir(), 'chapter-unread-'));
const start = (): ChildProcess => fork(path.join(import.meta.dirname, 'serveBoard.ts'), [String(jobs), folder]);
const originOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve) => server.once('message', (message) => resolve((message as ServedBoard).origin)));

// A separate process fills the board, so that the memory it needs is not counted.
const dataWriter = start();
await originOf(dataWriter);
dataWriter.disconnect();
await once(dataWriter, 'exit');

const server = start();
let hasEnded = false;
server.once('exit', () => (hasEnded = true));
const origin = await originOf(server);

/** Returns the resident memory of the server's process in megabytes (Linux); NaN after it has exited. */
const megabytes = (): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(hasEnded ? '' : readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024);

try {
  while (!(await fetch(`${origin}/healthz`)).ok) await setTimeout(200);
  const before = megabytes();
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /api/jobs/allJobs HTTP/1.1\r\nhost: x\r\n\r\n');
    return socket.pause();
  });
  let longestMs = 0;
  for (let secondIndex = 0; secondIndex < 20; secondIndex += 1) {
    await setTimeout(1_000);
    if (hasEnded) break;
    longestMs = Math.max(longestMs, megabytes());
  }
  const startedAt = performance.now();
  const healthy = hasEnded ? false : (await fetch(`${origin}/healthz`)).ok;
  console.table({
    jobs,
    connections,
    'MB before': before,
    'MB at most': longestMs,
    alive: !hasEnded,
    healthy,
    'healthz (ms)': Math.round(performance.now() - startedAt),
  });
  for (const socket of sockets) socket.destroy();
} finally {
  if (!hasEnded) {
    server.disconnect();
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
}
