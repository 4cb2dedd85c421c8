/**
 * `node test/perf/jobs/compare.ts`: the answer times of a board of 50 jobs and of one of 50,000, side by side. Both are
 * served by the real server in processes of their own and asked in turn, so that noise of the machine meets both alike.
 * Prints medians and ratios; judges nothing.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const SIZES = [50, 50_000] as const;
const ROUNDS = 101;

const QUESTIONS: Record<string, string> = {
  'allJobs, the first three': '/api/jobs/allJobs?limit=3',
  'search "scrum master"': '/api/jobs/search?keyword=scrum+master&limit=3',
  'search "project manager" (has other names)': '/api/jobs/search?keyword=project+manager&limit=3',
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
  'filter: nothing fits': '/api/jobs/search?type=Intern&salary=5000000&limit=3',
  'the categories': '/api/jobCategories',
  'search without a match': '/api/jobs/search?keyword=zeppelin&limit=3',
};

async function startBoard(count: number): Promise<{ server: ChildProcess; origin: string }> {
  const server = fork(path.join(import.meta.dirname, 'serveBoard.ts'), [String(count)]);
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('message', (message) => resolve(message as string));
    server.once('exit', (code) => reject(new Error(`The server of ${count} jobs ended with code ${code}.`)));
  });
  return { server, origin };
}

/** Milliseconds from the request to the whole answer. */
async function time(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address);
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - start;
}

/** Waits until a server that has just filled its board has caught its breath: until then it answers 503. */
async function untilReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/healthz`)).ok) await setTimeout(200);
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

console.log(`Filling boards of ${SIZES.join(' and ')} jobs …`);
const boards = await Promise.all(SIZES.map(startBoard));
try {
  for (const { origin } of boards) await untilReady(origin);
  const rows = [];
  for (const [name, query] of Object.entries(QUESTIONS)) {
    const times = boards.map((): number[] => []);
    const first: number[] = [];
    for (const { origin } of boards) first.push(await time(origin + query));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { origin }] of boards.entries()) times[index]?.push(await time(origin + query));
    }
    const [few = Number.NaN, many = Number.NaN] = times.map(median);
    rows.push({
      question: name,
      '50 jobs (ms)': few.toFixed(2),
      '50,000 jobs (ms)': many.toFixed(2),
      ratio: (many / few).toFixed(2),
      'very first at 50,000 (ms)': first[1]?.toFixed(1),
    });
  }
  console.log(`Median of ${ROUNDS} answers each, asked in turn:`);
  console.table(rows);
} finally {
  for (const { server } of boards) server.disconnect();
}
