/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WireJob } from '../../../server/jobs/serialize.ts';
import { readRows } from '../../support/postgres/database.ts';
import { killableServer, type KillableServer } from '../../support/server/killable.ts';
import { clientOf } from '../../support/server/start.ts';
import { applicationFields, jobFields, pdf, type Fields } from './forms.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await killableServer();
});
afterAll(() => server.remove());

/** A file long enough to be on its way for a while, told apart by its text. */
const file = (text: string): Buffer => pdf(text.padEnd(300_000));

async function send(address: string, token: string, fields: Fields, name: string, content: Buffer): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const each of [value].flat()) if (typeof each === 'string') form.append(field, each);
  }
  form.append(name, new Blob([new Uint8Array(content)]), 'file.pdf');
  const response = await fetch(address, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`refused with ${response.status}: ${await response.text()}`);
}

/** Posts jobs, each with a file. */
const posts = (origin: string, token: string, lane: string) => async (count: number) => {
  const title = `Post ${lane}-${count}`;
  await send(`${origin}/api/jobs/postJob`, token, jobFields({ jobTitle: title }), 'jobDescription', file(title));
  return title;
};

/** Applies to one open job after the other, each with a CV. */
function applications(origin: string, token: string, open: string[]) {
  return async () => {
    const id = open.shift();
    if (id === undefined) throw new Error('there are no jobs left to apply to');
    await send(`${origin}/api/jobs/applyJob`, token, applicationFields(id, { cv: undefined }), 'cv', file(id));
    return id;
  };
}

it('[D-47] kill -9 during uploads and applications loses nothing acknowledged, and leaves no orphan after the next start', async () => {
  const marks: string[] = [];
  let origin = await server.start();
  const poster = await clientOf(origin).login('employer@example.org');
  const applicant = await clientOf(origin).login('member@example.org');
  const { body: jobs } = await clientOf(origin).json<WireJob[]>('/api/jobs/allJobs', { token: applicant });
  const me = (await clientOf(origin).json<{ _id: string }>('/wp-json/custom/v1/user-details', { token: applicant })).body._id;
  const open = jobs.filter(({ userId, appliedBy }) => userId !== me && !appliedBy.includes(me)).map(({ _id }) => _id);
  for (let round = 0; round < 3; round += 1) {
    const lanes = [posts(origin, poster, `${round}-a`), posts(origin, poster, `${round}-b`), applications(origin, applicant, open)];
    marks.push(...(await server.writeUntilKilled(lanes, 4 + Math.floor(Math.random() * 8))));
    origin = await server.start();
  }
  // The last one leaves nothing to put right.
  await server.kill();

  const read = (text: string) => readRows(server.dataDir, text);
  const posted = await read(`select title as mark, description_file as file from jobs where title like 'Post %'`);
  const applied = await read(`select job_id as mark, cv_file as file from applications where user_id = '${me}'`);
  const named = await read('select id from files');
  const stored = new Map([...posted, ...applied].map(({ mark, file: address }) => [String(mark), path.basename(String(address))]));
  const wrong = await read('select id from jobs where applied_count <> (select count(*) from applications where job_id = jobs.id)');

  expect(marks.filter((mark) => mark.startsWith('Post')).length).toBeGreaterThan(0);
  expect(marks.filter((mark) => !stored.has(mark))).toEqual([]);
  expect(wrong).toEqual([]);
  const folder = path.join(server.dataDir, 'files');
  for (const { mark } of posted) {
    expect((await readFile(path.join(folder, stored.get(String(mark)) ?? ''))).equals(file(String(mark)))).toBe(true);
  }
  for (const mark of marks.filter((text) => !text.startsWith('Post'))) {
    expect((await readFile(path.join(folder, stored.get(mark) ?? ''))).equals(file(mark))).toBe(true);
  }
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual([...named.map(({ id }) => String(id)), 'incoming'].sort());
}, 180_000);
