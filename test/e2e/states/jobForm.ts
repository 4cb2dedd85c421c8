/** States of the forms that post and edit a job. */
import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/e2e/hydration.ts';
import { main } from '../pageParts.ts';
import {
  ADMIN,
  FAILED_RESPONSE,
  waitForAlert,
  combineSteps,
  LONG_WORD,
  EXPIRED_SESSION,
  press,
  createErrorResponse,
  step,
  wait,
  waitUntil,
  type State,
  type BackendRecord,
} from './state.ts';

/** A demo job, which an admin may edit; some states show it as sent back. */
const JOB_ID = '65f1c0ffee65f1c0ffee1001';

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';

const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`).first();

const chooseOption = async (page: Page, label: RegExp, searchText: string): Promise<void> => {
  await main(page).getByRole('combobox', { name: label }).pressSequentially(searchText);
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
  for (const searchText of ['Bachelor', 'Master', 'PMP']) await chooseOption(page, /Qualification/i, searchText);
  for (const searchText of ['Risk', 'Budget', 'Scrum', 'Stake']) await chooseOption(page, /Skills/i, searchText);
  await field(page, 'maxjobExperience').fill('12');
  await field(page, 'minSalary').fill('1800000');
  await field(page, 'email').fill('careers@example.org');
});

const submit = combineSteps(
  fillInForm,
  press('Post Job'),
  waitUntil((page) => page.getByRole('dialog').waitFor()),
  wait(400),
);

const acceptTerms = step('press “Accept & Proceed”', async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();
  await page.waitForTimeout(1_000);
});

const createSentBackResponses = (remarkField: string | null): State['responses'] => ({
  [`**/api/jobs/${JOB_ID}`]: { transform: (job: BackendRecord) => ({ ...job, status: 'sentback', statusRemark: REMARK, remarkField }) },
});

const waitForForm = waitUntil((page) => main(page).getByLabel('Job title').waitFor());

const waitForRemark = waitUntil((page) => main(page).getByText('The chapter’s remark').waitFor());

const openPreview = step('press “Preview”', async (page: Page) => {
  await main(page).getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('article').waitFor();
  await page.waitForTimeout(400);
});

const createEditState = (name: string, overrides: Partial<State> = {}): State => ({
  name: `edit-job/${name}`,
  address: `/editJob/${JOB_ID}`,
  member: ADMIN,
  prepare: waitForForm,
  ...overrides,
});

export const jobForm: State[] = [
  { name: 'post-job/filled', address: '/postJob', member: true, prepare: fillInForm },
  {
    name: 'post-job/choices',
    address: '/postJob',
    member: true,
    isViewportOnly: true,
    prepare: step('type “ma” into the skills', async (page) => {
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
    prepare: combineSteps(
      press('Post Job'),
      waitUntil((page) => main(page).getByText('Job Title is required').waitFor()),
    ),
  },
  {
    name: 'post-job/draft',
    address: '/postJob',
    member: true,
    prepare: combineSteps(
      fillInForm,
      wait(600),
      step('reload the page', async (page) => {
        await page.reload();
        await waitForHydration(page);
        await page.waitForTimeout(800);
      }),
    ),
  },
  { name: 'post-job/copied', address: `/postJob?copy=${JOB_ID}`, member: ADMIN, prepare: waitForForm },
  {
    name: 'post-job/not-copied',
    address: `/postJob?copy=${JOB_ID}`,
    member: ADMIN,
    responses: { [`**/api/jobs/${JOB_ID}`]: FAILED_RESPONSE },
    prepare: waitForAlert,
  },
  { name: 'post-job/terms', address: '/postJob', member: true, isViewportOnly: true, prepare: submit },
  {
    name: 'post-job/sending',
    address: '/postJob',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/postJob': 'never' },
    prepare: combineSteps(submit, acceptTerms),
  },
  {
    name: 'post-job/signed-out',
    address: '/postJob',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/postJob': EXPIRED_SESSION },
    prepare: combineSteps(submit, acceptTerms),
  },
  {
    name: 'post-job/failed',
    address: '/postJob',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/postJob': FAILED_RESPONSE },
    prepare: combineSteps(submit, acceptTerms),
  },
  {
    name: 'post-job/posted',
    address: '/postJob',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/postJob': { status: 200, json: { success: true, message: 'Job posted. The chapter looks at it next.' } } },
    prepare: combineSteps(submit, acceptTerms),
  },
  createEditState('unknown', {
    responses: { [`**/api/jobs/${JOB_ID}`]: createErrorResponse(404, 'There is no such job.') },
    prepare: waitForAlert,
  }),
  createEditState('not-mine', { member: 'devika@example.org', prepare: wait(500) }),
  createEditState('remark', { responses: createSentBackResponses('closingDate'), prepare: waitForRemark }),
  createEditState('remark-seen', {
    isViewportOnly: true,
    responses: createSentBackResponses('skills'),
    prepare: waitForRemark,
  }),
  createEditState('sent-back', { responses: createSentBackResponses(null) }),
  createEditState('preview', { isViewportOnly: true, prepare: combineSteps(waitForForm, openPreview) }),
  createEditState('preview-end', {
    isViewportOnly: true,
    prepare: combineSteps(
      waitForForm,
      openPreview,
      step('scroll to the end of the preview', async (page) => {
        await page
          .getByRole('dialog')
          .locator('article')
          .evaluate((article) => article.scrollIntoView({ block: 'end' }));
      }),
    ),
  }),
];
