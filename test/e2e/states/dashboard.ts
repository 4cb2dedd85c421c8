/** States of the dashboard, except for the member's jobs. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import {
  ADMIN,
  FAILED_RESPONSE,
  createSuccessResponse,
  waitForAlert,
  combineSteps,
  LONG_WORD,
  EXPIRED_SESSION,
  press,
  createErrorResponse,
  step,
  wait,
  waitUntil,
  type TestResponse,
  type State,
  type Step,
} from './state.ts';

const CODE_SENT = createSuccessResponse('A code is on its way to member@example.org. It is valid for ten minutes.');

const openErase = combineSteps(
  press('Erase my data'),
  waitUntil((page) => page.getByText('What is kept, and why').waitFor()),
);

/** Shows the field for the code. The response is simulated, since a member gets only one such mail a minute. */
const requestCode = combineSteps(
  openErase,
  step('press “Mail me a code”', async (page: Page) => {
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the mail' }).waitFor();
  }),
);

const createEraseState = (name: string, prepare: Step, responses: State['responses'] = {}): State => ({
  name,
  address: '/dashboard/profile',
  member: true,
  isViewportOnly: true,
  responses: { '**/api/user/erasure': CODE_SENT, ...responses },
  prepare,
});

const enterWrongCode = combineSteps(
  requestCode,
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

const openProfile = combineSteps(
  press('Edit profile'),
  waitUntil((page) => page.getByRole('dialog').getByLabel('Name').waitFor()),
);

const openCropping = combineSteps(
  openProfile,
  step('choose a picture', async (page: Page) => {
    await page.getByLabel('New picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('application').waitFor();
  }),
);

const saveProfile = combineSteps(
  openProfile,
  step('enter another name and press “Save”', async (page: Page) => {
    await page.getByRole('dialog').getByLabel('Name').fill('Meenakshi R.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForTimeout(800);
  }),
);

const createProfileState = (name: string, prepare: Step, responses: State['responses'] = {}): State => ({
  name: `profile/${name}`,
  address: '/dashboard/profile',
  member: true,
  isViewportOnly: true,
  responses,
  prepare,
});

const PROFILE_CALL = '**/api/user/profile';

const downloadData = step('press the button that saves the data', (page) =>
  main(page)
    .getByRole('button', { name: /Save|Download/ })
    .first()
    .click(),
);

const DRIFT_CALL = '**/site/provider/drift';
const driftReport = {
  backends: ['content', 'jobs'],
  since: '2026-11-22T05:12:00.000Z',
  calls: 14,
  checked: 412,
  drifted: 9,
  skipped: 3,
  left: 0,
};
const seenDates = { firstSeen: '2026-11-22T05:14:00.000Z', lastSeen: '2026-11-22T06:02:00.000Z', answers: 3, checked: 12 };
const jobsDrift = { operation: 'listAllJobs', call: 'GET /api/jobs/allJobs', ...seenDates };
const driftScreens = [
  { name: 'Job board', address: '/exploreJobs' },
  { name: 'Applicants', address: '/applicants/:jobId' },
];
const drifts = [
  { ...jobsDrift, field: '[].jobTitle', kind: 'missing', expected: 'text', got: 'nothing', screens: driftScreens },
  { ...jobsDrift, field: `[].${LONG_WORD}.${LONG_WORD}`, kind: 'type', expected: 'a whole number', got: 'text', screens: [] },
  { ...jobsDrift, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text', screens: [] },
];

const SYSTEM_CALL = '**/site/system';
const MAILS_CALL = '**/site/system/mails';
const mailTimes = { takenAt: '2026-11-22T05:12:00.000Z', failedAt: '2026-11-22T05:14:00.000Z' };
const failedMail = {
  id: '65f1c0ffee65f1c0ffee0001',
  to: 'memb**********.org',
  kind: 'enquiry',
  tries: 1,
  ...mailTimes,
  canSendAgain: true,
};
const mails = {
  sends: true,
  waiting: {
    count: 1,
    mails: [
      { ...failedMail, id: 'b', kind: 'alert', tries: 3, nextAt: '2026-11-22T05:27:00.000Z', reason: '451 try again', canSendAgain: false },
    ],
  },
  failed: {
    count: 130,
    mails: [
      { ...failedMail, reason: '550 no such person here' },
      { ...failedMail, id: 'c', to: `${LONG_WORD}***`, reason: `554 ${LONG_WORD.repeat(4)}` },
      { ...failedMail, id: 'd', kind: 'code', canSendAgain: false },
    ],
  },
};
const statementCost = { count: 120_400, totalMs: 84_500.5, meanMs: 0.7, longestMs: 1_212.1 };
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
    failure: { startedAt: '2026-11-22T05:12:00.000Z', reason: `The disk is full: /srv/${LONG_WORD} has no room for a backup.` },
  },
  slowMs: 500,
  statements: [
    { text: 'select "id" from "jobs" where "listed" = ?', ...statementCost },
    { text: `select ${LONG_WORD.toLowerCase().repeat(4)}, ${'"jobs"."title", '.repeat(12)}`, ...statementCost },
  ],
};

const createSystemState = (name: string, response?: TestResponse, overrides: Partial<State> = {}): State => ({
  name: `system/${name}`,
  address: '/dashboard/system',
  member: ADMIN,
  ...(response === undefined ? {} : { responses: { [DRIFT_CALL]: response } }),
  ...overrides,
});

export const dashboard: State[] = [
  { name: 'profile/new-member', address: '/dashboard/profile', member: 'suresh@example.org' },
  {
    name: 'profile/saving',
    address: '/dashboard/profile',
    member: true,
    responses: { '**/api/user/data': 'never' },
    prepare: downloadData,
  },
  {
    name: 'profile/not-saved',
    address: '/dashboard/profile',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/user/data': FAILED_RESPONSE },
    prepare: combineSteps(downloadData, wait(800)),
  },
  createProfileState('edit', openProfile),
  createProfileState('crop', openCropping),
  createProfileState('edit-saving', saveProfile, { [PROFILE_CALL]: 'never' }),
  createProfileState('edit-refused', saveProfile, { [PROFILE_CALL]: createErrorResponse(400, 'The name is missing.') }),
  createProfileState('edit-no-session', saveProfile, { [PROFILE_CALL]: EXPIRED_SESSION }),
  createProfileState('edited', saveProfile, {
    [PROFILE_CALL]: {
      status: 200,
      json: { success: true, message: 'Your profile was saved.', name: 'Meenakshi R.', mobileNumber: null, profilePicture: null },
    },
  }),
  createEraseState('profile/erase', openErase),
  createEraseState('profile/erase-code', requestCode),
  createEraseState('profile/erase-wrong', enterWrongCode, {
    '**/api/user/erase': createErrorResponse(400, 'This is not the code from the mail.'),
  }),
  createEraseState('profile/erased', combineSteps(enterWrongCode, wait(500)), {
    '**/api/user/erase': createSuccessResponse('Your data was erased.'),
  }),
  createSystemState('drifts', { status: 200, json: { ...driftReport, drifts } }),
  createSystemState('no-drifts', { status: 200, json: { ...driftReport, drifted: 0, drifts: [] } }),
  createSystemState('drifts-failed', FAILED_RESPONSE, { prepare: waitForAlert }),
  createSystemState('full', undefined, {
    responses: { [SYSTEM_CALL]: { status: 200, json: serverState }, [MAILS_CALL]: { status: 200, json: mails } },
  }),
  createSystemState('no-mail', undefined, {
    responses: { [MAILS_CALL]: { status: 200, json: { ...mails, waiting: { count: 0, mails: [] }, failed: { count: 0, mails: [] } } } },
  }),
  createSystemState('mail-failed', undefined, { responses: { [MAILS_CALL]: FAILED_RESPONSE }, prepare: waitForAlert }),
  createSystemState('server-failed', undefined, { responses: { [SYSTEM_CALL]: FAILED_RESPONSE }, prepare: waitForAlert }),
  createSystemState('not-sent-again', undefined, {
    responses: {
      [MAILS_CALL]: { status: 200, json: mails },
      '**/site/system/mails/*/again': createErrorResponse(409, 'The text of this mail has been deleted, so it cannot be sent again.'),
    },
    prepare: combineSteps(
      step('press “Send again”', (page) =>
        main(page)
          .getByRole('button', { name: /^Send again/ })
          .first()
          .click(),
      ),
      wait(500),
    ),
    isViewportOnly: true,
  }),
  createSystemState('no-session', undefined, {
    responses: { [SYSTEM_CALL]: EXPIRED_SESSION, [MAILS_CALL]: EXPIRED_SESSION, [DRIFT_CALL]: EXPIRED_SESSION },
    prepare: wait(2_500),
  }),
  createSystemState('no-admin', undefined, { member: true }),
];
