/** @tier full @postgres full */
import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from '../../../shared/operations/content.ts';
import { loadSnapshot } from '../../../server/cms/contentSnapshot.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { readSecret } from '../../../server/platform/security/secret.ts';
import { onPostgres, openTestDatabase } from '../../support/postgres/database.ts';
import { createKillableServer, killCount, killsTimeoutMs, type KillableServer } from '../../support/server/killable.ts';
import { createClient } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import { newMember } from '../jobs/board.ts';
import { fileAddress, type Value } from './editor.ts';

let folder: string;
let server: KillableServer;
/** A second process on the same database and folder, which is not killed; only on PostgreSQL. */
let other: KillableServer | undefined;
beforeAll(async () => {
  folder = path.join(makeTempDir(), 'content');
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const env = { CONTENT_DIR: folder, CONTENT_SHARED: 'true' };
  server = await createKillableServer({ env });
  if (onPostgres) other = await createKillableServer({ env, sharedWith: server });
});

/** Adds an admin whose session may edit. @returns the token of the session */
async function addEditor(): Promise<string> {
  const db = await openTestDatabase(server.dataDir);
  const secret = await readSecret(db, server.dataDir);
  const settings = { sessionDays: 30 } as Parameters<typeof startSession>[0]['settings'];
  const id = randomBytes(12).toString('hex');
  await insertMembers(db, [newMember({ id, cms_id: randomInt(60_000, 2_000_000_000), role: 'admin' })]);
  const token = await startSession({ secret, clock: () => new Date(), settings }, db, id);
  await db.updateTable('sessions').set({ editing_since: new Date().toISOString() }).where('member_id', '=', id).execute();
  await db.destroy();
  return token;
}

/** Returns a writer that changes the title of a file and a long text, and returns the title. */
const createWriter = (origin: string, token: string, file: string, label: string) => async (count: number) => {
  const { json } = createClient(origin);
  for (;;) {
    const { version, value } = (await json<ContentFile & { value: Value }>(fileAddress(file), { token })).body;
    const title = `${label}-${count}`;
    const body = { file, version, value: { ...value, title, description: `${title}\n\n${'A long text. '.repeat(3_500)}` } };
    const { status, body: answer } = await json('/site/content/file', { method: 'PUT', token, body });
    if (status === 200) return title;
    // Two processes write the same file, and one of them may wait long for the other on a busy machine.
    if (status !== 412 && status !== 503) throw new Error(`refused with ${status}: ${JSON.stringify(answer)}`);
  }
};

it(
  '[EDIT-02] [EDIT-06] kill -9 during saves loses no acknowledged one, leaves whole files, and history has every one of them',
  async () => {
    const files = readdirSync(path.join(folder, 'events'))
      .slice(0, 3)
      .map((name) => `events/${name}`);
    const [shared = ''] = files;
    const titles = new Map<string, string[]>(files.map((file) => [file, []]));
    let origin = await server.start();
    const otherOrigin = await other?.start();
    for (let run = 0; run < killCount; run += 1) {
      const token = await addEditor();
      let isKilled = false;
      const write = (at: string, file: string, label: string) => {
        const save = createWriter(at, token, file, `Run ${run} ${label}`);
        return async (count: number) => {
          if (isKilled) throw new Error('the other server was killed');
          try {
            const title = await save(count);
            titles.get(file)?.push(title);
            return title;
          } catch (error) {
            isKilled = true;
            throw error;
          }
        };
      };
      const writers = files.map((file, index) => write(origin, file, `a${index}`));
      if (otherOrigin !== undefined) writers.push(write(otherOrigin, shared, 'b'));
      await server.writeUntilKilled(writers, 3 + Math.floor(Math.random() * 6));
      // A start refuses invalid content.
      origin = await server.start();
    }
    await server.kill();
    await other?.kill();

    expect(loadSnapshot(folder).content.events.length).toBeGreaterThan(0);
    const db = await openTestDatabase(server.dataDir);
    const rows = await db.selectFrom('content_versions').select(['file', 'text']).orderBy('id').execute();
    await db.destroy();
    const readTitle = (text: string | null): string => /^title: (.*)$/m.exec(text ?? '')?.[1] ?? '';
    for (const [file, acknowledged] of titles) {
      const recorded = rows.filter((row) => row.file === file).map(({ text }) => readTitle(text));
      expect(acknowledged.filter((title) => !recorded.includes(title))).toEqual([]);
      // The file has the last version, or what a save has written whose answer the kill has taken away.
      const text = readFileSync(path.join(folder, file), 'utf8');
      const shown = readTitle(text);
      expect(recorded.includes(shown) ? recorded.at(-1) : shown).toBe(shown);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(text).toContain(`---\n${shown}\n\nA long text.`);
    }
  },
  killsTimeoutMs,
);
