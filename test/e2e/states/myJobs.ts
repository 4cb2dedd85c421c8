/** States of the tabs of My Jobs that every member has. */
import type { Page } from '@playwright/test';
import { addDays, dayInIndia } from '../../../shared/days.ts';
import { main } from '../pageParts.ts';
import { BROKEN, successResponse, EMPLOYER, runSteps, errorResponse, step, type State, type Told } from './state.ts';

/** Creates the state of a tab with one job. */
const state = (name: string, calls: string, member: string | boolean = true): State => ({
  name: `my-jobs-${name}/one`,
  address: `/dashboard/jobs?tab=${name}`,
  member,
  responses: { [calls]: { transform: (list: Told[]) => list.slice(0, 1), total: 1 } },
});

/** On a phone the details are a separate view. */
const openFirst = step('open the first job', async (page: Page) => {
  await main(page).locator('[data-job]').first().waitFor();
  if (await main(page).locator('[data-part=detail]').first().isHidden()) await main(page).locator('[data-job]').first().click();
});

const CREATED = '**/api/jobs/jobsCreatedByUser*';
const APPLIED = '**/api/jobs/jobsAppliedByUser*';

const openWithdraw = runSteps(
  openFirst,
  step('press “Withdraw”', async (page) => {
    await main(page).getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').waitFor();
  }),
);

const withdraw = runSteps(
  openWithdraw,
  step('press “Withdraw” in the dialog', async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.waitForTimeout(700);
  }),
);

const inDays = (days: number): string => addDays(dayInIndia(new Date()), days);

/** The employer's jobs, the first of which closes in two days. */
const closing = {
  [CREATED]: { transform: ([first, ...others]: Told[]) => [{ ...first, status: 'published', closingDate: inDays(2) }, ...others] },
};

const renew = runSteps(
  openFirst,
  step('press “Renew”', async (page) => {
    await main(page)
      .getByRole('button', { name: /^Renew/ })
      .click();
    await page.waitForTimeout(500);
  }),
);

/** Creates responses in which the first of the employer's jobs is published, with these fields. */
const jobResponses = (overrides: Told): State['responses'] => ({
  [CREATED]: {
    transform: ([first, ...others]: Told[]) => [{ ...first, status: 'published', closingDate: inDays(40), ...overrides }, ...others],
  },
});
const FILLED = { closedAt: new Date().toISOString(), closedReason: 'filled' };

const openClosing = runSteps(
  openFirst,
  step('press “Close job”', async (page) => {
    await main(page)
      .getByRole('button', { name: /^Close job/ })
      .click();
    await page.getByRole('menuitem', { name: 'Close as filled' }).waitFor();
  }),
);

const close = runSteps(
  openClosing,
  step('choose “Close as filled”', async (page) => {
    await page.getByRole('menuitem', { name: 'Close as filled' }).click();
    await page.waitForTimeout(700);
  }),
);

export const myJobs: State[] = [
  state('applied', APPLIED),
  { name: 'my-jobs-applied/job', address: '/dashboard/jobs?tab=applied', member: true, arrange: openFirst },
  { name: 'my-jobs-applied/withdraw', address: '/dashboard/jobs?tab=applied', member: true, windowOnly: true, arrange: openWithdraw },
  {
    name: 'my-jobs-applied/withdrawn',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/applyJob/*': successResponse('Your application was withdrawn.') },
    arrange: withdraw,
  },
  {
    name: 'my-jobs-applied/not-withdrawn',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/applyJob/*': BROKEN },
    arrange: withdraw,
  },
  state('created', CREATED, EMPLOYER),
  { name: 'my-jobs-created/job', address: '/dashboard/jobs?tab=created', member: EMPLOYER, arrange: openFirst },
  {
    name: 'my-jobs-created/sentback',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    responses: { [CREATED]: { transform: (jobs: Told[]) => jobs.filter(({ status }) => status === 'sentback') } },
    arrange: openFirst,
  },
  { name: 'my-jobs-created/closing', address: '/dashboard/jobs?tab=created', member: EMPLOYER, responses: closing, arrange: openFirst },
  {
    name: 'my-jobs-created/renewed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    responses: { ...closing, '**/api/jobs/renewJob/*': successResponse('The job is open until 24 December 2026.') },
    arrange: renew,
  },
  {
    name: 'my-jobs-created/not-renewed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    responses: { ...closing, '**/api/jobs/renewJob/*': errorResponse(409, 'This job does not close soon.') },
    arrange: renew,
  },
  {
    name: 'my-jobs-created/menu',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    responses: jobResponses({ closingDate: inDays(2) }),
    arrange: step('press the three dots of the first job', async (page) => {
      await main(page)
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    }),
  },
  {
    name: 'my-jobs-created/close',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    responses: jobResponses({}),
    arrange: openClosing,
  },
  {
    name: 'my-jobs-created/undo',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    responses: {
      ...jobResponses({}),
      '**/api/jobs/closeJob/*': {
        status: 200,
        json: { success: true, message: 'Job closed: filled.', ...FILLED },
      },
    },
    arrange: close,
  },
  {
    name: 'my-jobs-created/not-closed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    responses: { ...jobResponses({}), '**/api/jobs/closeJob/*': errorResponse(409, 'This job is not open. Nothing was changed.') },
    arrange: close,
  },
  {
    name: 'my-jobs-created/closed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    responses: jobResponses(FILLED),
    arrange: openFirst,
  },
  {
    name: 'my-jobs-applied/closed',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    responses: {
      [APPLIED]: {
        transform: ([first, ...others]: { jobId: Told }[]) => [
          { ...first, jobId: { ...first?.jobId, status: 'published', ...FILLED } },
          ...others,
        ],
      },
    },
    arrange: openFirst,
  },
];
