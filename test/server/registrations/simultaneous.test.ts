/** @tier full @postgres full */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GuestList, OwnRegistration } from '../../../shared/operations/registrations.ts';
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import { startSession } from '../../../server/people/login/sessions.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import type { Database, Role } from '../../../server/platform/db/schema.ts';
import { readSecret } from '../../../server/platform/security/secret.ts';
import { createGuestPath } from '../../../server/registrations/links.ts';
import { onPostgres, openTestDatabase } from '../../support/postgres/database.ts';
import { createKillableServer, killCount, killsTimeoutMs, type KillableServer } from '../../support/server/killable.ts';
import { createGuestRow, EVENT } from '../../support/server/registrations.ts';
import { createClient } from '../../support/server/start.ts';
import { makeTempDir } from '../../support/tempDir.ts';
import { newMember } from '../jobs/board.ts';

const SEATS = 50;
const ADDRESS = `/site/registrations/${EVENT}`;

/** On PostgreSQL, the second process uses the same database. On SQLite there is only one. */
let servers: KillableServer[];
let origins: string[];
let db: Kysely<Database>;
let secret: Buffer;
beforeEach(async () => {
  const folder = makeTempDir();
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'events', '4106-panchayat-planning-day.md');
  const rules = `registration: { seats: ${SEATS}, waiting_list: true }`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^registration: .*$/m, rules));
  const env = { CONTENT_DIR: folder };
  const first = await createKillableServer({ env });
  servers = onPostgres ? [first, await createKillableServer({ env, sharedWith: first })] : [first];
  origins = [];
  for (const server of servers) origins.push(await server.start());
  db = await openTestDatabase(first.dataDir);
  secret = await readSecret(db, first.dataDir);
}, 120_000);
afterEach(() => db.destroy());

const originOf = (index: number): string => origins[index % origins.length] ?? '';

/** Adds a member who is logged in. @returns the token */
async function addMember(email: string, role: Role = 'member'): Promise<string> {
  const id = randomBytes(12).toString('hex');
  await insertMembers(db, [newMember({ id, cms_id: randomInt(60_000, 2_000_000_000), email, role })]);
  const settings = { sessionDays: 30 } as Parameters<typeof startSession>[0]['settings'];
  return startSession({ secret, clock: () => new Date(), settings }, db, id);
}

/** Adds the request of a visitor. @returns the path of their page */
async function addRequest(email: string): Promise<string> {
  const row = createGuestRow({
    email,
    state: 'unconfirmed',
    turn: 0,
    created_at: new Date().toISOString(),
    registered_at: null,
    day: '2999-01-01',
  });
  await db.insertInto('registrations').values(row).execute();
  return createGuestPath(secret, row);
}

const readRows = () => db.selectFrom('registrations').selectAll().where('event_id', '=', EVENT).orderBy('turn').execute();

/** Returns the first words of the subjects of the mails to each address. */
async function readSubjects(): Promise<Map<string, string[]>> {
  const subjects = new Map<string, string[]>();
  for (const { recipient, subject } of await db.selectFrom('outbox_mails').select(['recipient', 'subject']).orderBy('id').execute())
    subjects.set(recipient, [...(subjects.get(recipient) ?? []), subject.split(':')[0] ?? '']);
  return subjects;
}

const countTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

it('[REG-03] 200 members and visitors at once take 50 places; 150 wait in one order, and each gets one mail', async () => {
  const emails = countTo(200).map((number) => `guest${number}@example.org`);
  const calls: (() => Promise<Response>)[] = [];
  for (const [index, email] of emails.entries()) {
    // Every second one is a visitor. Every member presses twice.
    if (index % 2 === 0) {
      const link = (await addRequest(email)).replace('/registration?', '/registration/confirm?');
      calls.push(() => fetch(`${originOf(index / 2)}${link}`, { method: 'POST' }));
    } else {
      const headers = { authorization: `Bearer ${await addMember(email)}` };
      for (const press of [0, 1]) calls.push(() => fetch(`${originOf((index - 1) / 2 + press)}${ADDRESS}`, { method: 'POST', headers }));
    }
  }
  const responses = await Promise.all(calls.map((call) => call()));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));

  const rows = await readRows();
  expect(rows.map(({ turn }) => turn)).toEqual(countTo(200));
  expect(rows.map(({ state }) => state)).toEqual([...Array(SEATS).fill('registered'), ...Array(150).fill('waiting')]);
  const subjects = await readSubjects();
  for (const { email, state } of rows)
    expect(subjects.get(email)).toEqual([state === 'registered' ? 'You have a place' : 'You are on the waiting list']);

  // What people were told is what the list says.
  const { guests } = (
    await createClient(originOf(0)).json<GuestList>(`/site/guests/${EVENT}`, { token: await addMember('a@example.org', 'admin') })
  ).body;
  expect(guests.flatMap(({ position }) => position ?? [])).toEqual(countTo(150));
  const positions = new Map(guests.map(({ guestId, position }) => [guestId, position]));
  const own = await Promise.all(
    responses.flatMap((response) =>
      response.headers.get('content-type')?.includes('json') ? [response.json() as Promise<OwnRegistration>] : [],
    ),
  );
  expect(own).toHaveLength(200);
  for (const { guestId, position } of own) expect(position).toBe(positions.get(guestId));
});

