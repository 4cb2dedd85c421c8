/** The states of the pages that `npm run shots -- --states` makes pictures of; a new page adds its own here. */
import { codeOf } from '../support/e2e/codeOf.ts';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/e2e/hydration.ts';
import { header, main, opener, ready } from './pageParts.ts';

/** What stands behind the site: the demo backend, or one that behaves as named (see backends in shots.ts). */
export type Behind = 'demo' | 'analytics' | 'dead' | 'empty' | 'slow' | 'long';

/** One state of one page. */
export interface State {
  name: string;
  address: string;
  /** `demo` when left out. */
  behind?: Behind;
  /** Signed in: as a demo member, or as the one with this address. */
  member?: boolean | string;
  /** Only what the window shows, for what lies over the page; otherwise the whole page. */
  windowOnly?: boolean;
  /** Brings the page into the state; it has hydrated by then. */
  arrange?: (page: Page) => Promise<void>;
}

async function openMenu(page: Page): Promise<void> {
  const phoneMenu = header(page).getByRole('button', { name: 'Menu', exact: true });
  if (await phoneMenu.isVisible()) {
    await phoneMenu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Trainings').first().click();
  } else await opener(page, 'Trainings').click();
  await page.waitForTimeout(400);
}

const wait = (milliseconds: number) => (page: Page) => page.waitForTimeout(milliseconds);

/** In turn, because an address gets one code a minute (D-27). */
const members = ['devika', 'farook', 'member', 'admin', 'employer', 'suresh'].map((name) => `${name}@example.org`);
let asked = 0;

async function askForCode(page: Page): Promise<void> {
  await main(page)
    .getByRole('textbox', { name: 'E-mail' })
    .fill(members[(asked += 1) % members.length] ?? '');
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await page.waitForURL('**/otp');
}

const ADMIN = 'admin@example.org';

/** A job of the demo that an admin may change, as if it had been sent back for one of its fields. */
const SENT_BACK = '65f1c0ffee65f1c0ffee1001';

/** Changes what the backend tells, and shows the page anew. */
async function retold(page: Page, calls: string, change: (told: never) => unknown): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
  await page.reload();
  await hydrated(page);
}

type Told = Record<string, unknown>;

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';

const sentBackFor = (remarkField: string) => async (page: Page) => {
  await retold(page, `**/api/jobs/${SENT_BACK}`, (job: Told) => ({ ...job, status: 'sentback', statusRemark: REMARK, remarkField }));
  await main(page).getByText('The chapter’s remark').waitFor();
};

/** The first pending job, as if it had been sent in again. */
async function sentInAgain(page: Page): Promise<void> {
  let first: Told = {};
  await page.route('**/sentBack', (route) => {
    const before = { ...first, location: 'Madurai', skills: ['Leadership'], description: null, closingDate: '2026-12-01' };
    return route.fulfill({ json: { sentBackAt: '2026-11-20T06:00:00.000Z', remark: REMARK, remarkField: 'closingDate', job: before } });
  });
  await retold(page, '**/api/jobs/jobByStatus**', ([job, ...others]: Told[]) => {
    first = { ...job, sentBackAt: '2026-11-20T06:00:00.000Z' };
    return [first, ...others];
  });
  // On a phone it stands in the details, which are not shown beside the list.
  await main(page).getByText('Changed since').waitFor({ state: 'attached' });
}

