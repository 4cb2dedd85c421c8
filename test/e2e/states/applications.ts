/** States of the application form and of the list of applicants. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { statesOf } from './everyPage.ts';
import { answers, combineSteps, outcomesOf, press, pressInDialog, step, wait, waitForDialog, type BackendRecord } from './state.ts';

const APPLY_CALL = '**/api/jobs/applyJob';
const JOB_CALL = '**/api/jobs/65f1c0ffee65f1c0ffee1008';
const STAGE_CALL = '**/api/applications/*/stage';
const EXPORT_CALL = '**/api/applicants/export/*';
const APPLICANTS = '/applicants/65f1c0ffee65f1c0ffee1003';

const chooseCv = (page: Page, name: string, buffer: Buffer) =>
  main(page).locator('[name=cv]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

const fillInForm = (bytes: number) =>
  step(`fill in the form and choose a CV of ${bytes / 1_000} kB`, async (page) => {
    const texts = { city: 'Chennai', yearOfExperience: '7.5', currentCTC: '1650000', expectedCTC: '2000000' };
    for (const [name, text] of Object.entries(texts)) await main(page).locator(`[name="${name}"]`).fill(text);
    await main(page).locator('[name=employeeType]').selectOption({ index: 1 });
    await chooseCv(page, 'CV of Meenakshi Raghavan.pdf', Buffer.alloc(bytes, '%PDF-1.7 '));
  });

const submit = (bytes = 40_000) => combineSteps(fillInForm(bytes), press('Submit'), waitForDialog);
const send = (bytes?: number) => combineSteps(submit(bytes), pressInDialog('Accept & Proceed'), wait(1_200));

/** Makes the upload so slow that it is visible. */
const sendSlowly = combineSteps(
  step('limit the upload to 80 kB/s', async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const limits = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 80_000 };
    await devtools.send('Network.emulateNetworkConditions', limits);
  }),
  send(4_000_000),
  wait(2_000),
);

/** Creates a state that changes the job which the demo sends. */
const withJob = (changes: BackendRecord) => ({
  responses: { [JOB_CALL]: { transform: (job: BackendRecord) => ({ ...job, appliedBy: [], ...changes }) } },
});

const openStages = combineSteps(press(/stage of/), wait(300));
const setLastStage = combineSteps(
  openStages,
  step('choose the last stage', (page) => page.getByRole('menuitem').last().click()),
);

export const applications = [
  ...statesOf('apply', {
    wrong: { prepare: press('Submit') },
    'wrong-file': {
      isViewportOnly: true,
      prepare: step('choose a file that is no CV', async (page) => {
        await chooseCv(page, 'cv.exe', Buffer.from('MZ'));
        await main(page).locator('[name=cv]').scrollIntoViewIfNeeded();
      }),
    },
    filled: { prepare: fillInForm(40_000) },
    terms: { prepare: submit() },
    ...outcomesOf(APPLY_CALL, sendSlowly, { uploading: 'never' }),
    ...outcomesOf(APPLY_CALL, combineSteps(sendSlowly, press('Cancel upload')), { cancelled: 'never' }),
    ...outcomesOf(APPLY_CALL, send(), {
      'refused-file': answers.refused(415, 'This file is called .pdf but is none. Please choose a PDF or Word file.'),
      'signed-out': answers.expired,
      failed: answers.failed,
      done: answers.done('Your application was sent'),
    }),
    already: withJob({ appliedBy: ['65f1c0ffee65f1c0ffee0001'] }),
    own: withJob({ userId: '65f1c0ffee65f1c0ffee0001' }),
    closed: withJob({ closingDate: '2026-01-01' }),
    unknown: { responses: { [JOB_CALL]: answers.refused(404, 'There is no such job.') } },
  }),
  ...statesOf('applicants', {
    filtered: { address: `${APPLICANTS}?name=a&sort=name&order=desc` },
    'no-match': { address: `${APPLICANTS}?name=nobody` },
    stages: { prepare: openStages },
    ...outcomesOf(STAGE_CALL, setLastStage, {
      'stage-set': answers.done('Stage saved'),
      'stage-refused': answers.refused(409, 'This application is no longer as you saw it. Please look again.'),
    }),
    ...outcomesOf(EXPORT_CALL, press('Export as CSV'), { exporting: 'never', 'not-exported': answers.failed }),
    refused: { address: '/applicants/65f1c0ffee65f1c0ffee1004', noise: /status of 403/ },
  }),
];
