/** States of the dashboard, except for the member's jobs. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import {
  ADMIN,
  BROKEN,
  successResponse,
  failure,
  runSteps,
  LONG,
  NO_SESSION,
  press,
  errorResponse,
  step,
  wait,
  type TestResponse,
  type State,
  type Step,
} from './state.ts';

const CODE_SENT = successResponse('A code is on its way to member@example.org. It is valid for ten minutes.');

const openErase = runSteps(
  press('Erase my data'),
  step('', (page) => page.getByText('What is kept, and why').waitFor()),
);

/** A member gets one such mail a minute, so none is sent here. */
const codeStep = runSteps(
  openErase,
  step('press “Mail me a code”', async (page: Page) => {
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the mail' }).waitFor();
  }),
);

const erase = (name: string, arrange: Step, responses: State['responses'] = {}): State => ({
  name,
  address: '/dashboard/profile',
  member: true,
  windowOnly: true,
  responses: { '**/api/user/erasure': CODE_SENT, ...responses },
  arrange,
});

const wrongCode = runSteps(
  codeStep,
  step('enter 123456 and press the button that erases', async (page: Page) => {
    await page.getByRole('textbox', { name: 'Code from the mail' }).fill('123456');
    await page.getByRole('dialog').getByRole('button', { name: /Erase/ }).click();
    await page.waitForTimeout(1_000);
  }),
);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

const openProfile = runSteps(
  press('Edit profile'),
  step('', (page) => page.getByRole('dialog').getByLabel('Name').waitFor()),
);