it('[REG-03] each of 20 places that are given up at once is offered to one person, in the order of the list', async () => {
  const tokens: string[] = [];
  for (const number of countTo(90)) tokens.push(await addMember(`guest${number}@example.org`));
  const send = (method: string, token: string, index: number) =>
    fetch(`${originOf(index)}${ADDRESS}`, { method, headers: { authorization: `Bearer ${token}` } });
  for (const [index, token] of tokens.entries()) await send('POST', token, index);
  await Promise.all(tokens.slice(0, 20).flatMap((token, index) => [send('DELETE', token, index), send('DELETE', token, index + 1)]));
  const states = (await readRows()).map(({ state }) => state);
  expect(states).toEqual([
    ...Array<string>(20).fill('cancelled'),
    ...Array<string>(30).fill('registered'),
    ...Array<string>(20).fill('offered'),
    ...Array<string>(20).fill('waiting'),
  ]);
  const subjects = await readSubjects();
  expect(subjects.get('guest1@example.org')).toEqual(['You have a place', 'Your registration is cancelled']);
  expect(subjects.get('guest70@example.org')).toEqual(['You are on the waiting list', 'A place is free for you']);
  expect(subjects.get('guest71@example.org')).toEqual(['You are on the waiting list']);
  // They take their places at once, and somebody new cannot come before them.
  const newcomer = await addMember('newcomer@example.org');
  await Promise.all([newcomer, ...tokens.slice(50, 70)].map((token, index) => send('POST', token, index)));
  const after = await readRows();
  expect(after.filter(({ state }) => state === 'registered')).toHaveLength(SEATS);
  expect(after.at(-1)).toMatchObject({ email: 'newcomer@example.org', state: 'waiting' });
});

it(
  '[REG-03] kill -9 loses no acknowledged registration or cancellation, and mails each once',
  async () => {
    const tokens = new Map<string, string>();
    const acknowledged = new Map<string, 'registered' | 'cancelled'>();
    for (const run of countTo(killCount)) {
      const writers = [0, 1, 2, 3].map((writer) => async (count: number) => {
        const email = `run${run}.${writer}.${count}@example.org`;
        const token = await addMember(email);
        tokens.set(email, token);
        // The second process is not killed; a call of it fails only when a test is wrong.
        const address = `${writer === 3 ? originOf(1) : originOf(0)}${ADDRESS}`;
        const headers = { authorization: `Bearer ${token}` };
        if ((await fetch(address, { method: 'POST', headers })).status !== 200) throw new Error('refused');
        acknowledged.set(email, 'registered');
        if (count % 3 !== 2) return email;
        // Unknown until it is acknowledged.
        acknowledged.delete(email);
        if ((await fetch(address, { method: 'DELETE', headers })).status !== 200) throw new Error('refused');
        acknowledged.set(email, 'cancelled');
        return email;
      });
      // A writer to the process that lives on ends with the others.
      let isKilled = false;
      const ending = writers.map((write) => async (count: number) => {
        if (isKilled) throw new Error('the other server was killed');
        return write(count).catch((error: unknown) => {
          isKilled = true;
          throw error;
        });
      });
      await servers[0]?.writeUntilKilled(ending, 30 + Math.floor(Math.random() * 20));
      // A server does not start while its file is open elsewhere.
      await db.destroy();
      origins[0] = (await servers[0]?.start()) ?? '';
      db = await openTestDatabase(servers[0]?.dataDir ?? '');
    }
    const rows = new Map((await readRows()).map((row) => [row.email, row]));
    const subjects = await readSubjects();
    expect(acknowledged.size).toBeGreaterThan(10 * killCount);
    for (const [email, outcome] of acknowledged)
      expect(outcome === 'cancelled' ? ['cancelled'] : ['registered', 'offered', 'waiting']).toContain(rows.get(email)?.state);
    for (const { email, state } of rows.values()) {
      const [first, ...others] = subjects.get(email) ?? [];
      expect(['You have a place', 'You are on the waiting list']).toContain(first);
      expect(new Set(others).size).toBe(others.length);
      expect(others.includes('Your registration is cancelled')).toBe(state === 'cancelled');
      expect(others.join()).toBe(state === 'offered' ? 'A place is free for you' : others.join());
    }
    const turns = [...rows.values()].map(({ turn }) => turn);
    expect(turns).toEqual(countTo(turns.length));
    const taken = [...rows.values()].filter(({ state }) => state === 'registered' || state === 'offered').length;
    expect(taken).toBeLessThanOrEqual(SEATS);
    const isFull = [...rows.values()].some(({ state }) => state === 'waiting');
    expect(taken).toBe(isFull ? SEATS : taken);
  },
  killsTimeoutMs,
);
