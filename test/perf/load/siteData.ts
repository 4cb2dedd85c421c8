import { buildApp } from '../../../server/app.ts';
import type { Deps } from '../../../server/deps.ts';
import { getJobBoard } from '../../../server/jobs/getJobBoard.ts';
import { insertMembers } from '../../../server/members/memberRepository.ts';
import { startSession } from '../../../server/members/sessions.ts';
import { readSettings } from '../../../server/settings.ts';
import { dayInIndia } from '../../../shared/days.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { createMembers } from '../jobs/createMembers.ts';

/** The test data that a server was filled with. */
export interface SiteData {
  /** Session tokens of the members who are logged in. */
  tokens: string[];
  /** Ids of the published jobs, none of which belongs to these members. */
  jobIds: string[];
}

/** The amounts of test data. */
export interface SiteDataSize {
  jobs: number;
  /** Members besides the one who posts all jobs. */
  members: number;
  /** Number of members who are logged in. */
  loggedIn: number;
}

/** Fills an empty database with members and jobs. */
export async function fillSite(deps: Deps, size: SiteDataSize): Promise<SiteData> {
  const now = deps.clock();
  const members = createMembers(size.members + 1, now);
  await insertMembers(deps.db, members);
  const tokens: string[] = [];
  for (const { id } of members.slice(1, 1 + size.loggedIn)) tokens.push(await startSession(deps, deps.db, id));
  const jobs = createJobs(size.jobs, members[0]?.id ?? '', now);
  await getJobBoard(deps).repository.insert(jobs, dayInIndia(now));
  return { tokens, jobIds: jobs.map(({ id }) => id) };
}

/** Fills the database that a server with these settings will use. */
export async function fillDatabase(environment: Readonly<Record<string, string>>, size: SiteDataSize): Promise<SiteData> {
  const settings = readSettings({ ...environment, PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent' });
  let siteData: SiteData = { tokens: [], jobIds: [] };
  const app = await buildApp(settings, {
    site: async (_app, deps) => {
      siteData = await fillSite(deps, size);
    },
  });
  await app.close();
  return siteData;
}
