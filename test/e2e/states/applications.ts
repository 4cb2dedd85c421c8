/** States of the application form and of the list of applicants. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import {
  BROKEN,
  successResponse,
  EMPLOYER,
  runSteps,
  NO_SESSION,
  press,
  errorResponse,
  step,
  wait,
  type State,
  type Told,
} from './state.ts';

const OPEN_JOB = '65f1c0ffee65f1c0ffee1008';
const APPLY = '**/api/jobs/applyJob';

const pdf = (bytes: number) => ({
  name: 'CV of Meenakshi Raghavan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.7 '),
});

async function fillIn(page: Page, bytes = 40_000): Promise<void> {
  for (const [name, text] of Object.entries({ city: 'Chennai', yearOfExperience: '7.5', currentCTC: '1650000', expectedCTC: '2000000' })) {
    await main(page).locator(`[name="${name}"]`).fill(text);
  }
  await main(page).locator('[name=employeeType]').selectOption({ index: 1 });
  await main(page).locator('[name=cv]').setInputFiles(pdf(bytes));
}

const fillInForm = step('fill in the form and choose a CV', fillIn);

const submit = runSteps(
  fillInForm,
  press('Submit'),
  step('', (page) => page.getByRole('dialog').waitFor()),
  wait(400),
);

const accept = step('press “Accept & Proceed”', async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
  await page.waitForTimeout(1_200);
});

/** Slow enough for the upload to be visible. */
const slowUploadStep = step('limit the upload to 80 kB/s, fill in the form with a CV of 4 MB, submit and accept', async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 80_000,
  });
  await fillIn(page, 4_000_000);
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
  await main(page).getByRole('button', { name: 'Cancel upload' }).waitFor();
  await page.waitForTimeout(2_500);
});

const job = (transform: (job: Told) => Told): State['responses'] => ({ [`**/api/jobs/${OPEN_JOB}`]: { transform } });

const apply = (name: string, overrides: Partial<State> = {}): State => ({
  name: `apply/${name}`,
  address: `/applyJob/${OPEN_JOB}`,
  member: true,
  ...overrides,
});

const applying: State[] = [
  apply('wrong', { arrange: runSteps(press('Submit'), wait(500)) }),
  apply('wrong-file', {
    windowOnly: true,
    arrange: step('choose a file that is no CV', async (page) => {
      await main(page)
        .locator('[name=cv]')
        .setInputFiles({ name: 'cv.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
      await main(page).locator('[name=cv]').scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    }),
  }),
  apply('filled', { arrange: fillInForm }),
  apply('terms', { windowOnly: true, arrange: submit }),
  apply('uploading', { windowOnly: true, responses: { [APPLY]: 'never' }, arrange: slowUploadStep }),
  apply('cancelled', {
    windowOnly: true,
    responses: { [APPLY]: 'never' },
    arrange: runSteps(slowUploadStep, press('Cancel upload'), wait(600)),
  }),
  apply('refused-file', {
    windowOnly: true,
    responses: { [APPLY]: errorResponse(415, 'This file is called .pdf but is none. Please choose a PDF or Word file.') },
    arrange: runSteps(submit, accept),
  }),
  apply('signed-out', { windowOnly: true, responses: { [APPLY]: NO_SESSION }, arrange: runSteps(submit, accept) }),
  apply('failed', { windowOnly: true, responses: { [APPLY]: BROKEN }, arrange: runSteps(submit, accept) }),
  apply('done', {
    windowOnly: true,
    responses: { [APPLY]: successResponse('Your application was sent') },
    arrange: runSteps(submit, accept),
  }),
  apply('already', { responses: job((body) => ({ ...body, appliedBy: ['65f1c0ffee65f1c0ffee0001'] })) }),
  apply('own', { responses: job((body) => ({ ...body, appliedBy: [], userId: '65f1c0ffee65f1c0ffee0001' })) }),
  apply('closed', { responses: job((body) => ({ ...body, appliedBy: [], closingDate: '2026-01-01' })) }),
  apply('unknown', { responses: { [`**/api/jobs/${OPEN_JOB}`]: errorResponse(404, 'There is no such job.') } }),
];

const applicants = (name: string, overrides: Partial<State> = {}): State => ({
  name: `applicants/${name}`,
  address: '/applicants/65f1c0ffee65f1c0ffee1003',
  member: EMPLOYER,
  ...overrides,
});

const openStages = step('open the menu of stages of the first', async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /stage of/ })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
});

const shortlist = runSteps(
  openStages,
  step('choose the last', (page) => page.getByRole('menuitem').last().click()),
  wait(600),
);

const readingStates: State[] = [
  applicants('filtered', { address: '/applicants/65f1c0ffee65f1c0ffee1003?name=a&sort=name&order=desc' }),
  applicants('no-match', { address: '/applicants/65f1c0ffee65f1c0ffee1003?name=nobody' }),
  applicants('stages', { windowOnly: true, arrange: openStages }),
  applicants('stage-set', {
    windowOnly: true,
    responses: { '**/api/applications/*/stage': successResponse('Stage saved') },
    arrange: shortlist,
  }),
  applicants('stage-refused', {
    windowOnly: true,
    responses: { '**/api/applications/*/stage': errorResponse(409, 'This application is no longer as you saw it. Please look again.') },
    arrange: shortlist,
  }),
  applicants('exporting', { windowOnly: true, responses: { '**/api/applicants/export/*': 'never' }, arrange: press('Export as CSV') }),
  applicants('not-exported', {
    windowOnly: true,
    responses: { '**/api/applicants/export/*': BROKEN },
    arrange: runSteps(press('Export as CSV'), wait(600)),
  }),
  applicants('refused', { address: '/applicants/65f1c0ffee65f1c0ffee1004', noise: /status of 403/ }),
];

export const applications: State[] = [...applying, ...readingStates];
