import type { Browser } from '@playwright/test';
import { LONG, MEMBER, type State } from '../e2e/states/state.ts';
import { loginByPages } from '../support/e2e/login.ts';
import { startSite, type Site } from '../support/e2e/site.ts';

/** A key of the browser's storage with its value. */
export type Stored = readonly [name: string, value: string];

/** The demo behind all live pages, each part started when it is first needed. */
export interface Backends {
  /** Origin of the site that a state is shown on. */
  originOf: (state: State) => Promise<string>;
  /** What the browser of a member keeps who has signed in. */
  sessionOf: (email: string) => Promise<readonly Stored[]>;
  stop: () => Promise<void>;
}

/** What the member of most pictures has kept: the demo begins without. */
const ALERTS = [
  { keyword: 'scrum master', location: 'Chennai', frequency: 'daily' },
  { keyword: 'scrum master', type: 'Full-Time', level: 'Senior-level', experience: 10, frequency: 'weekly' },
  { keyword: LONG, frequency: 'daily' },
];

/** Saves jobs and alerts for a member, as they would on the board. */
async function furnish(origin: string, token: string): Promise<void> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await fetch(`${origin}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return answer.json();
  };
  const jobs = (await send('GET', '/api/jobs/allJobs?limit=4')) as { _id: string }[];
  for (const { _id } of jobs) await send('PUT', `/api/savedJobs/${_id}`);
  for (const alert of ALERTS) await send('POST', '/api/jobAlerts', alert);
}

/** A member signs in by the pages, once. */
async function signIn(browser: Browser, origin: string, email: string): Promise<readonly Stored[]> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await loginByPages(page, email);
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null && localStorage.getItem('user-storage') !== null);
    const stored = await page.evaluate(() =>
      Object.entries({ ...localStorage }).map(([name, value]): [string, string] => [name, String(value)]),
    );
    if (email === MEMBER) await furnish(origin, new Map(stored).get('authToken') ?? '');
    return stored;
  } finally {
    await context.close();
  }
}

/** The demo for live pages: on the built site, as a server for development, which plays scenarios. */
export function openBackends(browser: Browser): Backends {
  const sites = new Map<string, Promise<Site>>();
  const sessions = new Map<string, Promise<readonly Stored[]>>();
  const started = (key: string, env: Record<string, string>): Promise<Site> => {
    const site = sites.get(key) ?? startSite({ env: { NODE_ENV: 'development', ...env } });
    sites.set(key, site);
    return site;
  };
  const usual = async (): Promise<string> => (await started('usual', {})).origin;
  return {
    originOf: async ({ analytics }) =>
      analytics === true ? (await started('analytics', { GA_MEASUREMENT_ID: 'G-TEST12345' })).origin : usual(),
    sessionOf: (email) => {
      const session = sessions.get(email) ?? usual().then((origin) => signIn(browser, origin, email));
      sessions.set(email, session);
      return session;
    },
    stop: async () => {
      const running = await Promise.allSettled(sites.values());
      await Promise.all(running.flatMap((site) => (site.status === 'fulfilled' ? [site.value.stop()] : [])));
    },
  };
}
