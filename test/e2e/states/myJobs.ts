/** The states of the tabs of My Jobs that every member has. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { BROKEN, done, EMPLOYER, failure, inTurn, LONG, NOTHING, refused, wait, type State, type Told } from './state.ts';

/** One tab as the demo fills it, with nothing in it, while it loads and when it fails. */
const tab = (name: string, calls: string, member: string | boolean = true): State[] => {
  const address = `/dashboard/jobs?tab=${name}`;
  return [
    { name: `my-jobs-${name}`, address, member },
    { name: `my-jobs-${name}-empty`, address, member, answers: { [calls]: NOTHING } },
    { name: `my-jobs-${name}-loading`, address, member, answers: { [calls]: 'never' }, arrange: wait(4_000) },
    { name: `my-jobs-${name}-dead`, address, member, answers: { [calls]: BROKEN }, arrange: failure },
  ];
};

/** A job that is full of long words. */
const lengthened = (job: Told): Told => ({
  ...job,
  jobTitle: `${LONG} ${String(job.jobTitle)}`,
  organization: `${LONG} ${LONG}`,
  location: LONG,
  skills: [LONG, `${LONG} ${LONG}`],
  statusRemark: `${LONG} ${LONG} ${LONG}`,
});

/** Changes the jobs of a list; of an application its job stands in a field. */
const jobsIn = (list: Told[], change: (job: Told, at: number) => Told): Told[] =>
  list.map((row, at) => ('jobTitle' in row ? change(row, at) : { ...row, jobId: change(row.jobId as Told, at) }));

const withOwnIds = (list: Told[]): Told[] => jobsIn(list, (job, at) => ({ ...job, _id: `65f1c0ffee65f1c0ffe${String(at + 10_000)}` }));

const sixty = (list: Told[]): Told[] => withOwnIds(Array.from({ length: 60 }, (_none, at) => list[at % list.length] ?? {}));

/** One tab with one job, with sixty, and with long words. */
const many = (name: string, calls: string, member: string | boolean = true): State[] => {
  const address = `/dashboard/jobs?tab=${name}`;
  return [
    { name: `my-jobs-${name}-one`, address, member, answers: { [calls]: { made: (list: Told[]) => list.slice(0, 1), total: 1 } } },
    { name: `my-jobs-${name}-many`, address, member, answers: { [calls]: { made: sixty, total: 60 } } },
    { name: `my-jobs-${name}-long`, address, member, answers: { [calls]: { made: (list: Told[]) => jobsIn(list, lengthened) } } },
  ];
};

/** On a phone the details are a view of their own. */
const openFirst = async (page: Page): Promise<void> => {
  await main(page).locator('[data-job]').first().waitFor();
  if (await main(page).locator('[data-part=detail]').first().isHidden()) await main(page).locator('[data-job]').first().click();
};

const CREATED = '**/api/jobs/jobsCreatedByUser*';
const APPLIED = '**/api/jobs/jobsAppliedByUser*';

const openWithdraw = inTurn(openFirst, async (page) => {
  await main(page).getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').waitFor();
});

const withdraw = inTurn(openWithdraw, async (page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.waitForTimeout(700);
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The employer's jobs, the first of which closes in two days. */
const closing = {
  [CREATED]: { made: ([first, ...others]: Told[]) => [{ ...first, status: 'published', closingDate: inDays(2) }, ...others] },
};

const renew = inTurn(openFirst, async (page) => {
  await main(page)
    .getByRole('button', { name: /^Renew/ })
    .click();
  await page.waitForTimeout(500);
});

const alerts = Array.from({ length: 3 }, (_none, at) => ({
  _id: `65f1c0ffee65f1c0ffee700${at}`,
  frequency: at === 1 ? 'weekly' : 'daily',
  keyword: at === 2 ? LONG : 'scrum master',
  location: at === 0 ? 'Chennai' : '',
  ...(at === 1 ? { type: 'Full-Time', level: 'Senior-level', experience: 10 } : {}),
  createdAt: '2026-11-01T04:30:00.000Z',
  nextAt: '2026-11-24T01:30:00.000Z',
}));

export const myJobs: State[] = [
  ...tab('applied', APPLIED),
  ...many('applied', APPLIED),
  { name: 'my-jobs-applied-job', address: '/dashboard/jobs?tab=applied', member: true, arrange: openFirst },
  { name: 'my-jobs-applied-withdraw', address: '/dashboard/jobs?tab=applied', member: true, windowOnly: true, arrange: openWithdraw },
  {
    name: 'my-jobs-applied-withdrawn',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    windowOnly: true,
    answers: { '**/api/jobs/applyJob/*': done('Your application was withdrawn.') },
    arrange: withdraw,
  },
  {
    name: 'my-jobs-applied-not-withdrawn',
    address: '/dashboard/jobs?tab=applied',
    member: true,
    windowOnly: true,
    answers: { '**/api/jobs/applyJob/*': BROKEN },
    arrange: withdraw,
  },
  ...tab('created', CREATED, EMPLOYER),
  ...many('created', CREATED, EMPLOYER),
  { name: 'my-jobs-created-job', address: '/dashboard/jobs?tab=created', member: EMPLOYER, arrange: openFirst },
  {
    name: 'my-jobs-created-sentback',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    answers: { [CREATED]: { made: (jobs: Told[]) => jobs.filter(({ status }) => status === 'sentback') } },
    arrange: openFirst,
  },
  { name: 'my-jobs-created-closing', address: '/dashboard/jobs?tab=created', member: EMPLOYER, answers: closing, arrange: openFirst },
  {
    name: 'my-jobs-created-renewed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    answers: { ...closing, '**/api/jobs/renewJob/*': done('The job is open until 24 December 2026.') },
    arrange: renew,
  },
  {
    name: 'my-jobs-created-not-renewed',
    address: '/dashboard/jobs?tab=created',
    member: EMPLOYER,
    windowOnly: true,
    answers: { ...closing, '**/api/jobs/renewJob/*': refused(409, 'This job does not close soon.') },
    arrange: renew,
  },
  ...tab('saved', '**/api/savedJobs'),
  {
    name: 'my-jobs-saved-some',
    address: '/dashboard/jobs?tab=saved',
    member: true,
    answers: {
      '**/api/savedJobs': async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/api/jobs/allJobs?limit=4', route.request().url()).href }) }),
    },
  },
  ...tab('alerts', '**/api/jobAlerts'),
  {
    name: 'my-jobs-alerts-some',
    address: '/dashboard/jobs?tab=alerts',
    member: true,
    answers: { '**/api/jobAlerts': { status: 200, json: alerts } },
  },
];
