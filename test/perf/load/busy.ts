/**
 * `npm run build`, then `node test/perf/load/busy.ts [seconds] [clients]`: what everybody else feels while clients (50)
 * ask for pages that no cache can have: the job board with words that nobody has searched for. Prints the answer times of
 * /healthz, of a kept page and of those clients, and their statuses; judges nothing.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const [seconds = 15, clients = 50] = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-busy-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: path.join(import.meta.dirname, '..', '..', '..'),
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise<string>((resolve, reject) => {
  let output = '';
  server.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    const found = /Serving on (\S+)/.exec(output)?.[1];
    if (found !== undefined) resolve(found);
  });
  server.once('exit', () => reject(new Error('The server ended.')));
});

const agent = new Agent({ keepAlive: true });

/** Milliseconds to the whole answer, and its status. */
const ask = (address: string): Promise<{ ms: number; status: number }> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    get(`${origin}${address}`, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ ms: performance.now() - start, status: answer.statusCode ?? 0 }));
    }).once('error', reject);
  });

const results = new Map<string, { ms: number; status: number }[]>();

/** Asks again and again until the time is over. */
async function keepAsking(name: string, address: () => string, until: number, pauseMs: number): Promise<void> {
  const list = results.get(name) ?? [];
  results.set(name, list);
  while (performance.now() < until) {
    list.push(await ask(address()));
    await setTimeout(pauseMs);
  }
}

try {
  for (let round = 0; round < 20; round += 1) await ask('/');
  await ask(`/exploreJobs?keyword=${randomUUID()}`);
  const until = performance.now() + seconds * 1_000;
  await Promise.all([
    keepAsking('/healthz', () => '/healthz', until, 20),
    keepAsking('/ (kept)', () => '/', until, 20),
    ...Array.from({ length: clients }, () => keepAsking('random words', () => `/exploreJobs?keyword=${randomUUID()}`, until, 0)),
  ]);
  const rows = [...results].map(([name, list]) => {
    const times = list.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
    const statuses = [...new Set(list.map(({ status }) => status))].map(
      (code) => `${code}: ${list.filter(({ status }) => status === code).length}`,
    );
    return {
      asked: name,
      answers: list.length,
      'median (ms)': at(0.5),
      '99 % (ms)': at(0.99),
      'worst (ms)': at(1),
      statuses: statuses.join(', '),
    };
  });
  console.table(rows);
} finally {
  agent.destroy();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