const sendBack = async (page: Page): Promise<void> => {
  if (await main(page).getByRole('button', { name: 'Send Back' }).isHidden()) await main(page).locator('[data-job]').first().click();
  await main(page).getByRole('button', { name: 'Send Back' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

/** All of them, page by page. */
export const states: State[] = [
  { name: 'home', address: '/' },
  { name: 'home-menu', address: '/', windowOnly: true, arrange: openMenu },
  { name: 'home-member', address: '/', member: true, windowOnly: true },
  { name: 'home-dead', address: '/', behind: 'dead', arrange: wait(8_000) },
  { name: 'home-empty', address: '/', behind: 'empty' },
  { name: 'home-slow', address: '/', behind: 'slow', arrange: wait(4_000) },
  { name: 'home-long', address: '/', behind: 'long' },
  { name: 'home-consent', address: '/', behind: 'analytics', windowOnly: true, arrange: wait(500) },
  {
    name: 'home-offline',
    address: '/',
    windowOnly: true,
    arrange: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(500);
    },
  },
  { name: 'board', address: '/exploreJobs' },
  { name: 'board-more', address: '/exploreJobs?show=12' },
  { name: 'board-found', address: '/exploreJobs?keyword=scrum+mastr' },
  { name: 'board-filtered', address: '/exploreJobs?type=Full-Time&level=Senior-level&experience=10&salary=1500000' },
  {
    name: 'board-filters-open',
    address: '/exploreJobs?closing=soon',
    arrange: async (page) => page.getByText('Filters', { exact: true }).click(),
  },
  { name: 'board-nothing', address: '/exploreJobs?keyword=zeppelin' },
  { name: 'board-unknown-job', address: '/exploreJobs?job=65f1c0ffee65f1c0ffee9999' },
  {
    name: 'board-job',
    address: '/exploreJobs',
    arrange: async (page) => {
      await page.getByRole('region', { name: 'Open jobs' }).getByRole('listitem').nth(1).getByRole('link').first().click();
      await page.waitForURL(/job=/);
      await page.waitForTimeout(500);
    },
  },
  { name: 'board-member', address: '/exploreJobs', member: true },
  { name: 'board-member-filtered', address: '/exploreJobs?type=Full-Time', member: true },
  { name: 'my-jobs-saved', address: '/dashboard/jobs?tab=saved', member: true },
  { name: 'my-jobs-alerts', address: '/dashboard/jobs?tab=alerts', member: true },
  { name: 'board-dead', address: '/exploreJobs', behind: 'dead', arrange: wait(8_000) },
  { name: 'board-empty', address: '/exploreJobs', behind: 'empty' },
  { name: 'board-slow', address: '/exploreJobs', behind: 'slow', arrange: wait(4_000) },
  { name: 'board-long', address: '/exploreJobs', behind: 'long' },
  { name: 'login', address: '/Login' },
  {
    name: 'login-wrong',
    address: '/Login',
    arrange: async (page) => {
      await main(page).getByRole('textbox', { name: 'E-mail' }).fill('nobody');
      await main(page).getByRole('button', { name: 'Request passcode' }).click();
    },
  },
  {
    name: 'login-dead',
    address: '/Login',
    behind: 'dead',
    windowOnly: true,
    arrange: async (page) => {
      await main(page).getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
      await main(page).getByRole('button', { name: 'Request passcode' }).click();
      await page.waitForTimeout(1_500);
    },
  },
  { name: 'otp', address: '/Login', arrange: askForCode },
  { name: 'profile', address: '/dashboard/profile', member: true },
  {
    name: 'profile-erase',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    arrange: async (page) => {
      await main(page).getByRole('button', { name: 'Erase my data' }).click();
      await page.getByText('What is kept, and why').waitFor();
    },
  },
  {
    name: 'profile-erase-code',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    arrange: async (page) => {
      // A member gets one such mail a minute.
      const message = 'A code is on its way to member@example.org. It is valid for ten minutes.';
      await page.route('**/api/user/erasure', (route) => route.fulfill({ json: { success: true, message } }));
      await main(page).getByRole('button', { name: 'Erase my data' }).click();
      await page.getByRole('button', { name: 'Mail me a code' }).click();
      await page.getByRole('textbox', { name: 'Code from the mail' }).waitFor();
    },
  },
  { name: 'profile-visitor', address: '/dashboard/profile' },
  { name: 'choose-a-job', address: '/applicants/:id', member: true },
  { name: 'program', address: '/special-programs/pm-footprints' },
  { name: 'program-year', address: '/special-programs/pm-footprints?year=2023' },
  { name: 'program-dead', address: '/special-programs/pm-footprints', behind: 'dead', arrange: wait(8_000) },
  { name: 'program-empty', address: '/special-programs/pm-footprints', behind: 'empty' },
  { name: 'program-slow', address: '/special-programs/pm-footprints', behind: 'slow', arrange: wait(4_000) },
  { name: 'program-long', address: '/special-programs/pm-footprints', behind: 'long' },
  { name: 'event', address: '/special-programs/conferences/4105' },
  { name: 'event-sold-out', address: '/special-programs/ec-footprints/4104' },
  { name: 'event-over', address: '/special-programs/pm-footprints/4201' },
  { name: 'event-dead', address: '/special-programs/conferences/4105', behind: 'dead', arrange: wait(8_000) },
  { name: 'event-slow', address: '/special-programs/conferences/4105', behind: 'slow', arrange: wait(4_000) },
  { name: 'event-long', address: '/special-programs/conferences/4105', behind: 'long' },
  { name: 'certification', address: '/trainings/pmpcertification-training' },
  { name: 'certification-dasm', address: '/trainings/disciplined-agile-scrum-master-dasm-certification' },
  {
    name: 'certification-answered',
    address: '/trainings/pmpcertification-training',
    arrange: async (page) => {
      await main(page).getByRole('button', { name: 'Answer three questions' }).click();
      await main(page).getByRole('radio', { name: 'A secondary diploma' }).check();
      await main(page).getByRole('textbox').fill('40');
      await main(page).getByRole('radio', { name: 'Not yet' }).check();
      await main(page).getByRole('button', { name: 'Tell me' }).click();
      await page.waitForTimeout(500);
    },
  },
  { name: 'certification-dead', address: '/trainings/pmpcertification-training', behind: 'dead', arrange: wait(8_000) },
  { name: 'certification-slow', address: '/trainings/pmpcertification-training', behind: 'slow', arrange: wait(4_000) },
  { name: 'certification-long', address: '/trainings/pmpcertification-training', behind: 'long' },
  { name: 'certification-unknown', address: '/trainings/no-such-training' },
  { name: 'about', address: '/About-us' },
  { name: 'about-dead', address: '/About-us', behind: 'dead', arrange: wait(8_000) },
  { name: 'about-empty', address: '/About-us', behind: 'empty' },
  { name: 'about-slow', address: '/About-us', behind: 'slow', arrange: wait(4_000) },
  { name: 'about-long', address: '/About-us', behind: 'long' },
  { name: 'volunteering', address: '/volunteering' },
  { name: 'volunteering-dead', address: '/volunteering', behind: 'dead', arrange: wait(8_000) },
  { name: 'volunteering-empty', address: '/volunteering', behind: 'empty' },
  { name: 'volunteering-slow', address: '/volunteering', behind: 'slow', arrange: wait(4_000) },
  { name: 'volunteering-long', address: '/volunteering', behind: 'long' },
  { name: 'contact', address: '/Contact' },
  { name: 'contact-csr', address: '/Contact#csr' },
  {
    name: 'contact-wrong',
    address: '/Contact#corporate',
    arrange: async (page) => {
      await main(page).getByRole('button', { name: 'Send enquiry' }).click();
      await main(page).getByText('Name is required').waitFor();
    },
  },
  {
    name: 'contact-failed',
    address: '/Contact',
    arrange: async (page) => {
      await page.route('**/email/send', (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }));
      await main(page).getByLabel('Name').fill('A rather long name that goes on and on and on');
      await main(page).getByLabel('Email').fill('member@example.org');
      await main(page).getByLabel('Subject').fill('Membership');
      await main(page).getByRole('checkbox').check();
      await main(page).getByRole('button', { name: 'Send enquiry' }).click();
      await main(page).getByRole('alert').waitFor();
    },
  },
  { name: 'corporate-training', address: '/Training' },
  { name: 'non-profit', address: '/non-profit' },
  { name: 'academic', address: '/academic-relations' },
  { name: 'membership', address: '/membership' },
  { name: 'not-found', address: '/no-such-page' },
  {
    name: 'page-did-not-arrive',
    address: '/',
    arrange: async (page) => {
      await page.route(codeOf('jobs'), (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.reload();
      await ready(page);
      await page.evaluate(() => {
        window.history.pushState(null, '', '/exploreJobs');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await main(page).getByRole('heading', { level: 1, name: 'This page did not arrive' }).waitFor();
    },
  },
  { name: 'my-applications', address: '/dashboard/jobs?tab=applied', member: true },
  {
    name: 'my-applications-withdraw',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    windowOnly: true,
    arrange: async (page) => {
      if (await main(page).getByRole('link', { name: 'Applied jobs' }).isHidden())
        await main(page).getByRole('region', { name: 'Applied jobs' }).getByRole('link').first().click();
      await main(page).getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  // Of the demo's employer: `--member employer@example.org`.
  { name: 'applicants', address: '/applicants/65f1c0ffee65f1c0ffee1003', member: true },
  {
    name: 'applicants-stages',
    address: '/applicants/65f1c0ffee65f1c0ffee1003',
    member: true,
    windowOnly: true,
    arrange: async (page) => {
      await main(page)
        .getByRole('button', { name: /stage of/ })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'applicants-none-fit', address: '/applicants/65f1c0ffee65f1c0ffee1003?name=nobody', member: true },
  { name: 'applicants-refused', address: '/applicants/65f1c0ffee65f1c0ffee1004', member: true },
  { name: 'apply', address: '/applyJob/65f1c0ffee65f1c0ffee1008', member: true },
  { name: 'my-jobs', address: '/dashboard/jobs?tab=created', member: true },
  { name: 'pending', address: '/dashboard/jobs?tab=pending', member: ADMIN },
  { name: 'pending-published', address: '/dashboard/jobs?tab=pending&status=published', member: ADMIN },
  { name: 'pending-sentback', address: '/dashboard/jobs?tab=pending&status=sentback', member: ADMIN },
  {
    name: 'pending-empty',
    address: '/dashboard/jobs?tab=pending',
    member: ADMIN,
    arrange: (page) => retold(page, '**/api/jobs/jobByStatus**', () => []),
  },
  { name: 'pending-again', address: '/dashboard/jobs?tab=pending', member: ADMIN, arrange: sentInAgain },
  { name: 'pending-again-job', address: '/dashboard/jobs?tab=pending&job=65f1c0ffee65f1c0ffee1049', member: ADMIN, arrange: sentInAgain },
  { name: 'pending-send-back', address: '/dashboard/jobs?tab=pending', member: ADMIN, windowOnly: true, arrange: sendBack },
  {
    name: 'pending-too-late',
    address: '/dashboard/jobs?tab=pending',
    member: ADMIN,
    windowOnly: true,
    arrange: async (page) => {
      const sentence =
        'This job was changed since you opened it, and waits for a decision now. Nothing was changed: please look at it again.';
      await page.route('**/api/jobs/status', (route) => route.fulfill({ status: 409, json: { error: sentence } }));
      await page.route(/\/api\/jobs\/\w{24}$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...((await response.json()) as Told), location: 'Kochi', jobTitle: 'Another title' } });
      });
      await sendBack(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Send Back' }).click();
      await page.getByText('Changed since you opened it').waitFor();
    },
  },
  { name: 'post-job', address: '/postJob', member: true },
  {
    name: 'post-job-wrong',
    address: '/postJob',
    member: true,
    arrange: async (page) => {
      await main(page).getByRole('button', { name: 'Post Job' }).click();
      await main(page).getByText('Job Title is required').waitFor();
    },
  },
  { name: 'edit-job', address: `/editJob/${SENT_BACK}`, member: ADMIN, arrange: (page) => main(page).getByLabel('Job title').waitFor() },
  { name: 'edit-job-remark', address: `/editJob/${SENT_BACK}`, member: ADMIN, arrange: sentBackFor('closingDate') },
  { name: 'edit-job-remark-seen', address: `/editJob/${SENT_BACK}`, member: ADMIN, windowOnly: true, arrange: sentBackFor('skills') },
  {
    name: 'edit-job-preview',
    address: `/editJob/${SENT_BACK}`,
    member: ADMIN,
    windowOnly: true,
    arrange: async (page) => {
      await main(page).getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  // Last, a minute after the members were sent their first code.
  {
    name: 'otp-wrong',
    address: '/Login',
    windowOnly: true,
    arrange: async (page) => {
      await askForCode(page);
      await main(page).getByRole('textbox', { name: 'One-time passcode' }).fill('111111');
      await main(page).getByRole('button', { name: 'Log In' }).click();
      await page.waitForTimeout(1_000);
    },
  },
];
