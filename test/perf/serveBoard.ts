/**
 * `node test/perf/serveBoard.ts <number of jobs> [folder]` serves a board with this many jobs and members, until it is interrupted. The data
 * is in the folder (without one: in a temporary folder), or in the database of DATABASE_URL. If there is a board of an earlier run, it is
 * served as it is. Prints its origin, its process id and two session tokens, and sends them to a parent process.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app.ts';
import type { Deps } from '../../server/jobs/deps.ts';
import { insertMembers } from '../../server/people/directory/memberRepository.ts';
import { startSession } from '../../server/people/login/sessions.ts';
import { readSettings } from '../../server/platform/settings.ts';
import { dayInIndia } from '../../shared/days.ts';
import { createJobs } from './createJobs.ts';

/** What is printed, and sent to a parent process. */
export interface ServedBoard {
  origin: string;
  pid: number;
  /** Session token of the admin who posted all jobs. */
  admin: string;
  /** Session token of a member who posted none. */
  member: string;
}

const memberIdOf = (index: number): string => `d${index.toString(16).padStart(23, '0')}`;

/** Fills an empty database with jobs and as many members, besides the admin, who is Person 0. */
async function fillBoard({ db, board, clock }: Deps, count: number): Promise<void> {
  const now = clock();
  const members = Array.from({ length: count + 1 }, (_, index) => ({
    id: memberIdOf(index),
    cms_id: index + 1,
    email: `p${index}@example.org`,
    name: `Person ${index}`,
    role: index === 0 ? ('admin' as const) : ('member' as const),
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    deactivated_at: null,
    created_at: now.toISOString(),
  }));
  await insertMembers(db, members);
  await board.repository.insert(createJobs(count, memberIdOf(0), now), dayInIndia(now));
}

const [jobCount = '50000', folder] = process.argv.slice(2);
const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), 'chapter-board-')));
const settings = readSettings({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL,
  DEMO: 'false',
  LOG_LEVEL: 'silent',
  SEARCHES_PER_MINUTE: '1000000',
});
const tokens = { admin: '', member: '' };
const app = await buildApp(settings, {
  site: async (_app, deps) => {
    if (!(await deps.db.selectFrom('members').select('id').executeTakeFirst())) await fillBoard(deps, Number(jobCount));
    tokens.admin = await startSession(deps, deps.db, memberIdOf(0));
    tokens.member = await startSession(deps, deps.db, memberIdOf(1));
  },
});
await app.listen({ host: settings.host, port: 0 });

async function stop(): Promise<void> {
  await app.close();
  if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop());

const { port } = app.server.address() as AddressInfo;
const served: ServedBoard = { origin: `http://127.0.0.1:${port}`, pid: process.pid, ...tokens };
console.log(served);
process.send?.(served);
