/** States of the forms that post and edit a job. */
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/e2e/hydration.ts';
import { main } from '../pageParts.ts';
import { statesOf } from './everyPage.ts';
import {
  answers,
  ADMIN,
  waitForAlert,
  combineSteps,
  LONG_WORD,
  outcomesOf,
  press,
  pressInDialog,
  step,
  wait,
  waitForDialog,
  waitForText,
  waitUntil,
  type BackendRecord,
  type State,
} from './state.ts';

/** A demo job, which an admin may edit; some states show it as sent back. */
const JOB_ID = '65f1c0ffee65f1c0ffee1001';
const JOB_CALL = `**/api/jobs/${JOB_ID}`;

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';

const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`).first();

const typeInto = (page: Page, label: RegExp, text: string) => main(page).getByRole('combobox', { name: label }).pressSequentially(text);

const chooseOption = async (page: Page, label: RegExp, text: string): Promise<void> => {
  await typeInto(page, label, text);
  await page.getByRole('listbox').getByRole('option').first().click();
};

/** Fills in the form, with a long word in the title. */
const fillInForm = step('fill in the form', async (page: Page) => {
  await field(page, 'jobTitle').fill(`Program Manager for the ${LONG_WORD}`);
  await field(page, 'organization').fill('Palar Payments');
  await main(page).getByRole('radio', { name: 'Full-Time' }).check();
  await chooseOption(page, /Category/i, 'Project');
  await chooseOption(page, /Industry/i, 'Bank');
  await field(page, 'description').fill('Forty-two banks move to one platform.\n\nYou own the plan and the weekends.');
  for (const text of ['Bachelor', 'Master', 'PMP']) await chooseOption(page, /Qualification/i, text);
  for (const text of ['Risk', 'Budget', 'Scrum', 'Stake']) await chooseOption(page, /Skills/i, text);
  await field(page, 'maxjobExperience').fill('12');
  await field(page, 'minSalary').fill('1800000');
  await field(page, 'email').fill('careers@example.org');
});

const submit = combineSteps(fillInForm, press('Post Job'), waitForDialog);

const sentBack = (remarkField: string | null): State['responses'] => ({
  [JOB_CALL]: { transform: (job: BackendRecord) => ({ ...job, status: 'sentback', statusRemark: REMARK, remarkField }) },
});

const waitForForm = waitUntil((page) => main(page).getByLabel('Job title').waitFor());
const waitForRemark = waitForText('The chapter’s remark');
const openPreview = combineSteps(waitForForm, press('Preview'), waitForDialog);

export const jobForm = [
  ...statesOf('post-job', {
    filled: { prepare: fillInForm },
    choices: { prepare: step('type “ma” into the skills', (page) => typeInto(page, /Skills/i, 'ma')) },
    wrong: { prepare: combineSteps(press('Post Job'), waitForText('Job Title is required')) },
    draft: {
      prepare: combineSteps(
        fillInForm,
        wait(600),
        step('reload the page', async (page) => {
          await page.reload();
          await waitForHydration(page);
        }),
      ),
    },
    copied: { address: `/postJob?copy=${JOB_ID}`, member: ADMIN, prepare: waitForForm },
    'not-copied': {
      address: `/postJob?copy=${JOB_ID}`,
      member: ADMIN,
      responses: { [JOB_CALL]: answers.failed },
      prepare: waitForAlert,
    },
    terms: { prepare: submit },
    ...outcomesOf('**/api/jobs/postJob', combineSteps(submit, pressInDialog('Accept & Proceed')), {
      sending: 'never',
      'signed-out': answers.expired,
      failed: answers.failed,
      posted: answers.done('Job posted. The chapter looks at it next.'),
    }),
  }),
  ...statesOf('edit-job', {
    unknown: { responses: { [JOB_CALL]: answers.refused(404, 'There is no such job.') }, prepare: waitForAlert },
    'not-mine': { member: 'devika@example.org', prepare: wait(500) },
    remark: { responses: sentBack('closingDate'), prepare: waitForRemark },
    'remark-seen': { isViewportOnly: true, responses: sentBack('skills'), prepare: waitForRemark },
    'sent-back': { responses: sentBack(null), prepare: waitForForm },
    preview: { prepare: openPreview },
    'preview-end': {
      prepare: combineSteps(
        openPreview,
        step('scroll to the end of the preview', (page) =>
          page
            .getByRole('dialog')
            .locator('article')
            .evaluate((article) => article.scrollIntoView({ block: 'end' })),
        ),
      ),
    },
  }),
];
