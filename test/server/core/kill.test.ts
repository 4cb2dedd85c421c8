/** @tier full @postgres full */
import { readRows } from '../../support/postgres/database.ts';
import { killCount, createKillableServer, killsTimeoutMs, type KillableServer } from '../../support/server/killable.ts';
import { createClient } from '../../support/server/start.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await createKillableServer();
});

/** Returns a writer that sends an enquiry with a unique mark, and returns the mark. The writer throws if the enquiry is refused. */
const createEnquirer = (origin: string, run: number, writer: number) => async (count: number) => {
  const mark = `mark-${run}-${writer}-${count}-end`;
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
  return mark;
};

it(
  'kill -9 during writes loses no acknowledged mail or session, and duplicates no mail',
  async () => {
    const marks: string[] = [];
    let origin = await server.start();
    const token = await createClient(origin).login();
    for (let run = 0; run < killCount; run += 1) {
      await createClient(origin).json('/wp-json/custom/v1/send-otp', { body: { email: 'employer@example.org' } });
      const writers = [0, 1, 2, 3].map((writer) => createEnquirer(origin, run, writer));
      marks.push(...(await server.writeUntilKilled(writers, 5 + Math.floor(Math.random() * 25))));
      origin = await server.start();
    }
    const client = createClient(origin);
    const mails = await readRows(server.dataDir, 'select recipient, text from outbox_mails');
    const stored = mails.flatMap(({ text }) => /mark-\S+-end/.exec(String(text)) ?? []).map(String);
    expect(marks.length).toBeGreaterThan(4 * killCount);
    const storedSet = new Set(stored);
    expect(marks.filter((mark) => !storedSet.has(mark))).toEqual([]);
    expect(stored).toHaveLength(storedSet.size);
    expect(mails.some(({ recipient }) => recipient === 'employer@example.org')).toBe(true);
    expect((await client.json('/wp-json/custom/v1/user-details', { token })).status).toBe(200);
  },
  killsTimeoutMs,
);
