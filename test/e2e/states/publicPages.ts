/** States of the public pages. */
import { chunkPattern } from '../../support/e2e/chunkPattern.ts';
import type { Page } from '@playwright/test';
import { header, main, menuOpener, expectReady } from '../pageParts.ts';
import { goOffline, combineSteps, press, createErrorResponse, step, wait, waitUntil, type State } from './state.ts';

const openTrainingsMenu = step('open the menu of trainings', async (page: Page) => {
  const phoneMenu = header(page).getByRole('button', { name: 'Menu', exact: true });
  if (await phoneMenu.isVisible()) {
    await phoneMenu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Trainings').first().click();
  } else await menuOpener(page, 'Trainings').click();
  await page.waitForTimeout(400);
});

/** Returns a glob pattern for the script of a chunk. */
const scriptGlob = (chunk: string): string =>
  `**/${chunkPattern(chunk)
    .source.replaceAll('\\', '')
    .replace(/^\/|\$$/g, '')}`;

export const publicPages: State[] = [
  { name: 'home/menu', address: '/', isViewportOnly: true, prepare: openTrainingsMenu },
  { name: 'home/member', address: '/', member: true, isViewportOnly: true },
  { name: 'home/consent', address: '/', analytics: true, noise: /googletagmanager/, isViewportOnly: true, prepare: wait(500) },
  { name: 'home/offline', address: '/', isViewportOnly: true, prepare: combineSteps(goOffline, wait(500)) },
  { name: 'program/year', address: '/special-programs/pm-footprints?year=2023' },
  { name: 'events/program', address: '/events?program=pm-footprints&year=2023' },
  { name: 'event/sold-out', address: '/special-programs/ec-footprints/4104' },
  { name: 'event/marked', address: '/special-programs/conferences/4105', member: true },
  {
    name: 'event/reminder-offered',
    address: '/special-programs/conferences/4105',
    member: 'devika@example.org',
    responses: { '**/api/eventsOfInterest/*': 'never' },
    prepare: combineSteps(press('I’m interested'), wait(800)),
  },
  {
    name: 'event/not-marked',
    address: '/special-programs/conferences/4105',
    member: 'devika@example.org',
    isViewportOnly: true,
    responses: {
      '**/api/eventsOfInterest/*': createErrorResponse(
        409,
        'You are interested in 200 events, which is the maximum. Please remove some first.',
      ),
    },
    prepare: combineSteps(press('I’m interested'), wait(800)),
  },
  { name: 'event/over', address: '/special-programs/pm-footprints/4201' },
  { name: 'certification/dasm', address: '/trainings/disciplined-agile-scrum-master-dasm-certification' },
  {
    name: 'certification/answered',
    address: '/trainings/pmpcertification-training',
    prepare: step('answer the three questions', async (page) => {
      await main(page).getByRole('button', { name: 'Answer three questions' }).click();
      await main(page).getByRole('radio', { name: 'A secondary diploma' }).check();
      await main(page).getByRole('textbox').fill('40');
      await main(page).getByRole('radio', { name: 'Not yet' }).check();
      await main(page).getByRole('button', { name: 'Tell me' }).click();
      await page.waitForTimeout(500);
    }),
  },
  { name: 'certification/unknown', address: '/trainings/no-such-training' },
  { name: 'contact/csr', address: '/Contact#csr' },
  {
    name: 'contact/wrong',
    address: '/Contact#corporate',
    prepare: combineSteps(
      press('Send enquiry'),
      waitUntil((page) => main(page).getByText('Name is required').waitFor()),
    ),
  },
  {
    name: 'contact/failed',
    address: '/Contact',
    responses: { '**/email/send': { status: 429, json: 'Too Many Requests' } },
    prepare: step('fill in the form and send it', async (page) => {
      await main(page).getByLabel('Name').fill('A rather long name that goes on and on and on');
      await main(page).getByLabel('Email').fill('member@example.org');
      await main(page).getByLabel('Subject').fill('Membership');
      await main(page).getByRole('checkbox').check();
      await main(page).getByRole('button', { name: 'Send enquiry' }).click();
      await main(page).getByRole('alert').waitFor();
    }),
  },
  {
    name: 'contact/offline',
    address: '/Contact',
    isViewportOnly: true,
    prepare: combineSteps(
      goOffline,
      step('fill in the form and send it', async (page) => {
        await main(page).getByLabel('Name').fill('Meenakshi Raghavan');
        await main(page).getByLabel('Email').fill('member@example.org');
        await main(page).getByLabel('Subject').fill('Membership');
        await main(page).getByRole('checkbox').check();
        await main(page).getByRole('button', { name: 'Send enquiry' }).click();
        await page.waitForTimeout(2_000);
      }),
    ),
  },
  { name: 'search/nothing', address: '/search?q=zeppelin' },
  { name: 'search/no-words', address: '/search' },
  {
    name: 'search/box',
    address: '/',
    isViewportOnly: true,
    prepare: step('press /, type “scrum”', async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('scrum');
      await page.getByRole('option').first().waitFor();
    }),
  },
  {
    name: 'home/page-not-loaded',
    address: '/',
    noise: /ChunkLoadError/,
    // A getter, since the name of the file is known only after the site has been built.
    get responses() {
      return { [scriptGlob('jobs')]: createErrorResponse(404, 'gone') };
    },
    prepare: step('follow the link to the job board', async (page) => {
      await expectReady(page);
      await page.evaluate(() => {
        window.history.pushState(null, '', '/exploreJobs');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    }),
  },
];
