/** @tier full @postgres full */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRows, listStoredFiles } from '../../support/postgres/database.ts';
import { killCount, createKillableServer, killsTimeoutMs, type KillableServer } from '../../support/server/killable.ts';
import { createClient, extractCode } from '../../support/server/start.ts';
import { applicationFields, jobFields, pdf, send } from '../jobs/forms.ts';

let server: KillableServer;
beforeEach(async () => {
  server = await createKillableServer();
});

/**
 * Begins a call, and kills the server at a random moment during it.
 * @param durationMs the duration of the call on an idle machine
 * @returns whether the call was acknowledged before the kill
 */
async function killDuring(call: () => Promise<{ status: number }>, durationMs: number): Promise<boolean> {
  const acknowledged = call().then(
    ({ status }) => status === 200,
    () => false,
  );
  await wait(Math.random() * durationMs);
  await server.kill();
  return acknowledged;
}

const countRows = async (from: string): Promise<number> =>
  Number((await readRows(server.dataDir, `select count(*) as n from ${from}`))[0]?.n);

it(
  'after kill -9 during an import, either all members of the CSV file are stored and can be found, or none is',
  async () => {
    const rows = Array.from({ length: 5_000 }, (_none, index) => `Import ${index},import${index}@example.org,admin`);
    const csv = ['Name,Email,Role', 'Changed,farook@example.org,', ...rows].join('\n');
    let origin = await server.start();
    const token = await createClient(origin).login('admin@example.org');
    for (let run = 0; run < killCount; run += 1) {
      const json = createClient(origin).json;
      const acknowledged = await killDuring(() => json('/api/members/import', { token, body: { csv, apply: true } }), 700);
      origin = await server.start();
      const imported = "members where email like 'import%'";
      const members = await countRows(imported);
      expect(acknowledged ? [5_000] : [0, 5_000]).toContain(members);
      expect(await countRows("members where name = 'Changed'")).toBe(members / 5_000);
      expect(await countRows("member_words where word = 'import'")).toBe(members);
      // Another import of the same file would change nothing, so further runs are useless.
      if (members > 0) break;
    }
    const { body } = await createClient(origin).json<{ message: string }>('/api/members/import', { token, body: { csv, apply: true } });
    expect(body.message).toMatch(/^(?:5,000 members were added, one member was changed\.|There is nothing to do)/);
  },
  killsTimeoutMs,
);

it(
  'after kill -9 during an erasure, either the member still has all their data, or none of it is left',
  async () => {
    let origin = await server.start();
    const erasedNames = ['devika', 'farook', 'member'].slice(0, Math.max(1, Math.min(3, killCount)));
    for (const name of erasedNames) {
      const client = createClient(origin);
      const token = await client.login(`${name}@example.org`);
      const target = { server: client };
      const files = { jobDescription: pdf(name) };
      for (let index = 0; index < 30; index += 1) {
        const fields = jobFields({ jobTitle: `Of ${name}`, ...(index < 5 ? files : {}) });
        expect((await send(target, 'POST', '/api/jobs/postJob', fields, token)).status).toBe(200);
      }
      const { body: jobs } = await client.json<{ _id: string; userId: string }[]>('/api/jobs/allJobs');
      for (const { _id } of jobs.slice(0, 10)) await send(target, 'POST', '/api/jobs/applyJob', applicationFields(_id), token);
      await client.json('/api/user/erasure', { method: 'POST', token });
      const mail = (await client.outbox()).find(({ to, subject }) => to === `${name}@example.org` && subject.includes('erase your data'));
      const applicationCount = await countRows(
        `applications join members on members.id = user_id where members.email = '${name}@example.org'`,
      );
      const before = [await countRows(`jobs where title = 'Of ${name}'`), await countRows('applications')];
      expect([before[0], applicationCount > 0]).toEqual([30, true]);
      const code = extractCode(mail?.text ?? '');
      const acknowledged = await killDuring(() => client.json('/api/user/erase', { token, body: { code } }), 120);
      origin = await server.start();
      const isKept = (await countRows(`members where email = '${name}@example.org'`)) === 1;
      expect(acknowledged && isKept).toBe(false);
      const after = [await countRows(`jobs where title = 'Of ${name}'`), await countRows('applications')];
      expect(after).toEqual(isKept ? before : [0, Number(before[1]) - applicationCount]);
      expect(await countRows('jobs where applied_count <> (select count(*) from applications where job_id = jobs.id)')).toBe(0);
      const storedFileIds = (await readRows(server.dataDir, 'select id from files')).map(({ id }) => String(id));
      expect(await listStoredFiles(server.dataDir)).toEqual(storedFileIds.toSorted());
      expect(await readdir(path.join(server.dataDir, 'files', 'incoming'))).toEqual([]);
    }
  },
  killsTimeoutMs,
);
