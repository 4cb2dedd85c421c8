/** States of the pending tab, which admins have. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { ADMIN, BROKEN, runSteps, step, wait, type TestResponse, type State, type Told } from './state.ts';

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';
const SENT_BACK_AT = '2026-11-20T06:00:00.000Z';
const PENDING = '**/api/jobs/jobByStatus*';

/** Responses in which the first pending job was changed and submitted again after it had been sent back. */
const sentInAgain: State['responses'] = {
  [PENDING]: { transform: ([job, ...others]: Told[]) => [{ ...job, sentBackAt: SENT_BACK_AT }, ...others] },
  '**/api/jobs/*/sentBack': {
    from: (path) => path.replace('/sentBack', ''),
    transform: (job: Told) => ({
      sentBackAt: SENT_BACK_AT,
      remark: REMARK,
      remarkField: 'closingDate',
      job: { ...job, location: 'Madurai', skills: ['Leadership'], description: null, closingDate: '2026-12-01' },
    }),
  },
};

/** On a phone the details are a separate view. */
const open = step('open the first job', async (page: Page) => {
  await main(page).locator('[data-job]').first().waitFor();
  if (await main(page).locator('[data-part=detail]').first().isHidden()) await main(page).locator('[data-job]').first().click();
});

const request = (action: string) =>
  runSteps(
    open,
    step(`press “${action}”`, async (page) => {
      await main(page).getByRole('button', { name: action, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
    }),
  );

const decide = (action: string) =>
  runSteps(
    request(action),
    step(action === 'Send Back' ? `write a remark, press “${action}” in the dialog` : `press “${action}” in the dialog`, async (page) => {
      if (action === 'Send Back') await page.getByRole('dialog').getByRole('textbox').fill(REMARK);
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    }),
  );

const pending = (name: string, overrides: Partial<State> = {}): State => ({
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
  pending('published', { address: '/dashboard/jobs?tab=pending&status=published' }),
  pending('sentback', { address: '/dashboard/jobs?tab=pending&status=sentback' }),
  pending('job', { arrange: open }),
  pending('again', { responses: sentInAgain }),
  pending('again-job', {
    responses: sentInAgain,
    arrange: runSteps(
      open,
      step('', (page) => main(page).getByText('Changed since').waitFor()),
    ),
  }),
  pending('publish', { windowOnly: true, arrange: request('Publish') }),
  pending('published-now', {
    windowOnly: true,
    responses: { '**/api/jobs/status': { status: 200, json: { success: true, message: 'The job was published.' } } },
    arrange: runSteps(decide('Publish'), wait(700)),
  }),
  pending('send-back', { windowOnly: true, arrange: request('Send Back') }),
  pending('not-sent-back', {
    windowOnly: true,
    responses: { '**/api/jobs/status': BROKEN },
    arrange: runSteps(
      decide('Send Back'),
      step('', (page) => page.getByRole('dialog').getByRole('alert').waitFor()),
    ),
  }),
  pending('too-late', {
    windowOnly: true,
    responses: {
      '**/api/jobs/status': conflictResponse,
      '**/api/jobs/65f1c0ffee65f1c0ffee*': { transform: (job: Told) => ({ ...job, location: 'Kochi', jobTitle: 'Another title' }) },
    },
    arrange: runSteps(
      decide('Send Back'),
      step('', (page) => page.getByText('Changed since you opened it').first().waitFor()),
    ),
  }),
];
