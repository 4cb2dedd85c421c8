/** States of the tabs of My Jobs that every member has. */
import type { Page } from '@playwright/test';
import { addDays, dayInIndia } from '../../../shared/days.ts';
import { main } from '../pageParts.ts';
import {
  FAILED_RESPONSE,
  createSuccessResponse,
  EMPLOYER,
  combineSteps,
  createErrorResponse,
  step,
  type State,
  type BackendRecord,
} from './state.ts';

/** Creates the state of a tab with one job. */
const createSingleJobState = (name: string, callPattern: string, member: string | boolean = true): State => ({
  name: `my-jobs-${name}/one`,
  address: `/dashboard/jobs?tab=${name}`,
  member,
  responses: { [callPattern]: { transform: (list: BackendRecord[]) => list.slice(0, 1), total: 1 } },
});

/** Opens the details of the first job, which on a phone are a separate view. */
const openFirstJob = step('open the first job', async (page: Page) => {
  await main(page).locator('[data-job]').first().waitFor();
  if (await main(page).locator('[data-part=detail]').first().isHidden()) await main(page).locator('[data-job]').first().click();
});

const CREATED_CALL = '**/api/jobs/jobsCreatedByUser*';
const APPLIED_CALL = '**/api/jobs/jobsAppliedByUser*';

const openWithdraw = combineSteps(
  openFirstJob,
  step('press “Withdraw”', async (page) => {
    await main(page).getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').waitFor();
  }),
);

const withdrawApplication = combineSteps(
  openWithdraw,
  step('press “Withdraw” in the dialog', async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.waitForTimeout(700);
  }),
);

/** Returns the day that is this many days from today. */
const getDayIn = (days: number): string => addDays(dayInIndia(new Date()), days);

/** The employer's jobs, the first of which closes in two days. */
const closingResponses = {
  [CREATED_CALL]: {
    transform: ([first, ...others]: BackendRecord[]) => [{ ...first, status: 'published', closingDate: getDayIn(2) }, ...others],
  },
};

const renewJob = combineSteps(
  openFirstJob,
  step('press “Renew”', async (page) => {
    await main(page)
      .getByRole('button', { name: /^Renew/ })
      .click();
    await page.waitForTimeout(500);
  }),
);

/** Creates responses in which the first of the employer's jobs is published and has these fields. */
const createJobResponses = (overrides: BackendRecord): State['responses'] => ({
  [CREATED_CALL]: {
    transform: ([first, ...others]: BackendRecord[]) => [
      { ...first, status: 'published', closingDate: getDayIn(40), ...overrides },
      ...others,
    ],
  },
});
const FILLED_FIELDS = { closedAt: new Date().toISOString(), closedReason: 'filled' };

const openCloseMenu = combineSteps(
  openFirstJob,
  step('press “Close job”', async (page) => {
    await main(page)
      .getByRole('button', { name: /^Close job/ })
      .click();
    await page.getByRole('menuitem', { name: 'Close as filled' }).waitFor();
  }),
);

const closeJob = combineSteps(
  openCloseMenu,
  step('choose “Close as filled”', async (page) => {
    await page.getByRole('menuitem', { name: 'Close as filled' }).click();
    await page.waitForTimeout(700);
  }),
);

export const myJobs: State[] = [
  createSingleJobState('applied', APPLIED_CALL),
  { name: 'my-jobs-applied/job', address: '/dashboard/jobs?tab=applied', member: true, prepare: openFirstJob },
  { name: 'my-jobs-applied/withdraw', address: '/dashboard/jobs?tab=applied', member: true, isViewportOnly: true, prepare: openWithdraw },
  {
    name: 'my-jobs-applied/withdrawn',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/applyJob/*': createSuccessResponse('Your application was withdrawn.') },
    prepare: withdrawApplication,
  },
  {
    name: 'my-jobs-applied/not-withdrawn',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/applyJob/*': FAILED_RESPONSE },
    prepare: withdrawApplication,
  },
  createSingleJobState('created', CREATED_CALL, EMPLOYER),
  { name: 'my-jobs-created/job', address: '/dashboard/jobs?tab=created', member: EMPLOYER, prepare: openFirstJob },
  {
    name: 'my-jobs-created/sentback',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    responses: { [CREATED_CALL]: { transform: (jobs: BackendRecord[]) => jobs.filter(({ status }) => status === 'sentback') } },
    prepare: openFirstJob,
  },
  {
    name: 'my-jobs-created/closing',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    responses: closingResponses,
    prepare: openFirstJob,
  },
  {
    name: 'my-jobs-created/renewed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    isViewportOnly: true,
    responses: { ...closingResponses, '**/api/jobs/renewJob/*': createSuccessResponse('The job is open until 24 December 2026.') },
    prepare: renewJob,
  },
  {
    name: 'my-jobs-created/not-renewed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    isViewportOnly: true,
    responses: { ...closingResponses, '**/api/jobs/renewJob/*': createErrorResponse(409, 'This job does not close soon.') },
    prepare: renewJob,
  },
  {
    name: 'my-jobs-created/menu',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    isViewportOnly: true,
    responses: createJobResponses({ closingDate: getDayIn(2) }),
    prepare: step('press the three dots of the first job', async (page) => {
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
    isViewportOnly: true,
    responses: createJobResponses({}),
    prepare: openCloseMenu,
  },
  {
    name: 'my-jobs-created/undo',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    isViewportOnly: true,
    responses: {
      ...createJobResponses({}),
      '**/api/jobs/closeJob/*': {
        status: 200,
        json: { success: true, message: 'Job closed: filled.', ...FILLED_FIELDS },
      },
    },
    prepare: closeJob,
  },
  {
    name: 'my-jobs-created/not-closed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    isViewportOnly: true,
    responses: {
      ...createJobResponses({}),
      '**/api/jobs/closeJob/*': createErrorResponse(409, 'This job is not open. Nothing was changed.'),
    },
    prepare: closeJob,
  },
  {
    name: 'my-jobs-created/closed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    responses: createJobResponses(FILLED_FIELDS),
    prepare: openFirstJob,
  },
  {
    name: 'my-jobs-applied/closed',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    responses: {
      [APPLIED_CALL]: {
        transform: ([first, ...others]: { jobId: BackendRecord }[]) => [
          { ...first, jobId: { ...first?.jobId, status: 'published', ...FILLED_FIELDS } },
          ...others,
        ],
      },
    },
    prepare: openFirstJob,
  },
];
