/** States of the tabs of My Jobs that every member has. */
import { addDays, dayInIndia } from '../../../shared/days.ts';
import { statesOf } from './everyPage.ts';
import {
  answers,
  choose,
  combineSteps,
  openFirstJob,
  outcomesOf,
  press,
  pressInDialog,
  waitForDialog,
  type Extra,
  type BackendRecord,
} from './state.ts';

const CREATED_CALL = '**/api/jobs/jobsCreatedByUser*';
const APPLIED_CALL = '**/api/jobs/jobsAppliedByUser*';
const FILLED_FIELDS = { closedAt: new Date().toISOString(), closedReason: 'filled' };

/** Returns the day that is this many days from today. */
const getDayIn = (days: number): string => addDays(dayInIndia(new Date()), days);

const withOneJob = (call: string): Extra => ({
  responses: { [call]: { transform: (list: BackendRecord[]) => list.slice(0, 1), total: 1 } },
});

/** The first of the employer's jobs is published and has these fields. */
const withCreatedJob = (fields: BackendRecord): Extra => ({
  responses: {
    [CREATED_CALL]: {
      transform: ([first, ...others]: BackendRecord[]) => [
        { ...first, status: 'published', closingDate: getDayIn(40), ...fields },
        ...others,
      ],
    },
  },
});
const closingSoon = withCreatedJob({ closingDate: getDayIn(2) });

const openWithdraw = combineSteps(openFirstJob, press('Withdraw'), waitForDialog);
const openCloseMenu = combineSteps(openFirstJob, press(/^Close job/));

export const myJobs = [
  ...statesOf('my-jobs-applied', {
    one: withOneJob(APPLIED_CALL),
    job: { prepare: openFirstJob },
    withdraw: { prepare: openWithdraw },
    ...outcomesOf('**/api/jobs/applyJob/*', combineSteps(openWithdraw, pressInDialog('Withdraw')), {
      withdrawn: answers.done('Your application was withdrawn.'),
      'not-withdrawn': answers.failed,
    }),
    closed: {
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
  }),
  ...statesOf('my-jobs-created', {
    one: withOneJob(CREATED_CALL),
    job: { prepare: openFirstJob },
    sentback: {
      responses: { [CREATED_CALL]: { transform: (jobs: BackendRecord[]) => jobs.filter(({ status }) => status === 'sentback') } },
      prepare: openFirstJob,
    },
    closing: { ...closingSoon, prepare: openFirstJob },
    ...outcomesOf(
      '**/api/jobs/renewJob/*',
      combineSteps(openFirstJob, press(/^Renew/)),
      {
        renewed: answers.done('The job is open until 24 December 2026.'),
        'not-renewed': answers.refused(409, 'This job does not close soon.'),
      },
      closingSoon,
    ),
    menu: { ...closingSoon, prepare: press(/^Actions for/) },
    close: { ...withCreatedJob({}), prepare: openCloseMenu },
    ...outcomesOf(
      '**/api/jobs/closeJob/*',
      combineSteps(openCloseMenu, choose('Close as filled')),
      {
        undo: answers.ok({ success: true, message: 'Job closed: filled.', ...FILLED_FIELDS }),
        'not-closed': answers.refused(409, 'This job is not open. Nothing was changed.'),
      },
      withCreatedJob({}),
    ),
    closed: { ...withCreatedJob(FILLED_FIELDS), prepare: openFirstJob },
  }),
];
