/** The states of the pages that `npm run shots -- --states` makes pictures of; a new page adds its own here. */
import { codeOf } from '../support/e2e/codeOf.ts';
import type { Page } from '@playwright/test';
import { header, main, opener, ready } from './pageParts.ts';

/** What stands behind the site: the demo backend, or one that behaves as named (see backends in shots.ts). */
export type Behind = 'demo' | 'analytics' | 'dead' | 'empty' | 'slow' | 'long';

/** One state of one page. */
export interface State {
  name: string;
  address: string;
  /** `demo` when left out. */
  behind?: Behind;
  /** Signed in as a demo member. */
  member?: boolean;
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
  { name: 'my-jobs', address: '/dashboard/jobs?tab=created', member: true },
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
