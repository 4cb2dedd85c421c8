/** States of the application form and of the list of applicants. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import {
  FAILED_RESPONSE,
  createSuccessResponse,
  EMPLOYER,
  combineSteps,
  EXPIRED_SESSION,
  press,
  createErrorResponse,
  step,
  wait,
  waitUntil,
  type State,
  type BackendRecord,
} from './state.ts';

const OPEN_JOB = '65f1c0ffee65f1c0ffee1008';
const APPLY_CALL = '**/api/jobs/applyJob';

const createPdf = (bytes: number) => ({
  name: 'CV of Meenakshi Raghavan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.7 '),
});

async function fillInFields(page: Page, bytes = 40_000): Promise<void> {
  for (const [name, text] of Object.entries({ city: 'Chennai', yearOfExperience: '7.5', currentCTC: '1650000', expectedCTC: '2000000' })) {
    await main(page).locator(`[name="${name}"]`).fill(text);
  }
  await main(page).locator('[name=employeeType]').selectOption({ index: 1 });
  await main(page).locator('[name=cv]').setInputFiles(createPdf(bytes));
}

const fillInForm = step('fill in the form and choose a CV', fillInFields);

const submit = combineSteps(
  fillInForm,
  press('Submit'),
  waitUntil((page) => page.getByRole('dialog').waitFor()),
  wait(400),
);

const acceptTerms = step('press “Accept & Proceed”', async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
  await page.waitForTimeout(1_200);
});

/** Makes the upload so slow that it is visible. */
const slowUploadStep = step('limit the upload to 80 kB/s, fill in the form with a CV of 4 MB, submit and accept', async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 80_000,
  });
  await fillInFields(page, 4_000_000);
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
  await main(page).getByRole('button', { name: 'Cancel upload' }).waitFor();
  await page.waitForTimeout(2_500);
});

/** Creates a response that changes the job which the demo sends. */
const createJobResponses = (transform: (job: BackendRecord) => BackendRecord): State['responses'] => ({
  [`**/api/jobs/${OPEN_JOB}`]: { transform },
});

const createFormState = (name: string, overrides: Partial<State> = {}): State => ({
  name: `apply/${name}`,
  address: `/applyJob/${OPEN_JOB}`,
  member: true,
  ...overrides,
});

const formStates: State[] = [
  createFormState('wrong', { prepare: combineSteps(press('Submit'), wait(500)) }),
  createFormState('wrong-file', {
    isViewportOnly: true,
    prepare: step('choose a file that is no CV', async (page) => {
      await main(page)
        .locator('[name=cv]')
        .setInputFiles({ name: 'cv.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
      await main(page).locator('[name=cv]').scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    }),
  }),
  createFormState('filled', { prepare: fillInForm }),
  createFormState('terms', { isViewportOnly: true, prepare: submit }),
  createFormState('uploading', { isViewportOnly: true, responses: { [APPLY_CALL]: 'never' }, prepare: slowUploadStep }),
  createFormState('cancelled', {
    isViewportOnly: true,
    responses: { [APPLY_CALL]: 'never' },
    prepare: combineSteps(slowUploadStep, press('Cancel upload'), wait(600)),
  }),
  createFormState('refused-file', {
    isViewportOnly: true,
    responses: { [APPLY_CALL]: createErrorResponse(415, 'This file is called .pdf but is none. Please choose a PDF or Word file.') },
    prepare: combineSteps(submit, acceptTerms),
  }),
  createFormState('signed-out', {
    isViewportOnly: true,
    responses: { [APPLY_CALL]: EXPIRED_SESSION },
    prepare: combineSteps(submit, acceptTerms),
  }),
  createFormState('failed', {
    isViewportOnly: true,
    responses: { [APPLY_CALL]: FAILED_RESPONSE },
    prepare: combineSteps(submit, acceptTerms),
  }),
  createFormState('done', {
    isViewportOnly: true,
    responses: { [APPLY_CALL]: createSuccessResponse('Your application was sent') },
    prepare: combineSteps(submit, acceptTerms),
  }),
  createFormState('already', { responses: createJobResponses((body) => ({ ...body, appliedBy: ['65f1c0ffee65f1c0ffee0001'] })) }),
  createFormState('own', { responses: createJobResponses((body) => ({ ...body, appliedBy: [], userId: '65f1c0ffee65f1c0ffee0001' })) }),
  createFormState('closed', { responses: createJobResponses((body) => ({ ...body, appliedBy: [], closingDate: '2026-01-01' })) }),
  createFormState('unknown', { responses: { [`**/api/jobs/${OPEN_JOB}`]: createErrorResponse(404, 'There is no such job.') } }),
];

const createApplicantsState = (name: string, overrides: Partial<State> = {}): State => ({
  name: `applicants/${name}`,
  address: '/applicants/65f1c0ffee65f1c0ffee1003',
  member: EMPLOYER,
  ...overrides,
});

const openStages = step('open the menu of stages of the first applicant', async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /stage of/ })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
});

const shortlist = combineSteps(
  openStages,
  step('choose the last stage', (page) => page.getByRole('menuitem').last().click()),
  wait(600),
);

const applicantsStates: State[] = [
  createApplicantsState('filtered', { address: '/applicants/65f1c0ffee65f1c0ffee1003?name=a&sort=name&order=desc' }),
  createApplicantsState('no-match', { address: '/applicants/65f1c0ffee65f1c0ffee1003?name=nobody' }),
  createApplicantsState('stages', { isViewportOnly: true, prepare: openStages }),
  createApplicantsState('stage-set', {
    isViewportOnly: true,
    responses: { '**/api/applications/*/stage': createSuccessResponse('Stage saved') },
    prepare: shortlist,
  }),
  createApplicantsState('stage-refused', {
    isViewportOnly: true,
    responses: {
      '**/api/applications/*/stage': createErrorResponse(409, 'This application is no longer as you saw it. Please look again.'),
    },
    prepare: shortlist,
  }),
  createApplicantsState('exporting', {
    isViewportOnly: true,
    responses: { '**/api/applicants/export/*': 'never' },
    prepare: press('Export as CSV'),
  }),
  createApplicantsState('not-exported', {
    isViewportOnly: true,
    responses: { '**/api/applicants/export/*': FAILED_RESPONSE },
    prepare: combineSteps(press('Export as CSV'), wait(600)),
  }),
  createApplicantsState('refused', { address: '/applicants/65f1c0ffee65f1c0ffee1004', noise: /status of 403/ }),
];

export const applications: State[] = [...formStates, ...applicantsStates];
