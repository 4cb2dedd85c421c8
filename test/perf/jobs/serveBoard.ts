/**
 * `node test/perf/jobs/serveBoard.ts <number of jobs> [folder]` serves a board with this many jobs and members. The data is in the folder
 * (without one: in a temporary folder), or in the database of DATABASE_URL. If there is a board of an earlier run, it is served as it is.
 * Sends its origin and two session tokens to the parent process, and stops when the parent process disconnects.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../../server/app.ts';
import type { Deps } from '../../../server/jobs/deps.ts';
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { readSettings } from '../../../server/platform/settings.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { createJobs } from './createJobs.ts';
import { createMembers } from './createMembers.ts';

/** The message to the parent process. */
export interface ServedBoard {
  origin: string;
  /** Session tokens of the admin who posted all jobs and of a member who posted none; undefined for a board of an earlier run. */
  tokens: { admin: string; member: string } | undefined;
}

/** Fills an empty database with jobs and as many members, besides the admin. */
async function fillBoard(deps: Deps, count: number): Promise<ServedBoard['tokens']> {
  const now = deps.clock();
  const [admin, ...members] = createMembers(count + 1, now);
  const [member] = members;
  if (admin === undefined || member === undefined) throw new Error('The board needs at least one job.');
  await insertMembers(deps.db, [{ ...admin, role: 'admin' }, ...members]);
  await deps.board.repository.insert(createJobs(count, admin.id, now), dayInIndia(now));
  return { admin: await startSession(deps, deps.db, admin.id), member: await startSession(deps, deps.db, member.id) };
}

const jobCount = Number(process.argv[2]);
const dataDirArgument = process.argv[3];
const { DATABASE_URL } = process.env;
const dataDir = dataDirArgument ?? (await mkdtemp(path.join(tmpdir(), 'chapter-board-')));
const settings = readSettings({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL,
  DEMO: 'false',
  LOG_LEVEL: 'silent',
  SEARCHES_PER_MINUTE: '1000000',
});
let tokens: ServedBoard['tokens'];
const app = await buildApp(settings, {
  site: async (_app, deps) => {
    if (await deps.db.selectFrom('members').select('id').executeTakeFirst()) return;
    tokens = await fillBoard(deps, jobCount);
  },
});
await app.listen({ host: settings.host, port: 0 });
process.on('disconnect', () => {
  void app
    .close()
    .then(() => (dataDirArgument === undefined ? rm(dataDir, { recursive: true, force: true }) : undefined))
    .then(() => process.exit(0));
});
const servedBoard: ServedBoard = { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, tokens };
process.send?.(servedBoard);
