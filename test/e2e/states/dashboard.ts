/** The states of the dashboard beside the member's jobs. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { ADMIN, BROKEN, done, failure, inTurn, LONG, press, refused, step, wait, type Answer, type State, type Step } from './state.ts';

const CODE_SENT = done('A code is on its way to member@example.org. It is valid for ten minutes.');

const openErase = inTurn(
  press('Erase my data'),
  step('', (page) => page.getByText('What is kept, and why').waitFor()),
);

/** A member gets one such mail a minute: none goes here. */
const codeStep = inTurn(
  openErase,
  step('press “Mail me a code”', async (page: Page) => {
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the mail' }).waitFor();
  }),
);

const erase = (name: string, arrange: Step, answers: State['answers'] = {}): State => ({
  name,
  address: '/dashboard/profile',
  member: true,
  windowOnly: true,
  answers: { '**/api/user/erasure': CODE_SENT, ...answers },
  arrange,
});

const wrongCode = inTurn(
  codeStep,
  step('enter 123456 and press the button that erases', async (page: Page) => {
    await page.getByRole('textbox', { name: 'Code from the mail' }).fill('123456');
    await page.getByRole('dialog').getByRole('button', { name: /Erase/ }).click();
    await page.waitForTimeout(1_000);
  }),
);

const save = step('press the button that saves the data', (page) =>
  main(page)
    .getByRole('button', { name: /Save|Download/ })
    .first()
    .click(),
);

const DRIFT = '**/site/provider/drift';
const known = {
  backends: ['content', 'jobs'],
  since: '2026-11-22T05:12:00.000Z',
  calls: 14,
  checked: 412,
  drifted: 9,
  skipped: 3,
  left: 0,
};
const seen = { firstSeen: '2026-11-22T05:14:00.000Z', lastSeen: '2026-11-22T06:02:00.000Z', answers: 3, checked: 12 };
const inJobs = { operation: 'listAllJobs', call: 'GET /api/jobs/allJobs', ...seen };
const pages = [
  { name: 'Job board', address: '/exploreJobs' },
  { name: 'Applicants', address: '/applicants/:jobId' },
];
const drifts = [
  { ...inJobs, field: '[].jobTitle', kind: 'missing', expected: 'text', got: 'nothing', screens: pages },
  { ...inJobs, field: `[].${LONG}.${LONG}`, kind: 'type', expected: 'a whole number', got: 'text', screens: [] },
  { ...inJobs, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text', screens: [] },
];

const system = (name: string, answer?: Answer, rest: Partial<State> = {}): State => ({
  name: `system/${name}`,
  address: '/dashboard/system',
  member: ADMIN,
  ...(answer === undefined ? {} : { answers: { [DRIFT]: answer } }),
  ...rest,
});

export const dashboard: State[] = [
  { name: 'profile/new-member', address: '/dashboard/profile', member: 'suresh@example.org' },
  {
    name: 'profile/saving',
    address: '/dashboard/profile',
    member: true,
    answers: { '**/api/user/data': 'never' },
    arrange: save,
  },
  {
    name: 'profile/not-saved',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    answers: { '**/api/user/data': BROKEN },
    arrange: inTurn(save, wait(800)),
  },
  erase('profile/erase', openErase),
  erase('profile/erase-code', codeStep),
  erase('profile/erase-wrong', wrongCode, { '**/api/user/erase': refused(400, 'This is not the code from the mail.') }),
  erase('profile/erased', inTurn(wrongCode, wait(500)), { '**/api/user/erase': done('Your data was erased.') }),
  system('drifts', { status: 200, json: { ...known, drifts } }),
  system('same', { status: 200, json: { ...known, drifted: 0, drifts: [] } }),
  system('dead', BROKEN, { arrange: failure }),
  system('no-admin', undefined, { member: true }),
];
