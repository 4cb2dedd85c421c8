import { buildApp } from '../../../server/app.ts';
import type { Deps } from '../../../server/deps.ts';
import { jobBoard } from '../../../server/jobs/board.ts';
import { startSession } from '../../../server/members/sessions.ts';
import { readSettings } from '../../../server/settings.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { manyJobs } from '../jobs/manyJobs.ts';

/** Whom and what a server is filled with. */
export interface Crowd {
  /** Session tokens of members who apply. */
  tokens: string[];
  /** Published jobs, none of them the members' own. */
  jobIds: string[];
}

/** How many of each. */
export interface CrowdSize {
  jobs: number;
  /** Members besides the one who posts all jobs. */
  members: number;
  /** So many of the members are logged in. */
  loggedIn: number;
}

/** Rows to an insert: databases take no more than so many values in one. */
const AT_ONCE = 1_000;

/** An id of 24 hexadecimal digits. */
const idOf = (number: number): string => `c0ffee${number.toString(16).padStart(18, '0')}`;

/** Fills an empty database with members and jobs. */
export async function fill(deps: Deps, size: CrowdSize): Promise<Crowd> {
  const now = deps.clock();
  const members = Array.from({ length: size.members + 1 }, (_, number) => ({
    id: idOf(number),
    cms_id: number + 1,
    email: `member.${number}@example.org`,
    name: `Member ${number}`,
    role: 'member' as const,
    job_role: null,
    membership_number: null,
    mobile_number: null,
    profile_picture: null,
    created_at: now.toISOString(),
  }));
  for (let from = 0; from < members.length; from += AT_ONCE) {
    await deps.db
      .insertInto('members')
      .values(members.slice(from, from + AT_ONCE))
      .execute();
  }
  const tokens: string[] = [];
  for (const { id } of members.slice(1, 1 + size.loggedIn)) tokens.push(await startSession(deps, deps.db, id));
  const jobs = manyJobs(size.jobs, idOf(0), now);
  await jobBoard(deps).repository.insert(jobs, dayInIndia(now));
  return { tokens, jobIds: jobs.map(({ id }) => id) };
}

/** The same with no server on it yet. @param environment the server's settings */
export async function fillCrowd(environment: Readonly<Record<string, string>>, size: CrowdSize): Promise<Crowd> {
  const settings = readSettings({ ...environment, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' });
  let crowd: Crowd = { tokens: [], jobIds: [] };
  const app = await buildApp(settings, {
    site: async (_app, deps) => {
      crowd = await fill(deps, size);
    },
  });
  await app.close();
  return crowd;
}
