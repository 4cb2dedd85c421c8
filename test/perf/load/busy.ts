/**
 * `npm run build`, then `node test/perf/load/busy.ts [seconds] [clients]` measures how much some clients slow the server down for others.
 * These clients (default: 50) request the job board with a new search word each time, so that no response is cached. Prints response
 * times and statuses of /healthz, of a cached page and of these searches.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { request, requestRepeatedly, closeConnections, summarise } from './client.ts';
import type { TestResponse } from './client.ts';
import { serveSite } from './server.ts';

const [seconds = 15, clients = 50] = process.argv.slice(2).map(Number);
const { origin, stop } = await serveSite();
try {
  for (let run = 0; run < 20; run += 1) await request(`${origin}/`);
  for (let run = 0; run < 20; run += 1) await request(`${origin}/exploreJobs?keyword=warm${run}`);
  const clientProcess = fork(path.join(import.meta.dirname, 'uniqueSearches.ts'), [origin, String(seconds), String(clients)]);
  const clientResponses = once(clientProcess, 'message') as Promise<[TestResponse[]]>;
  const [healthzResponses, cachedPageResponses, [randomWordResponses]] = await Promise.all([
    requestRepeatedly(() => `${origin}/healthz`, seconds * 1_000, 20),
    requestRepeatedly(() => `${origin}/`, seconds * 1_000, 20),
    clientResponses,
  ]);
  console.log(`The machine’s load was ${loadavg()[0]?.toFixed(1)} in the last minute.`);
  console.table([
    summarise('/healthz', healthzResponses),
    summarise('/ (cached)', cachedPageResponses),
    summarise('random words', randomWordResponses),
  ]);
} finally {
  closeConnections();
  await stop();
}
