/**
 * `node test/perf/jobs/serveBoard.ts <number of jobs> [folder]`: the real server over a new board of that size in a
 * temporary directory, or over the board that a run before left in a folder. Tells its origin to the process that forked it, and cleans up when that process disconnects.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../../../server/app.ts';
import type { Deps } from '../../../server/deps.ts';
import { jobBoard } from '../../../server/jobs/board.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { readSettings } from '../../../server/settings.ts';
import { manyJobs } from './manyJobs.ts';

const ownerId = 'a'.repeat(24);

async function fill(deps: Deps, count: number): Promise<void> {
  const now = deps.clock();
  if (await deps.db.selectFrom('members').select('id').executeTakeFirst()) return;
  await deps.db
    .insertInto('members')
    .values({
      id: ownerId,
      cms_id: 1,
      email: 'owner@example.org',
      name: 'Owner',
      role: 'member',
      job_role: null,
      membership_number: null,
      mobile_number: null,
      profile_picture: null,
      created_at: now.toISOString(),
    })
    .execute();
  await jobBoard(deps).repository.insert(manyJobs(count, ownerId, now), dayInIndia(now));
}

const count = Number(process.argv[2]);
const given = process.argv[3];
const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'chapter-board-')));
const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'silent' });
const app = await buildApp(settings, { site: (_app, deps) => fill(deps, count) });
await app.listen({ host: settings.host, port: 0 });
process.on('disconnect', () => {
  void app
    .close()
    .then(() => (given === undefined ? rm(dataDir, { recursive: true, force: true }) : undefined))
    .then(() => process.exit(0));
});
process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
