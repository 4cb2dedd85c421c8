/**
 * `node test/perf/load/mixed.ts [seconds] [clients] [jobs] [folder]` measures clients (default: 200) that read a board (default: 50,000
 * jobs) in many ways. Half of the clients use a persistent connection, and half use a new connection for each request. Prints the response
 * times and statuses of both halves. With a folder, the board is created once and reused by later runs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { ServedBoard } from '../jobs/serveBoard.ts';
import { requestRepeatedly, closeConnections, summarise, type TestResponse } from './client.ts';

const [seconds = 20, clients = 200, jobs = 50_000] = process.argv.slice(2, 5).map(Number);
const folder = process.argv[5];

const WORDS = ['scrum', 'project', 'manager', 'risk', 'planner', 'agile', 'delivery', 'coordinator', 'lead', 'analyst'];
const pickWord = (): string => WORDS[Math.floor(Math.random() * WORDS.length)] ?? '';
const PATH_CREATORS: readonly (() => string)[] = [
  () => '/healthz',
  () => '/api/jobs/allJobs?limit=20',
  () => `/api/jobs/search?${new URLSearchParams({ keyword: `${pickWord()} ${pickWord()}`, location: '', limit: '20' })}`,
  () => `/api/jobs/search?${new URLSearchParams({ keyword: pickWord(), location: 'Chennai', limit: '20' })}`,
  () => '/wp-json/custom/v1/home-banner/',
  () => `/site/search?${new URLSearchParams({ q: pickWord() })}`,
];

const boardServer = fork(path.join(import.meta.dirname, '..', 'jobs', 'serveBoard.ts'), [
  String(jobs),
  ...(folder === undefined ? [] : [folder]),
]);
const [{ origin }] = (await once(boardServer, 'message')) as [ServedBoard];
const pickUrl = (): string => `${origin}${PATH_CREATORS[Math.floor(Math.random() * PATH_CREATORS.length)]?.() ?? ''}`;
const runClients = async (count: number, usedAgent?: false): Promise<TestResponse[]> =>
  (await Promise.all(Array.from({ length: count }, () => requestRepeatedly(pickUrl, seconds * 1_000, 0, usedAgent)))).flat();
try {
  const [persistentResponses, newConnectionResponses] = await Promise.all([runClients(clients / 2), runClients(clients / 2, false)]);
  console.log(`The machine’s load was ${loadavg()[0]?.toFixed(1)} in the last minute.`);
  console.table([summarise('persistent connections', persistentResponses), summarise('new connections', newConnectionResponses)]);
} finally {
  closeConnections();
  boardServer.disconnect();
}
