/** The states of the public pages. */
import { codeOf } from '../../support/e2e/codeOf.ts';
import type { Page } from '@playwright/test';
import { header, main, opener, ready } from '../pageParts.ts';
import { wait, type State } from './state.ts';

async function openMenu(page: Page): Promise<void> {
  const phoneMenu = header(page).getByRole('button', { name: 'Menu', exact: true });
  if (await phoneMenu.isVisible()) {
    await phoneMenu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Trainings').first().click();
  } else await opener(page, 'Trainings').click();
  await page.waitForTimeout(400);
}

/** Pages of a static kind behind answers that do not come, are empty, slow or long. */
const behind = (name: string, address: string): State[] => [
  { name: `${name}-dead`, address, behind: 'dead', arrange: wait(8_000) },
  { name: `${name}-empty`, address, behind: 'empty' },
  { name: `${name}-slow`, address, behind: 'slow', arrange: wait(4_000) },
  { name: `${name}-long`, address, behind: 'long' },
];

export const publicPages: State[] = [
  { name: 'home', address: '/' },
  { name: 'home-menu', address: '/', windowOnly: true, arrange: openMenu },
  { name: 'home-member', address: '/', member: true, windowOnly: true },
  ...behind('home', '/'),
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
  { name: 'program', address: '/special-programs/pm-footprints' },
  { name: 'program-year', address: '/special-programs/pm-footprints?year=2023' },
  ...behind('program', '/special-programs/pm-footprints'),
  { name: 'event', address: '/special-programs/conferences/4105' },
  { name: 'event-sold-out', address: '/special-programs/ec-footprints/4104' },
  { name: 'event-over', address: '/special-programs/pm-footprints/4201' },
  ...behind('event', '/special-programs/conferences/4105'),
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
  ...behind('certification', '/trainings/pmpcertification-training'),
  { name: 'certification-unknown', address: '/trainings/no-such-training' },
  { name: 'about', address: '/About-us' },
  ...behind('about', '/About-us'),
  { name: 'volunteering', address: '/volunteering' },
  ...behind('volunteering', '/volunteering'),
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
  { name: 'search', address: '/search?q=scrum' },
  { name: 'search-nothing', address: '/search?q=zeppelin' },
  { name: 'search-empty', address: '/search' },
  {
    name: 'search-box',
    address: '/',
    windowOnly: true,
    arrange: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('scrum');
      await page.getByRole('option').first().waitFor();
    },
  },
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
];
