/** States of the pending tab, which only admins have. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { ADMIN, FAILED_RESPONSE, combineSteps, step, wait, waitUntil, type TestResponse, type State, type BackendRecord } from './state.ts';

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';
const SENT_BACK_AT = '2026-11-20T06:00:00.000Z';
const PENDING_CALL = '**/api/jobs/jobByStatus*';

/** Responses in which the first pending job was sent back, changed and submitted again. */
const resubmittedResponses: State['responses'] = {
  [PENDING_CALL]: { transform: ([job, ...others]: BackendRecord[]) => [{ ...job, sentBackAt: SENT_BACK_AT }, ...others] },
  '**/api/jobs/*/sentBack': {
    from: (path) => path.replace('/sentBack', ''),
    transform: (job: BackendRecord) => ({
      sentBackAt: SENT_BACK_AT,
      remark: REMARK,
      remarkField: 'closingDate',
      job: { ...job, location: 'Madurai', skills: ['Leadership'], description: null, closingDate: '2026-12-01' },
    }),
  },
};

/** Opens the details of the first job, which on a phone are a separate view. */
const openFirstJob = step('open the first job', async (page: Page) => {
  await main(page).locator('[data-job]').first().waitFor();
  if (await main(page).locator('[data-part=detail]').first().isHidden()) await main(page).locator('[data-job]').first().click();
});

const openDecision = (action: string) =>
  combineSteps(
    openFirstJob,
    step(`press “${action}”`, async (page) => {
      await main(page).getByRole('button', { name: action, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
    }),
  );

const decideJob = (action: string) =>
  combineSteps(
    openDecision(action),
    step(action === 'Send Back' ? `write a remark, press “${action}” in the dialog` : `press “${action}” in the dialog`, async (page) => {
      if (action === 'Send Back') await page.getByRole('dialog').getByRole('textbox').fill(REMARK);
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    }),
  );

const createPendingState = (name: string, overrides: Partial<State> = {}): State => ({
  name: `pending/${name}`,
  address: '/dashboard/jobs?tab=pending',
  member: ADMIN,
  ...overrides,
});

const conflictResponse: TestResponse = {
  status: 409,
  json: {
    error: 'This job was changed since you opened it, and waits for a decision now. Nothing was changed: please look at it again.',
  },
};

export const moderation: State[] = [
  createPendingState('published', { address: '/dashboard/jobs?tab=pending&status=published' }),
  createPendingState('sentback', { address: '/dashboard/jobs?tab=pending&status=sentback' }),
  createPendingState('job', { prepare: openFirstJob }),
  createPendingState('resubmitted', { responses: resubmittedResponses }),
  createPendingState('resubmitted-job', {
    responses: resubmittedResponses,
    prepare: combineSteps(
      openFirstJob,
      waitUntil((page) => main(page).getByText('Changed since').waitFor()),
    ),
  }),
  createPendingState('publish', { isViewportOnly: true, prepare: openDecision('Publish') }),
  createPendingState('published-now', {
    isViewportOnly: true,
    responses: { '**/api/jobs/status': { status: 200, json: { success: true, message: 'The job was published.' } } },
    prepare: combineSteps(decideJob('Publish'), wait(700)),
  }),
  createPendingState('send-back', { isViewportOnly: true, prepare: openDecision('Send Back') }),
  createPendingState('not-sent-back', {
    isViewportOnly: true,
    responses: { '**/api/jobs/status': FAILED_RESPONSE },
    prepare: combineSteps(
      decideJob('Send Back'),
      waitUntil((page) => page.getByRole('dialog').getByRole('alert').waitFor()),
    ),
  }),
  createPendingState('too-late', {
    isViewportOnly: true,
    responses: {
      '**/api/jobs/status': conflictResponse,
      '**/api/jobs/65f1c0ffee65f1c0ffee*': {
        transform: (job: BackendRecord) => ({ ...job, location: 'Kochi', jobTitle: 'Another title' }),
      },
    },
    prepare: combineSteps(
      decideJob('Send Back'),
      waitUntil((page) => page.getByText('Changed since you opened it').first().waitFor()),
    ),
  }),
];
