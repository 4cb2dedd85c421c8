/** States of the public pages. */
import type { Page } from '@playwright/test';
import { header, main, menuOpener, expectReady } from '../pageParts.ts';
import { statesOf } from './everyPage.ts';
import { answers, goOffline, combineSteps, outcomesOf, press, step, wait, waitForText } from './state.ts';

const openTrainingsMenu = step('open the menu of trainings', async (page: Page) => {
  const phoneMenu = header(page).getByRole('button', { name: 'Menu', exact: true });
  if (await phoneMenu.isVisible()) {
    await phoneMenu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Trainings').first().click();
  } else await menuOpener(page, 'Trainings').click();
});

const sendEnquiry = step('fill in the form and send it', async (page) => {
  await main(page).getByLabel('Name').fill('A rather long name that goes on and on and on');
  await main(page).getByLabel('Email').fill('member@example.org');
  await main(page).getByLabel('Subject').fill('Membership');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Send enquiry' }).click();
});

export const publicPages = [
  ...statesOf('home', {
    menu: { isViewportOnly: true, prepare: openTrainingsMenu },
    member: { member: true, isViewportOnly: true },
    consent: { analytics: true, noise: /googletagmanager/, isViewportOnly: true, prepare: wait(500) },
    offline: { isViewportOnly: true, prepare: goOffline },
    'page-not-loaded': {
      noise: /ChunkLoadError/,
      responses: { '**/assets/jobs.*.js': answers.refused(404, 'gone') },
      prepare: step('follow the link to the job board', async (page) => {
        await expectReady(page);
        await page.evaluate(() => {
          window.history.pushState(null, '', '/exploreJobs');
          window.dispatchEvent(new PopStateEvent('popstate'));
        });
        await main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
      }),
    },
  }),
  ...statesOf('program', { year: { address: '/special-programs/pm-footprints?year=2023' } }),
  ...statesOf('events', { program: { address: '/events?program=pm-footprints&year=2023' } }),
  ...statesOf('event', {
    'sold-out': { address: '/special-programs/ec-footprints/4104' },
    marked: { member: true },
    ...outcomesOf(
      '**/api/eventsOfInterest/*',
      press('I’m interested'),
      {
        'reminder-offered': 'never',
        'not-marked': answers.refused(409, 'You are interested in 200 events, which is the maximum. Please remove some first.'),
      },
      { member: 'devika@example.org' },
    ),
    over: { address: '/special-programs/pm-footprints/4201' },
  }),
  ...statesOf('certification', {
    dasm: { address: '/trainings/disciplined-agile-scrum-master-dasm-certification' },
    answered: {
      prepare: step('answer the three questions', async (page) => {
        await main(page).getByRole('button', { name: 'Answer three questions' }).click();
        await main(page).getByRole('radio', { name: 'A secondary diploma' }).check();
        await main(page).getByRole('textbox').fill('40');
        await main(page).getByRole('radio', { name: 'Not yet' }).check();
        await main(page).getByRole('button', { name: 'Tell me' }).click();
      }),
    },
    unknown: { address: '/trainings/no-such-training' },
  }),
  ...statesOf('contact', {
    csr: { address: '/Contact#csr' },
    wrong: { address: '/Contact#corporate', prepare: combineSteps(press('Send enquiry'), waitForText('Name is required')) },
    ...outcomesOf('**/email/send', sendEnquiry, { failed: { status: 429, json: 'Too Many Requests' } }),
    offline: { isViewportOnly: true, prepare: combineSteps(goOffline, sendEnquiry, wait(1_500)) },
  }),
  ...statesOf('search', {
    nothing: { address: '/search?q=zeppelin' },
    'no-words': { address: '/search' },
    box: {
      address: '/',
      prepare: step('press /, type “scrum”', async (page) => {
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('scrum');
        await page.getByRole('option').first().waitFor();
      }),
    },
  }),
];
