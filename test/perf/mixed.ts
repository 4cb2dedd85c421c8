/**
 * `node test/perf/mixed.ts [seconds] [clients] [jobs] [folder]` measures clients (default: 200) that read a board (default: 50,000 jobs) in
 * many ways. Half of the clients use a persistent connection, and half use a new connection for each request. Prints the response times and
 * statuses of both halves. With a folder, the board is created once and reused by later runs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { ServedBoard } from './serveBoard.ts';
import { summarise, type TestResponse } from './summarise.ts';

const [seconds = 20, clients = 200, jobs = 50_000] = process.argv.slice(2, 5).map(Number);

const WORDS = ['scrum', 'project', 'manager', 'risk', 'planner', 'agile', 'delivery', 'coordinator', 'lead', 'analyst'];
const pickFrom = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item;
const PATH_CREATORS: readonly (() => string)[] = [
  () => '/healthz',
  () => '/api/jobs/allJobs?limit=20',
  () => `/api/jobs/search?keyword=${pickFrom(WORDS)}+${pickFrom(WORDS)}&location=&limit=20`,
  () => `/api/jobs/search?keyword=${pickFrom(WORDS)}&location=Chennai&limit=20`,
  () => '/wp-json/custom/v1/home-banner/',
  () => `/site/search?q=${pickFrom(WORDS)}`,
];

/** Requests a URL, reads the whole response, and returns its status. @param agent the connection pool, or false for a new connection */
const readStatus = (url: string, agent: Agent | false): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });

/** Lets half of the clients send requests until the time is over. */
async function runClients(agent: Agent | false): Promise<TestResponse[]> {
  const responses: TestResponse[] = [];
  const endTime = performance.now() + seconds * 1_000;
  async function runClient(): Promise<void> {
    while (performance.now() < endTime) {
      const start = performance.now();
      const status = await readStatus(board.origin + pickFrom(PATH_CREATORS)(), agent);
      responses.push({ ms: performance.now() - start, status });
    }
  }
  await Promise.all(Array.from({ length: clients / 2 }, runClient));
  return responses;
}

const boardServer = fork(path.join(import.meta.dirname, 'serveBoard.ts'), [String(jobs), ...process.argv.slice(5, 6)]);
const [board] = (await once(boardServer, 'message')) as [ServedBoard];
const pool = new Agent({ keepAlive: true });
try {
  const [persistent, separate] = await Promise.all([runClients(pool), runClients(false)]);
  console.log(`The machine’s load was ${loadavg()[0]?.toFixed(1)} in the last minute.`);
  console.table([summarise('persistent connections', persistent), summarise('new connections', separate)]);
} finally {
  pool.destroy();
  boardServer.disconnect();
}