const crop = runSteps(
  openProfile,
  step('choose a picture', async (page: Page) => {
    await page.getByLabel('New picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('application').waitFor();
  }),
);

const saveProfile = runSteps(
  openProfile,
  step('enter another name and press “Save”', async (page: Page) => {
    await page.getByRole('dialog').getByLabel('Name').fill('Meenakshi R.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForTimeout(800);
  }),
);

const profile = (name: string, arrange: Step, responses: State['responses'] = {}): State => ({
  name: `profile/${name}`,
  address: '/dashboard/profile',
  member: true,
  windowOnly: true,
  responses,
  arrange,
});

const PROFILE = '**/api/user/profile';

const saveStep = step('press the button that saves the data', (page) =>
  main(page)
    .getByRole('button', { name: /Save|Download/ })
    .first()
    .click(),
);

const DRIFT = '**/site/provider/drift';
const knownDrift = {
  backends: ['content', 'jobs'],
  since: '2026-11-22T05:12:00.000Z',
  calls: 14,
  checked: 412,
  drifted: 9,
  skipped: 3,
  left: 0,
};
const seenDates = { firstSeen: '2026-11-22T05:14:00.000Z', lastSeen: '2026-11-22T06:02:00.000Z', answers: 3, checked: 12 };
const inJobs = { operation: 'listAllJobs', call: 'GET /api/jobs/allJobs', ...seenDates };
const pages = [
  { name: 'Job board', address: '/exploreJobs' },
  { name: 'Applicants', address: '/applicants/:jobId' },
];
const drifts = [
  { ...inJobs, field: '[].jobTitle', kind: 'missing', expected: 'text', got: 'nothing', screens: pages },
  { ...inJobs, field: `[].${LONG}.${LONG}`, kind: 'type', expected: 'a whole number', got: 'text', screens: [] },
  { ...inJobs, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text', screens: [] },
];

const STATE = '**/site/system';
const MAILS = '**/site/system/mails';
const moments = { takenAt: '2026-11-22T05:12:00.000Z', failedAt: '2026-11-22T05:14:00.000Z' };
const givenUp = { id: '65f1c0ffee65f1c0ffee0001', to: 'memb**********.org', kind: 'enquiry', tries: 1, ...moments, canSendAgain: true };
const mails = {
  sends: true,
  waiting: {
    count: 1,
    mails: [
      { ...givenUp, id: 'b', kind: 'alert', tries: 3, nextAt: '2026-11-22T05:27:00.000Z', reason: '451 try again', canSendAgain: false },
    ],
  },
  failed: {
    count: 130,
    mails: [
      { ...givenUp, reason: '550 no such person here' },
      { ...givenUp, id: 'c', to: `${LONG}***`, reason: `554 ${LONG.repeat(4)}` },
      { ...givenUp, id: 'd', kind: 'code', canSendAgain: false },
    ],
  },
};
const cost = { count: 120_400, totalMs: 84_500.5, meanMs: 0.7, longestMs: 1_212.1 };
const serverState = {
  version: '0.1.0',
  commit: '5755b1c0ffee',
  node: '24.21.0',
  database: { kind: 'postgres', version: '15.14 (Debian 15.14-0+deb12u1)' },
  startedAt: '2026-11-22T05:12:00.000Z',
  processes: 4,
  storage: { free: 21_474_836_480, total: 42_949_672_960, database: 4_194_304_000, files: { count: 12_037, bytes: 8_388_608_000 } },
  backups: {
    nightly: { hour: 2, keep: 14 },
    last: { file: 'chapter-2026-11-21T203000Z.zip', startedAt: '2026-11-21T20:30:00.000Z', bytes: 5_242_880, nightly: true },
    failure: { startedAt: '2026-11-22T05:12:00.000Z', reason: `The disk is full: /srv/${LONG} has no room for a backup.` },
  },
  slowMs: 500,
  statements: [
    { text: 'select "id" from "jobs" where "listed" = ?', ...cost },
    { text: `select ${LONG.toLowerCase().repeat(4)}, ${'"jobs"."title", '.repeat(12)}`, ...cost },
  ],
};

const system = (name: string, response?: TestResponse, overrides: Partial<State> = {}): State => ({
  name: `system/${name}`,
  address: '/dashboard/system',
  member: ADMIN,
  ...(response === undefined ? {} : { responses: { [DRIFT]: response } }),
  ...overrides,
});

export const dashboard: State[] = [
  { name: 'profile/new-member', address: '/dashboard/profile', member: 'suresh@example.org' },
  {
    name: 'profile/saving',
    address: '/dashboard/profile',
    member: true,
    responses: { '**/api/user/data': 'never' },
    arrange: saveStep,
  },
  {
    name: 'profile/not-saved',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    responses: { '**/api/user/data': BROKEN },
    arrange: runSteps(saveStep, wait(800)),
  },
  profile('edit', openProfile),
  profile('crop', crop),
  profile('edit-saving', saveProfile, { [PROFILE]: 'never' }),
  profile('edit-refused', saveProfile, { [PROFILE]: errorResponse(400, 'The name is missing.') }),
  profile('edit-no-session', saveProfile, { [PROFILE]: NO_SESSION }),
  profile('edited', saveProfile, {
    [PROFILE]: {
      status: 200,
      json: { success: true, message: 'Your profile was saved.', name: 'Meenakshi R.', mobileNumber: null, profilePicture: null },
    },
  }),
  erase('profile/erase', openErase),
  erase('profile/erase-code', codeStep),
  erase('profile/erase-wrong', wrongCode, { '**/api/user/erase': errorResponse(400, 'This is not the code from the mail.') }),
  erase('profile/erased', runSteps(wrongCode, wait(500)), { '**/api/user/erase': successResponse('Your data was erased.') }),
  system('drifts', { status: 200, json: { ...knownDrift, drifts } }),
  system('no-drifts', { status: 200, json: { ...knownDrift, drifted: 0, drifts: [] } }),
  system('drifts-failed', BROKEN, { arrange: failure }),
  system('full', undefined, { responses: { [STATE]: { status: 200, json: serverState }, [MAILS]: { status: 200, json: mails } } }),
  system('no-mail', undefined, {
    responses: { [MAILS]: { status: 200, json: { ...mails, waiting: { count: 0, mails: [] }, failed: { count: 0, mails: [] } } } },
  }),
  system('mail-failed', undefined, { responses: { [MAILS]: BROKEN }, arrange: failure }),
  system('server-failed', undefined, { responses: { [STATE]: BROKEN }, arrange: failure }),
  system('not-sent-again', undefined, {
    responses: {
      [MAILS]: { status: 200, json: mails },
      '**/site/system/mails/*/again': errorResponse(409, 'The text of this mail has been deleted, so it cannot be sent again.'),
    },
    arrange: runSteps(
      step('press “Send again”', (page) =>
        main(page)
          .getByRole('button', { name: /^Send again/ })
          .first()
          .click(),
      ),
      wait(500),
    ),
    windowOnly: true,
  }),
  system('no-session', undefined, { responses: { [STATE]: NO_SESSION, [MAILS]: NO_SESSION, [DRIFT]: NO_SESSION }, arrange: wait(2_500) }),
  system('no-admin', undefined, { member: true }),
];
