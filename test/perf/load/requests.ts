/**
 * `npm run load` measures how many requests a second the server handles, and the 99th percentile of the response times. It requests the
 * home page, the job board, a member's list, the search and an application with a CV. It measures SQLite, and PostgreSQL with 1, 2 and 4
 * processes.
 *
 * Options: `--seconds 5` for each figure, `--connections 20`, `--jobs 2000`, `--processes 1,2,4` on PostgreSQL,
 * `--databases sqlite,postgres`. autocannon runs on the same machine, beside the server's process, and needs most of a core itself.
 */
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../../scripts/setup/buildSite.ts';
import { formatTable } from '../page/table.ts';
import { createCvForm } from './cvForm.ts';
import { fillDatabase, type SiteData } from './siteData.ts';
import { serveSite } from './server.ts';
import { startCluster } from './startCluster.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '2000' },
    processes: { type: 'string', default: '1,2,4' },
    databases: { type: 'string', default: 'sqlite,postgres' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);
const databases = options.databases.split(',');
const unknownDatabase = databases.find((name) => !['sqlite', 'postgres'].includes(name));
if (unknownDatabase !== undefined) throw new Error(`--databases takes sqlite and postgres, not "${unknownDatabase}".`);

/** Words that are on the board, so that few responses are cached for long. */
const WORDS = ['scrum', 'project', 'manager', 'risk', 'planner', 'agile', 'delivery', 'coordinator', 'lead', 'analyst'];

/** A kind of request. `request` builds each request. */
interface Scenario {
  name: string;
  request: (index: number) => { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: Buffer };
  /** The status of a successful response. */
  status: `${number}`;
}

const browserHeaders = { 'accept-encoding': 'br' };

/** Returns the scenarios in order: reads before writes. */
function createScenarios(siteData: SiteData): Scenario[] {
  const pickToken = (index: number): string => siteData.tokens[index % siteData.tokens.length] ?? '';
  return [
    { name: 'home page', request: () => ({ path: '/', headers: browserHeaders }), status: '200' },
    { name: 'job board, page', request: () => ({ path: '/exploreJobs', headers: browserHeaders }), status: '200' },
    {
      name: "job board, a member's list",
      request: (index) => ({ path: '/api/jobs/allJobs?limit=20', headers: { authorization: `Bearer ${pickToken(index)}` } }),
      status: '200',
    },
    {
      name: 'search',
      request: (index) => ({ path: `/api/jobs/search?keyword=${WORDS[index % WORDS.length]}&limit=20` }),
      status: '200',
    },
    {
      // Each member applies once for each job. If there are more requests than that, the others fail.
      name: 'application with a CV',
      request: (index) => {
        const jobId = siteData.jobIds[Math.floor(index / siteData.tokens.length)] ?? randomUUID();
        const { body, type } = createCvForm(jobId);
        return {
          path: '/api/jobs/applyJob',
          method: 'POST',
          headers: { authorization: `Bearer ${pickToken(index)}`, 'content-type': type },
          body,
        };
      },
      status: '200',
    },
  ];
}

/** Runs one scenario for some seconds. @returns successes a second, the 99th percentile in milliseconds, and the failed requests */
async function measure(origin: string, { request, status }: Scenario): Promise<[string, string, string]> {
  let nextIndex = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (requestOptions) => Object.assign(requestOptions, request(nextIndex++)) }],
  });
  const successCount = result.statusCodeStats?.[status]?.count ?? 0;
  const failedRequests = result.requests.total - successCount + result.errors;
  return [Math.round(successCount / result.duration).toLocaleString('en'), result.latency.p99.toLocaleString('en'), String(failedRequests)];
}

/** Measures every scenario on one server. @param settings its database and number of processes */
async function measureServer(settings: Record<string, string>, dataDir: string, heading: string): Promise<string[][]> {
  const siteData = await fillDatabase({ ...settings, DATA_DIR: dataDir }, { jobs: Number(options.jobs), members: 200, loggedIn: 200 });
  // No request should be rate-limited.
  const { origin, stop } = await serveSite({ ...settings, APPLICATIONS_PER_HOUR: '100000', SEARCHES_PER_MINUTE: '1000000' }, dataDir);
  const rows: string[][] = [];
  try {
    for (const scenario of createScenarios(siteData)) {
      // Warms up caches and compiled code.
      await autocannon({ url: origin, connections, duration: 1, requests: [{ path: scenario.request(0).path, headers: browserHeaders }] });
      await sleep(500);
      rows.push([heading, scenario.name, ...(await measure(origin, scenario))]);
    }
  } finally {
    await stop();
  }
  return rows;
}

await ensureSite();
const cluster = databases.includes('postgres') ? await startCluster() : undefined;

const rows: string[][] = [];
try {
  for (const database of databases) {
    // On SQLite the site always runs as one process.
    for (const processes of database === 'sqlite' ? ['1'] : options.processes.split(',')) {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-load-'));
      const name = `load_${processes}`;
      if (database === 'postgres') await cluster?.create(name);
      const settings = { WORKERS: processes, ...(database === 'postgres' && cluster ? { DATABASE_URL: cluster.urlOf(name) } : {}) };
      rows.push(...(await measureServer(settings, dataDir, `${database}, ${processes}`)));
      console.error(`${database}, ${processes}: done`);
      await rm(dataDir, { recursive: true, force: true });
    }
  }
} finally {
  await cluster?.remove();
}
console.log(
  `${connections} connections, ${seconds} s each, ${availableParallelism()} cores shared with autocannon; load ${loadavg()[0]?.toFixed(1)}.`,
);
console.log(formatTable([['database, processes', 'scenario', 'responses a second', '99 % within (ms)', 'failed'], ...rows]));
