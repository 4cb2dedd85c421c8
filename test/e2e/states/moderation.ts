/** States of the pending tab, which only admins have. */
import { statesOf } from './everyPage.ts';
import {
  answers,
  combineSteps,
  openFirstJob,
  outcomesOf,
  press,
  pressInDialog,
  step,
  waitForDialog,
  waitForText,
  type BackendRecord,
  type State,
} from './state.ts';

const REMARK = 'The closing date is before the day on which the team can begin to read. Please choose a later one.';
const SENT_BACK_AT = '2026-11-20T06:00:00.000Z';
const DECISION_CALL = '**/api/jobs/status';
const PENDING = '/dashboard/jobs?tab=pending';

/** Responses in which the first pending job was sent back, changed and submitted again. */
const resubmittedResponses: State['responses'] = {
  '**/api/jobs/jobByStatus*': { transform: ([job, ...others]: BackendRecord[]) => [{ ...job, sentBackAt: SENT_BACK_AT }, ...others] },
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

const openDecision = (action: string) => combineSteps(openFirstJob, press(action), waitForDialog);

const sendBack = combineSteps(
  openDecision('Send Back'),
  step('write a remark', (page) => page.getByRole('dialog').getByRole('textbox').fill(REMARK)),
  pressInDialog('Send Back'),
);

export const moderation = statesOf('pending', {
  published: { address: `${PENDING}&status=published` },
  sentback: { address: `${PENDING}&status=sentback` },
  job: { prepare: openFirstJob },
  resubmitted: { responses: resubmittedResponses },
  'resubmitted-job': { responses: resubmittedResponses, prepare: combineSteps(openFirstJob, waitForText('Changed since')) },
  publish: { prepare: openDecision('Publish') },
  ...outcomesOf(DECISION_CALL, combineSteps(openDecision('Publish'), pressInDialog('Publish')), {
    'published-now': answers.done('The job was published.'),
  }),
  'send-back': { prepare: openDecision('Send Back') },
  ...outcomesOf(DECISION_CALL, sendBack, { 'not-sent-back': answers.failed }),
  ...outcomesOf(
    DECISION_CALL,
    combineSteps(sendBack, waitForText('Changed since you opened it')),
    {
      'too-late': answers.refused(
        409,
        'This job was changed since you opened it, and waits for a decision now. Nothing was changed: please look at it again.',
      ),
    },
    {
      responses: {
        '**/api/jobs/65f1c0ffee65f1c0ffee*': {
          transform: (job: BackendRecord) => ({ ...job, location: 'Kochi', jobTitle: 'Another title' }),
        },
      },
    },
  ),
});
