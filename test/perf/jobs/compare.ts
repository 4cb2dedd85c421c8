/**
 * `node test/perf/jobs/compare.ts [--postgres]` compares the response times of two boards: one with 50 jobs and 50 members, and one with
 * 50,000 of each. The real server serves each board in a separate process. They are measured alternately, so that other load affects both
 * equally. Prints medians and ratios.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startCluster } from '../load/startCluster.ts';
import type { ServedBoard } from './serveBoard.ts';

const SIZES = [50, 50_000] as const;
const ROUNDS = 101;

/** Prefixes of the names of requests with a session. A member's lists also say which jobs the member has applied for and saved. */
const MEMBER_PREFIX = 'as a member: ';
const ADMIN_PREFIX = 'as an admin: ';

const REQUEST_PATHS: Record<string, string> = {
  [`${MEMBER_PREFIX}the first three`]: '/api/jobs/allJobs?limit=3',
  [`${MEMBER_PREFIX}the first twenty`]: '/api/jobs/allJobs?limit=20',
  [`${MEMBER_PREFIX}applied for`]: '/api/jobs/jobsAppliedByUser',
  [`${MEMBER_PREFIX}search "scrum master"`]: '/api/jobs/search?keyword=scrum+master&limit=20',
  [`${MEMBER_PREFIX}own jobs`]: '/api/jobs/jobsCreatedByUser',
  [`${ADMIN_PREFIX}members`]: '/api/members?limit=50',
  [`${ADMIN_PREFIX}members, a word that each has`]: '/api/members?q=person&limit=50',
  [`${ADMIN_PREFIX}members, an unknown word`]: '/api/members?q=zeppelin&limit=50',
  'allJobs, the first three': '/api/jobs/allJobs?limit=3',
  'search "scrum master"': '/api/jobs/search?keyword=scrum+master&limit=3',
  'search "project manager" (has synonyms)': '/api/jobs/search?keyword=project+manager&limit=3',
  'search "PM" in blr': '/api/jobs/search?keyword=PM&location=blr&limit=3',
  'search "project" in Chennai': '/api/jobs/search?keyword=project&location=Chennai&limit=3',
  'search "risk managment" (misspelt)': '/api/jobs/search?keyword=risk+managment&limit=3',
  'search remote': '/api/jobs/search?location=remote&limit=3',
  'filter: Full-Time': '/api/jobs/search?type=Full-Time&limit=3',
  'filter: Junior-level': '/api/jobs/search?level=Junior-level&limit=3',
  'filter: remote': '/api/jobs/search?remote=true&limit=3',
  'filter: a category': '/api/jobs/search?category=Project+Management&limit=3',
  'filter: 5 years of experience': '/api/jobs/search?experience=5&limit=3',
  'filter: 15 lakh a year': '/api/jobs/search?salary=1500000&limit=3',
  'filter: closing soon': '/api/jobs/search?closing=soon&limit=3',
  'filter: all of them, and "project"':
    '/api/jobs/search?keyword=project&type=Full-Time&level=Senior-level&remote=true&experience=10&salary=1500000&closing=soon&limit=3',
  'filter: no match': '/api/jobs/search?type=Intern&salary=5000000&limit=3',
  'sort: closing soon': '/api/jobs/search?sort=closing&limit=3',
  'sort: highest pay': '/api/jobs/search?sort=pay&limit=3',
  'sort: "project", newest': '/api/jobs/search?keyword=project&sort=newest&limit=3',
  'sort: "project", highest pay': '/api/jobs/search?keyword=project&sort=pay&limit=3',
  'sort: "scrum master" in Chennai, closing soon': '/api/jobs/search?keyword=scrum+master&location=Chennai&sort=closing&limit=3',
  'the categories': '/api/jobCategories',
  'search without a match': '/api/jobs/search?keyword=zeppelin&limit=3',
};

const cluster = process.argv.includes('--postgres') ? await startCluster() : undefined;

/** Starts a server with a board of this many jobs, and waits until the board is filled. */
async function startBoard(count: number): Promise<ServedBoard & { server: ChildProcess }> {
  await cluster?.create(`jobs_${count}`);
  const database = cluster && { DATABASE_URL: cluster.urlOf(`jobs_${count}`) };
  const server = fork(path.join(import.meta.dirname, 'serveBoard.ts'), [String(count)], { env: { ...process.env, ...database } });
  const board = await new Promise<ServedBoard>((resolve, reject) => {
    server.once('message', (message) => resolve(message as ServedBoard));
    server.once('exit', (code) => reject(new Error(`The server of ${count} jobs exited with code ${code}.`)));
  });
  return { server, ...board };
}

/** Returns the milliseconds from the request to the complete response. */
async function timeRequest(url: string, token: string | undefined): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  await response.text();
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return performance.now() - start;
}

/** Waits until the server responds with success. Filling its board can overload it, and it then responds with 503. */
async function waitUntilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/healthz`)).ok) await setTimeout(200);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

console.log(`Filling boards of ${SIZES.join(' and ')} jobs and members …`);
const boards = await Promise.all(SIZES.map(startBoard));
try {
  for (const { origin } of boards) await waitUntilReady(origin);
  const rows = [];
  for (const [name, requestPath] of Object.entries(REQUEST_PATHS)) {
    const times = boards.map((): number[] => []);
    const firstTimes: number[] = [];
    const sendRequest = ({ origin, tokens }: ServedBoard): Promise<number> => {
      const token = name.startsWith(MEMBER_PREFIX) ? tokens?.member : name.startsWith(ADMIN_PREFIX) ? tokens?.admin : undefined;
      return timeRequest(origin + requestPath, token);
    };
    for (const board of boards) firstTimes.push(await sendRequest(board));
    for (let run = 0; run < ROUNDS; run += 1) {
      for (const [index, board] of boards.entries()) times[index]?.push(await sendRequest(board));
    }
    const [small = Number.NaN, large = Number.NaN] = times.map(median);
    rows.push({
      request: name,
      '50 jobs (ms)': small.toFixed(2),
      '50,000 jobs (ms)': large.toFixed(2),
      ratio: (large / small).toFixed(2),
      'first request at 50,000 (ms)': firstTimes[1]?.toFixed(1),
    });
  }
  console.log(`Median of ${ROUNDS} responses each, requested alternately:`);
  console.table(rows);
} finally {
  for (const { server } of boards) {
    const exited = once(server, 'exit');
    server.disconnect();
    await exited;
  }
  await cluster?.remove();
}
