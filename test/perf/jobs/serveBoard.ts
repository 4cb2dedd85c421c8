/**
 * `node test/perf/jobs/serveBoard.ts <number of jobs> [folder]` serves a board with this many jobs and members. The data is in the folder
 * (without one: in a temporary folder), or in the database of DATABASE_URL. If there is a board of an earlier run, it is served as it is.
 * Sends its origin and the token of a member to the parent process, and stops when the parent process disconnects.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { fillSite } from '../load/siteData.ts';

/** The message to the parent process. */
export interface ServedBoard {
  origin: string;
  /** Session token of a member who has posted no job; undefined for a board of an earlier run. */
  token: string | undefined;
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
let token: string | undefined;
const app = await buildApp(settings, {
  // All clients share one IP address, that of this machine.
  connectionLimits: { maxPerClient: 1_000 },
  site: async (_app, deps) => {
    if (await deps.db.selectFrom('members').select('id').executeTakeFirst()) return;
    const siteData = await fillSite(deps, { jobs: jobCount, members: jobCount, loggedIn: 1 });
    token = siteData.tokens[0];
  },
});
await app.listen({ host: settings.host, port: 0 });
process.on('disconnect', () => {
  void app
    .close()
    .then(() => (dataDirArgument === undefined ? rm(dataDir, { recursive: true, force: true }) : undefined))
    .then(() => process.exit(0));
});
const servedBoard: ServedBoard = { origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, token };
process.send?.(servedBoard);
