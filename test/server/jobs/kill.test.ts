/** @tier full @postgres full */
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { WireJob } from '../../../server/jobs/data/serialize.ts';
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { readSecret } from '../../../server/platform/security/secret.ts';
import { openTestDatabase, readRows, readStoredContent, listStoredFiles } from '../../support/postgres/database.ts';
import { killCount, createKillableServer, killsTimeoutMs, type KillableServer } from '../../support/server/killable.ts';
import { createClient } from '../../support/server/start.ts';
import { newMember } from './board.ts';
import { applicationFields, jobFields, pdf, type Fields } from './forms.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await createKillableServer();
});

/** Creates a PDF with this text, large enough for its upload to take a while. */
const createLargePdf = (text: string): Buffer => pdf(text.padEnd(300_000));

/** Sends a form with a file in the field `name`. @throws unless the status is 200 */
async function send(url: string, token: string, fields: Fields, name: string, content: Buffer): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const item of [value].flat()) if (typeof item === 'string') form.append(field, item);
  }
  form.append(name, new Blob([new Uint8Array(content)]), 'file.pdf');
  const response = await fetch(url, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`refused with ${response.status}: ${await response.text()}`);
}

/** Makes unfinished uploads old enough to be deleted at the start. On PostgreSQL, newer ones might belong to another process. */
async function ageIncomingFiles(): Promise<void> {
  const incoming = path.join(server.dataDir, 'files', 'incoming');
  const before = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of await readdir(incoming)) await utimes(path.join(incoming, name), before, before);
}

/** Returns a writer that posts a job with a file, and returns its title. */
const createPoster = (origin: string, token: string, label: string) => async (count: number) => {
  const title = `Post ${label}-${count}`;
  await send(`${origin}/api/jobs/postJob`, token, jobFields({ jobTitle: title }), 'jobDescription', createLargePdf(title));
  return title;
};

interface Applicant {
  id: string;
  token: string;
}

async function addLoggedInMembers(count: number): Promise<Applicant[]> {
  const db = await openTestDatabase(server.dataDir);
  const secret = await readSecret(db, server.dataDir);
  const settings = { sessionDays: 30 } as Parameters<typeof startSession>[0]['settings'];
  const rows = Array.from({ length: count }, (_, index) =>
    newMember({ id: `d${index.toString(16).padStart(23, '0')}`, cms_id: 50_000 + index }),
  );
  await insertMembers(db, rows);
  const members: Applicant[] = [];
  for (const { id } of rows) members.push({ id, token: await startSession({ secret, clock: () => new Date(), settings }, db, id) });
  await db.destroy();
  return members;
}

/** Returns a writer that sends the next pending application with a CV, and returns the ids of its member and job as one string. */
function createApplier(origin: string, pending: { applicant: Applicant; job: string }[]) {
  return async () => {
    const next = pending.shift();
    if (next === undefined) throw new Error('there are no jobs left to apply to');
    const mark = `${next.applicant.id} ${next.job}`;
    await send(
      `${origin}/api/jobs/applyJob`,
      next.applicant.token,
      applicationFields(next.job, { cv: undefined }),
      'cv',
      createLargePdf(mark),
    );
    return mark;
  };
}

it(
  'kill -9 during uploads and applications loses no acknowledged write, duplicates none, and leaves no orphaned files',
  async () => {
    const marks: string[] = [];
    let origin = await server.start();
    const posterToken = await createClient(origin).login('employer@example.org');
    const { body: jobs } = await createClient(origin).json<WireJob[]>('/api/jobs/allJobs');
    const applicants = await addLoggedInMembers(40);
    const pendingApplications = jobs.flatMap(({ _id: job }) => applicants.map((applicant) => ({ applicant, job })));
    for (let run = 0; run < killCount; run += 1) {
      const writers = [
        createPoster(origin, posterToken, `${run}-a`),
        createPoster(origin, posterToken, `${run}-b`),
        createApplier(origin, pendingApplications),
      ];
      marks.push(...(await server.writeUntilKilled(writers, 4 + Math.floor(Math.random() * 8))));
      await ageIncomingFiles();
      origin = await server.start();
    }
    // Each start cleans up after a kill. The database and the files must be clean now.
    await server.kill();

    const read = (text: string) => readRows(server.dataDir, text);
    const postedJobs = await read(`select title as mark, description_file as file from jobs where title like 'Post %'`);
    const applied = await read(`select user_id || ' ' || job_id as mark, cv_file as file from applications where user_id like 'd0000%'`);
    const mails = await read(`select id from outbox_mails where sender like 'd0000%'`);
    const storedFileIds = await read('select id from files');
    const expected = [...postedJobs, ...applied].map(({ mark, file: url }) => [String(mark), path.basename(String(url))] as const);
    const stored = new Map(expected);
    const miscounted = await read('select id from jobs where applied_count <> (select count(*) from applications where job_id = jobs.id)');

    expect(marks.filter((mark) => mark.startsWith('Post')).length).toBeGreaterThan(0);
    expect(marks.filter((mark) => !stored.has(mark))).toEqual([]);
    expect(expected).toHaveLength(stored.size);
    expect(miscounted).toEqual([]);
    // Each application causes two mails: one to the applicant, and one to the poster of the job.
    expect(mails).toHaveLength(2 * applied.length);
    for (const [mark, id] of expected) expect((await readStoredContent(server.dataDir, id)).equals(createLargePdf(mark))).toBe(true);
    expect(await readdir(path.join(server.dataDir, 'files', 'incoming'))).toEqual([]);
    expect(await listStoredFiles(server.dataDir)).toEqual(storedFileIds.map(({ id }) => String(id)).toSorted());
  },
  killsTimeoutMs,
);
