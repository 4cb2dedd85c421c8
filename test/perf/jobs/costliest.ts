/**
 * `node test/perf/jobs/costliest.ts [jobs]` measures the most expensive requests of a visitor and of an admin. There are this many jobs
 * (default: 50,000), each with a unique word, and as many members. Prints the CPU time of each request and how long it blocked the event
 * loop: once when nothing is cached, and once for the next request.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import type { Deps } from '../../../server/deps.ts';
import { getJobBoard } from '../../../server/jobs/getJobBoard.ts';
import { insertMembers } from '../../../server/members/memberRepository.ts';
import { startSession } from '../../../server/members/sessions.ts';
import { readSettings } from '../../../server/settings.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { MAX_IMPORTED_MEMBERS } from '../../../shared/memberFields.ts';
import { createRandom, createJobs } from './createJobs.ts';
import { createMembers } from './createMembers.ts';

const jobCount = Number(process.argv[2] ?? 50_000);
const random = createRandom(20261123);
const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
const randomWords = (count: number, length: number): string => Array.from({ length: count }, () => randomLetters(length)).join(' ');
const COMMON_WORDS = 'project manager delivery team planning senior scrum risk stakeholder budget';
/** The common words, each with one typing mistake. */
const MISSPELT_WORDS = 'projcet manger delvery taem plannig senor scurm rsik stakehlder budgte';

const buildSearchPath = (keyword: string, location = ''): string =>
  `/api/jobs/search?${new URLSearchParams({ keyword, location, limit: '3' })}`;

const createMembersSearch = (q: string): InjectOptions => ({ url: `/api/members?${new URLSearchParams({ q, limit: '50' })}`, headers });

/** Creates a request to preview the import of as many new members as allowed. */
function createImportPreview(): InjectOptions {
  const lines = Array.from({ length: MAX_IMPORTED_MEMBERS }, () => `${randomWords(2, 8)},${randomLetters(20)}@example.org`);
  return { method: 'POST', url: '/api/members/import', headers, payload: { csv: ['Name,E-mail', ...lines].join('\n'), apply: false } };
}

/** Functions that return a path or a request. Each call uses new random words. */
const REQUESTS: Record<string, () => string | InjectOptions> = {
  'one common word': () => buildSearchPath('project'),
  'one unknown word': () => buildSearchPath(randomLetters(12)),
  'ten unknown words': () => buildSearchPath(randomWords(10, 12)),
  'ten unknown words in five unknown places': () =>
    buildSearchPath(
      randomWords(10, 12),
      Array.from({ length: 5 }, () => randomWords(3, 12))
        .join(',')
        .slice(0, 200),
    ),
  'ten misspelt words': () => buildSearchPath(MISSPELT_WORDS),
  'ten misspelt words and an unknown one': () => buildSearchPath(`${MISSPELT_WORDS.split(' ').slice(1).join(' ')} ${randomLetters(12)}`),
  'ten words of one job': () => buildSearchPath(pickJobWords().join(' ')),
  'ten words of one job, one of them replaced': () =>
    buildSearchPath(pickJobWords().with(4, 'manger').join(' '), 'Chenai,Kohci,Banglore,Mysru,remote'),
  'ten common words': () => buildSearchPath(COMMON_WORDS),
  'ten common words, three places at once': () => buildSearchPath(COMMON_WORDS, 'Bengaluru Chennai Kochi'),
  'ten common words in five places': () => buildSearchPath(COMMON_WORDS, 'Chennai,Kochi,Bengaluru,Mysuru,remote'),
  'ten prefixes of two letters': () => buildSearchPath('pr ma de te pl se sc ri st bu', 'ch,ko,be,my,re'),
  'site search, ten unknown words': () => `/site/search?${new URLSearchParams({ q: randomWords(10, 8).slice(0, 100) })}`,
  'all jobs, unbounded': () => '/api/jobs/allJobs',
  'search, unbounded': () => '/api/jobs/search?keyword=project&location=',
  'members, a word that each has': () => createMembersSearch('person'),
  'members, an unknown word': () => createMembersSearch(randomLetters(12)),
  'members, ten prefixes that each has': () => createMembersSearch('p pe per pers perso person ex exa exam org'),
  'preview of 10,000 members': createImportPreview,
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-costliest-'));
let deps: Deps | undefined;
let jobIndex = 1_000;
/** Returns up to ten long words from the description of one job. Each call uses another job. */
const pickJobWords = (): string[] =>
  [...new Set(preparedJobs[(jobIndex += 777)]?.description?.toLowerCase().match(/[a-z]{6,}/g))].slice(0, 10);
const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL, DEMO: 'false', LOG_LEVEL: 'silent' });
const app = await buildApp(settings, { maxLoopDelayMs: 0, site: async (_app, appDeps) => void (deps = appDeps) });
if (deps === undefined) throw new Error('The server did not call the function that receives its dependencies.');
const now = deps.clock();
const [admin, ...members] = createMembers(jobCount + 1, now);
if (admin === undefined) throw new Error('No members were created.');
await insertMembers(deps.db, [{ ...admin, role: 'admin' }, ...members]);
const headers = { authorization: `Bearer ${await startSession(deps, deps.db, admin.id)}` };
const preparedJobs = createJobs(jobCount, admin.id, now).map((job) => ({
  ...job,
  description: `${job.description ?? ''} ${randomLetters(12)}`,
}));
const board = getJobBoard(deps);
await board.repository.insert(preparedJobs, dayInIndia(now));
await app.inject('/healthz');

async function measure(request: string | InjectOptions): Promise<{ cpu: string; blocked: string; status: string }> {
  await setTimeout(50);
  let [lastTick, longestMs] = [performance.now(), 0];
  const measureDelay = (): void => {
    longestMs = Math.max(longestMs, performance.now() - lastTick);
    lastTick = performance.now();
  };
  const measureTimer = setInterval(measureDelay, 2);
  const before = process.cpuUsage();
  // Reads the response as a stream, because joining the chunks of a large response would be measured too.
  const response = await app.inject({ ...(typeof request === 'string' ? { url: request } : request), payloadAsStream: true });
  await finished(response.stream().resume());
  const { user, system } = process.cpuUsage(before);
  measureDelay();
  clearInterval(measureTimer);
  const correctionNote = response.headers['x-search-keyword'] === undefined ? '' : ', corrected';
  return { cpu: ((user + system) / 1_000).toFixed(0), blocked: longestMs.toFixed(0), status: `${response.statusCode}${correctionNote}` };
}

const rows = [];
for (const [name, createRequest] of Object.entries(REQUESTS)) {
  board.clearCaches();
  const first = await measure(createRequest());
  const next = await measure(createRequest());
  rows.push({
    request: name,
    status: first.status,
    'first: CPU (ms)': first.cpu,
    'first: blocked (ms)': first.blocked,
    'next: CPU (ms)': next.cpu,
    'next: blocked (ms)': next.blocked,
  });
}
console.table(rows);
await app.close();
await rm(dataDir, { recursive: true, force: true });
