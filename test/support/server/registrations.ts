import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Guest, GuestList, OwnRegistration, Seats } from '../../../shared/operations/registrations.ts';
import { insertMembers } from '../../../server/people/directory/memberRepository.ts';
import type { RegistrationRow } from '../../../server/platform/db/schema.ts';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';
import { startBoard, type TestBoard } from '../../server/jobs/board.ts';
import { makeTempDir } from '../tempDir.ts';

/** Event of the demonstration whose registration the tests set. On a test board it takes place on 16 December 2026, 10 AM to 4 PM. */
export const EVENT = '4106';
const FILE = '4106-panchayat-planning-day.md';

export interface RegistrationSite extends TestBoard {
  /** Changes the event's file: replaces the lines of these fields, and removes those with an empty value. */
  setEvent(fields: Record<string, string>): void;
  seats(): Promise<Seats>;
  /** Registers a member. */
  register(token: string): Promise<{ status: number; body: OwnRegistration & { message: string } }>;
  /** Requests a registration as a visitor. */
  request(email: string, name?: string): Promise<{ status: number; body: { message: string } }>;
  /** Returns the path of the link in the newest mail to an address. */
  readLink(email: string): Promise<string>;
  /** Presses a button on a guest's page. @returns status and text of the page that follows */
  press(link: string, action: string): Promise<{ status: number; text: string }>;
  /** Requests and confirms as a visitor. @returns the path of the guest's page */
  enter(email: string, name?: string): Promise<string>;
  own(token: string): Promise<OwnRegistration[]>;
  guests(token: string): Promise<GuestList>;
  /** Returns the guest with this e-mail address. */
  guest(token: string, email: string): Promise<Guest>;
  /** Adds members with these numbers and returns their tokens. */
  addMembers(count: number): Promise<string[]>;
}

/** Returns the path and query of the guest's page in a mail's text. */
export const linkIn = (text: string): string => {
  const link = /https?:\/\/[^\s/]+(\/registration\?\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`There is no link in this mail: ${text}`);
  return link;
};

/** Returns the row of a guest with a place. */
export const createGuestRow = (fields: Partial<RegistrationRow>): RegistrationRow => ({
  id: randomBytes(12).toString('hex'),
  event_id: EVENT,
  member_id: null,
  name: 'Asha Rao',
  email: 'asha@example.org',
  state: 'registered',
  turn: 1,
  offer_ends_at: null,
  created_at: '2026-11-01T00:00:00.000Z',
  registered_at: '2026-11-01T00:00:00.000Z',
  checked_in_at: null,
  reminded: null,
  links: 0,
  told: '',
  title: 'A planning day with three panchayats',
  day: '2026-12-16',
  ...fields,
});

/** Starts a server whose event takes registrations, with two places and a waiting list unless other rules are given. */
export async function startRegistrationSite(
  rules = '{ seats: 2, waiting_list: true }',
  options: Parameters<typeof startBoard>[0] = {},
): Promise<RegistrationSite> {
  const folder = makeTempDir();
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'events', FILE);
  const original = readFileSync(file, 'utf8');
  const write = (fields: Record<string, string>): void => {
    const others = original.split('\n').filter((line) => !Object.keys(fields).some((name) => line.startsWith(`${name}:`)));
    const lines = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`));
    writeFileSync(file, [others[0], ...lines, ...others.slice(1)].join('\n'));
  };
  write({ registration: rules });
  const board = await startBoard({ ...options, env: { CONTENT_DIR: folder, ...options.env } });
  const { server, deps } = board;
  const json = server.json.bind(server);
  const site: RegistrationSite = {
    ...board,
    setEvent(fields) {
      write({ registration: rules, ...fields });
      deps.content.reload();
      if (deps.content.problem !== null) throw new Error(deps.content.problem.message);
    },
    seats: async () => (await json<Seats>(`/site/registrations/${EVENT}`)).body,
    register: (token) => json(`/site/registrations/${EVENT}`, { method: 'POST', token }),
    request: (email, name = 'Asha Rao') => json(`/site/registrations/${EVENT}/requests`, { body: { name, email, consent: true } }),
    async readLink(email) {
      const mail = (await server.outbox()).find(({ to }) => to === email);
      if (!mail) throw new Error(`There is no mail to ${email}.`);
      return linkIn(mail.text);
    },
    async press(link, action) {
      const response = await server.fetch(link.replace('/registration?', `/registration/${action}?`), { method: 'POST' });
      return { status: response.status, text: await response.text() };
    },
    async enter(email, name) {
      await site.request(email, name);
      const link = await site.readLink(email);
      await site.press(link, 'confirm');
      return link;
    },
    own: async (token) => (await json<OwnRegistration[]>('/site/registrations', { token })).body,
    guests: async (token) => (await json<GuestList>(`/site/guests/${EVENT}`, { token })).body,
    async guest(token, email) {
      const found = (await site.guests(token)).guests.find((guest) => guest.email === email);
      if (!found) throw new Error(`There is no guest ${email}.`);
      return found;
    },
    async addMembers(count) {
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      await insertMembers(
        deps.db,
        numbers.map((number) => ({
          id: `b${number.toString(16).padStart(23, '0')}`,
          cms_id: 90_000 + number,
          email: `guest${number}@example.org`,
          name: `Guest ${number}`,
          role: 'member',
          job_role: null,
          membership_number: null,
          mobile_number: null,
          profile_picture: null,
          created_at: '2026-11-01T00:00:00.000Z',
          deactivated_at: null,
        })),
      );
      const tokens: string[] = [];
      for (const number of numbers) tokens.push(await server.login(`guest${number}@example.org`));
      return tokens;
    },
  };
  return site;
}
