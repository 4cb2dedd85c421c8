/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { WireJob } from '../../../server/jobs/serialize.ts';
import { clientOf } from '../../support/server/start.ts';
import { jobFields, pdf } from './forms.ts';

const entry = path.join(import.meta.dirname, '..', '..', 'support', 'server', 'serve.ts');

let dataDir: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-kill-'));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a server process on the data directory. @returns its origin */
function start(): Promise<string> {
  return new Promise((resolve, reject) => {
    const started = spawn(process.execPath, [entry], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const origin = /Serving on (http:\S+)/.exec(output)?.[1];
      if (origin) resolve(origin);
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    started.on('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}

async function kill(): Promise<void> {
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await ended;
}

/** Posts jobs with files side by side until the server is gone. @returns the titles of those that were acknowledged */
async function postUntilKilled(origin: string, token: string, round: number, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let ending: Promise<void> | undefined;
  const poster = async (lane: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const title = `Post ${round}-${lane}-${count}`;
      const form = new FormData();
      for (const [name, value] of Object.entries(jobFields({ jobTitle: title }))) {
        for (const each of [value].flat()) form.append(name, String(each));
      }
      form.append('jobDescription', new Blob([new Uint8Array(pdf(title.padEnd(300_000)))]), 'job.pdf');
      try {
        const sent = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
        const response = await fetch(`${origin}/api/jobs/postJob`, sent);
        if (response.status !== 200) throw new Error(`refused with ${response.status}: ${await response.text()}`);
      } catch (error) {
        if (ending) return;
        throw error;
      }
      acknowledged.push(title);
      if (acknowledged.length >= killAfter) ending ??= kill();
    }
  };
  await Promise.all([0, 1, 2].map(poster));
  await ending;
  return acknowledged;
}

it('[D-47] kill -9 during uploads loses no job or file that was acknowledged, and leaves no orphan after the next start', async () => {
  const titles: string[] = [];
  let origin = await start();
  const token = await clientOf(origin).login('employer@example.org');
  for (let round = 0; round < 3; round += 1) {
    titles.push(...(await postUntilKilled(origin, token, round, 4 + Math.floor(Math.random() * 8))));
    origin = await start();
  }
  const { body } = await clientOf(origin).json<WireJob[]>('/api/jobs/jobsCreatedByUser', { token });
  const posted = body.filter(({ jobTitle }) => jobTitle.startsWith('Post '));
  expect(posted.map(({ jobTitle }) => jobTitle)).toEqual(expect.arrayContaining(titles));
  for (const { jobTitle, jobDescription } of posted) {
    const response = await fetch(`${origin}${jobDescription}`, { headers: { authorization: `Bearer ${token}` } });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf(jobTitle.padEnd(300_000)))).toBe(true);
  }
  await kill();
  await start();
  await kill();
  expect(await readdir(path.join(dataDir, 'files', 'incoming'))).toEqual([]);
  const database = new DatabaseSync(path.join(dataDir, 'chapter.sqlite'));
  const named = database.prepare('select id from files').all();
  database.close();
  const onDisk = await readdir(path.join(dataDir, 'files'));
  expect(onDisk.sort()).toEqual([...named.map(({ id }) => String(id)), 'incoming'].sort());
}, 180_000);
