/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientOf } from '../../support/server/start.ts';

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

/** Sends enquiries side by side until the server is gone. @returns the marks of those that were acknowledged */
async function writeUntilKilled(origin: string, round: number, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let ending: Promise<void> | undefined;
  const writer = async (lane: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const mark = `mark-${round}-${lane}-${count}-end`;
      try {
        const response = await fetch(`${origin}/api/v1.0/email/send`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            service_id: 'service_chapter',
            user_id: 'embedded_mail',
            template_id: 'template_csr',
            template_params: { message: mark },
          }),
        });
        if ((await response.text()) !== 'OK') throw new Error(`refused with ${response.status}`);
      } catch (error) {
        if (ending) return;
        throw error;
      }
      acknowledged.push(mark);
      // Not on an edge between two writes, but with others under way.
      if (acknowledged.length >= killAfter) ending ??= kill();
    }
  };
  await Promise.all([0, 1, 2, 3].map(writer));
  await ending;
  return acknowledged;
}

it('kill -9 during writes loses no mail, code or session that was acknowledged', async () => {
  const marks: string[] = [];
  let origin = await start();
  const token = await clientOf(origin).login();
  for (let round = 0; round < 4; round += 1) {
    await clientOf(origin).json('/wp-json/custom/v1/send-otp', { body: { email: 'employer@example.org' } });
    marks.push(...(await writeUntilKilled(origin, round, 5 + Math.floor(Math.random() * 25))));
    origin = await start();
  }
  const client = clientOf(origin);
  const mails = await client.outbox();
  const texts = mails.map(({ text }) => text).join('\n');
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.filter((mark) => !texts.includes(mark))).toEqual([]);
  expect(mails.some(({ to }) => to === 'employer@example.org')).toBe(true);
  expect((await client.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
  await kill();
}, 180_000);
