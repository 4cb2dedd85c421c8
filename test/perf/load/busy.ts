/**
 * `npm run build`, then `node test/perf/load/busy.ts [seconds] [clients]`: what everybody else feels while clients (50)
 * ask for pages that no cache can have: the job board with words that nobody has searched for. Prints the answer times of
 * /healthz, of a kept page and of those clients, and their statuses; judges nothing.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { request, requestUntil, closeConnections, summarise } from './asking.ts';
import type { TestResponse } from './asking.ts';
import { serveSite } from './server.ts';

const [seconds = 15, clients = 50] = process.argv.slice(2).map(Number);
const { origin, stop } = await serveSite();
try {
  for (let run = 0; run < 20; run += 1) await request(`${origin}/`);
  for (let run = 0; run < 20; run += 1) await request(`${origin}/exploreJobs?keyword=warm${run}`);
  const crowd = fork(path.join(import.meta.dirname, 'randomWords.ts'), [origin, String(seconds), String(clients)]);
  const ofCrowd = once(crowd, 'message') as Promise<[TestResponse[]]>;
  const [healthz, cachedPage, [random]] = await Promise.all([
    requestUntil(() => `${origin}/healthz`, seconds * 1_000, 20),
    requestUntil(() => `${origin}/`, seconds * 1_000, 20),
    ofCrowd,
  ]);
  console.log(`The machine’s load was ${loadavg()[0]?.toFixed(1)} in the last minute.`);
  console.table([summarise('/healthz', healthz), summarise('/ (kept)', cachedPage), summarise('random words', random)]);
} finally {
  closeConnections();
  await stop();
}
