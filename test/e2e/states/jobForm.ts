/** States of the forms that post and edit a job. */
import type { Page } from '@playwright/test';
import { hydrated } from '../../support/e2e/hydration.ts';
import { main } from '../pageParts.ts';
import { ADMIN, BROKEN, failure, runSteps, LONG, NO_SESSION, press, errorResponse, step, wait, type State, type Told } from './state.ts';

/** A demo job that an admin may edit, as if it had been sent back for one of its fields. */
const JOB = '65f1c0ffee65f1c0ffee1001';

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';

const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`).first();

const chooseOption = async (page: Page, label: RegExp, typed: string): Promise<void> => {
  await main(page).getByRole('combobox', { name: label }).pressSequentially(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
};

/** Fills in the required fields, with long words. */
const fillIn = step('fill in the form', async (page: Page) => {
  await field(page, 'jobTitle').fill(`Program Manager for the ${LONG}`);
  await field(page, 'organization').fill('Palar Payments');
  await main(page).getByRole('radio', { name: 'Full-Time' }).check();
  await chooseOption(page, /Category/i, 'Project');
  await chooseOption(page, /Industry/i, 'Bank');
  await field(page, 'description').fill('Forty-two banks move to one platform.\n\nYou own the plan and the weekends.');
  for (const typed of ['Bachelor', 'Master', 'PMP']) await chooseOption(page, /Qualification/i, typed);
  for (const typed of ['Risk', 'Budget', 'Scrum', 'Stake']) await chooseOption(page, /Skills/i, typed);
  await field(page, 'maxjobExperience').fill('12');
  await field(page, 'minSalary').fill('1800000');
  await field(page, 'email').fill('careers@example.org');
});

const submit = runSteps(
  fillIn,
  press('Post Job'),
  step('', (page) => page.getByRole('dialog').waitFor()),
  wait(400),
);

const accept = step('press “Accept & Proceed”', async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
  await page.waitForTimeout(1_000);
});

const sentBackFor = (remarkField: string | null): State['responses'] => ({
  [`**/api/jobs/${JOB}`]: { transform: (job: Told) => ({ ...job, status: 'sentback', statusRemark: REMARK, remarkField }) },
});

const loaded = step('', (page) => main(page).getByLabel('Job title').waitFor());

const remarked = step('', (page) => main(page).getByText('The chapter’s remark').waitFor());

const preview = step('press “Preview”', async (page: Page) => {
  await main(page).getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('article').waitFor();
  await page.waitForTimeout(400);
});

const edit = (name: string, overrides: Partial<State> = {}): State => ({
  name: `edit-job/${name}`,
  address: `/editJob/${JOB}`,
  member: ADMIN,
  arrange: loaded,
  ...overrides,
});

export const jobForm: State[] = [
  { name: 'post-job/filled', address: '/postJob', member: true, arrange: fillIn },
  {
    name: 'post-job/choices',
    address: '/postJob',
    member: true,
    windowOnly: true,
    arrange: step('type “ma” into the skills', async (page) => {
      await main(page)
        .getByRole('combobox', { name: /Skills/i })
        .scrollIntoViewIfNeeded();
      await main(page)
        .getByRole('combobox', { name: /Skills/i })
        .fill('ma');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    }),
  },
  {
    name: 'post-job/wrong',
    address: '/postJob',
    member: true,
    arrange: runSteps(
      press('Post Job'),
      step('', (page) => main(page).getByText('Job Title is required').waitFor()),
    ),
  },
  {
    name: 'post-job/draft',
    address: '/postJob',
    member: true,
    arrange: runSteps(
      fillIn,
      wait(600),
      step('reload the page', async (page) => {
        await page.reload();
        await hydrated(page);
        await page.waitForTimeout(800);
      }),
    ),
  },
  { name: 'post-job/copied', address: `/postJob?copy=${JOB}`, member: ADMIN, arrange: loaded },
  {
    name: 'post-job/not-copied',
    address: `/postJob?copy=${JOB}`,
    member: ADMIN,
    responses: { [`**/api/jobs/${JOB}`]: BROKEN },
    arrange: failure,
  },
  { name: 'post-job/terms', address: '/postJob', member: true, windowOnly: true, arrange: submit },
  {
    name: 'post-job/sending',
    address: '/postJob',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/postJob': 'never' },
    arrange: runSteps(submit, accept),
  },
  {
    name: 'post-job/signed-out',
    address: '/postJob',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/postJob': NO_SESSION },
    arrange: runSteps(submit, accept),
  },
  {
    name: 'post-job/failed',
    address: '/postJob',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/postJob': BROKEN },
    arrange: runSteps(submit, accept),
  },
  {
    name: 'post-job/posted',
    address: '/postJob',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/postJob': { status: 200, json: { success: true, message: 'Job posted. The chapter looks at it next.' } } },
    arrange: runSteps(submit, accept),
  },
  edit('unknown', { responses: { [`**/api/jobs/${JOB}`]: errorResponse(404, 'There is no such job.') }, arrange: failure }),
  edit('not-mine', { member: 'devika@example.org', arrange: wait(500) }),
  edit('remark', { responses: sentBackFor('closingDate'), arrange: remarked }),
  edit('remark-seen', {
    windowOnly: true,
    responses: sentBackFor('skills'),
    arrange: remarked,
  }),
  edit('sent-back', { responses: sentBackFor(null) }),
  edit('preview', { windowOnly: true, arrange: runSteps(loaded, preview) }),
  edit('preview-end', {
    windowOnly: true,
    arrange: runSteps(
      loaded,
      preview,
      step('scroll to the end of the preview', async (page) => {
        await page
          .getByRole('dialog')
          .locator('article')
          .evaluate((article) => article.scrollIntoView({ block: 'end' }));
      }),
    ),
  }),
];
