/** States of the dashboard, except for the member's jobs. */
import type { Page } from '@playwright/test';
import { statesOf } from './everyPage.ts';
import {
  answers,
  waitForAlert,
  combineSteps,
  LONG_WORD,
  outcomesOf,
  press,
  pressInDialog,
  step,
  wait,
  waitForDialog,
  waitForText,
  type Extra,
} from './state.ts';

/** The response is simulated, since a member gets only one such mail a minute. */
const codeSent: Extra = {
  responses: { '**/api/user/erasure': answers.done('A code is on its way to member@example.org. It is valid for ten minutes.') },
};
const openErase = combineSteps(press('Erase my data'), waitForText('What is kept, and why'));
const requestCode = combineSteps(openErase, pressInDialog('Mail me a code'), waitForText('Code from the mail'));
const enterCode = combineSteps(
  requestCode,
  step('enter 123456 and press the button that erases', async (page: Page) => {
    await page.getByRole('textbox', { name: 'Code from the mail' }).fill('123456');
    await page.getByRole('dialog').getByRole('button', { name: /Erase/ }).click();
  }),
);

const openProfile = combineSteps(press('Edit profile'), waitForDialog);
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
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
  step('enter another name', (page) => page.getByRole('dialog').getByLabel('Name').fill('Meenakshi R.')),
  pressInDialog('Save'),
);

const profile = statesOf('profile', {
  'new-member': { member: 'suresh@example.org' },
  ...outcomesOf('**/api/user/data', press(/^(Save|Download)/), { saving: 'never', 'not-saved': answers.failed }),
  edit: { prepare: openProfile },
  crop: { prepare: openCropping },
  ...outcomesOf('**/api/user/profile', saveProfile, {
    'edit-saving': 'never',
    'edit-refused': answers.refused(400, 'The name is missing.'),
    'edit-no-session': answers.expired,
    edited: answers.ok({
      success: true,
      message: 'Your profile was saved.',
      name: 'Meenakshi R.',
      mobileNumber: null,
      profilePicture: null,
    }),
  }),
  erase: { prepare: openErase },
  'erase-code': { ...codeSent, prepare: requestCode },
  ...outcomesOf(
    '**/api/user/erase',
    combineSteps(enterCode, wait(700)),
    {
      'erase-wrong': answers.refused(400, 'This is not the code from the mail.'),
      erased: answers.done('Your data was erased.'),
    },
    codeSent,
  ),
  'logged-in-elsewhere': {
    responses: {
      '**/api/user/sessions': { transform: ([first]: object[]) => [first, { ...first, _id: 'other', current: false, device: null }] },
    },
  },
  'logins-not-loaded': { responses: { '**/api/user/sessions': answers.failed }, prepare: waitForAlert },
});

const SYSTEM_CALL = '**/site/system';
const MAILS_CALL = '**/site/system/mails';
const DRIFT_CALL = '**/site/provider/drift';

const report = { backends: ['content', 'jobs'], since: '2026-11-22T05:12:00.000Z', calls: 14, checked: 412, skipped: 3, left: 0 };
const drift = {
  operation: 'listAllJobs',
  call: 'GET /api/jobs/allJobs',
  firstSeen: '2026-11-22T05:14:00.000Z',
  lastSeen: '2026-11-22T06:02:00.000Z',
  answers: 3,
  checked: 12,
  screens: [],
};
const screens = [
  { name: 'Job board', address: '/exploreJobs' },
  { name: 'Applicants', address: '/applicants/:jobId' },
];
const drifts = [
  { ...drift, field: '[].jobTitle', kind: 'missing', expected: 'text', got: 'nothing', screens },
  { ...drift, field: `[].${LONG_WORD}.${LONG_WORD}`, kind: 'type', expected: 'a whole number', got: 'text' },
  { ...drift, field: '[].title', kind: 'extra', expected: 'nothing', got: 'text' },
];

const mail = { id: 'a', to: 'memb**********.org', kind: 'enquiry', tries: 1, takenAt: '2026-11-22T05:12:00.000Z', canSendAgain: true };
const failedMails = [
  { ...mail, reason: '550 no such person here' },
  { ...mail, id: 'c', to: `${LONG_WORD}***`, reason: `554 ${LONG_WORD.repeat(4)}` },
  { ...mail, id: 'd', kind: 'code', canSendAgain: false },
].map((item) => ({ ...item, failedAt: '2026-11-22T05:14:00.000Z' }));
const waitingMail = {
  ...mail,
  id: 'b',
  kind: 'alert',
  tries: 3,
  nextAt: '2026-11-22T05:27:00.000Z',
  reason: '451 try again',
  canSendAgain: false,
};
const mails = answers.ok({ sends: true, waiting: { count: 1, mails: [waitingMail] }, failed: { count: 130, mails: failedMails } });
const noMails = { count: 0, mails: [] };

const cost = { count: 120_400, totalMs: 84_500.5, meanMs: 0.7, longestMs: 1_212.1 };
/** What only a large installation with problems has. */
const server = {
  commit: '5755b1c0ffee',
  database: { kind: 'postgres', version: '15.14 (Debian 15.14-0+deb12u1)' },
  processes: 4,
  editing: { folder: `/srv/${LONG_WORD}/content`, readOnly: `The server may not write in the content folder, /srv/${LONG_WORD}/content.` },
  backups: {
    nightly: { hour: 2, keep: 14 },
    last: { file: 'chapter-2026-11-21T203000Z.zip', startedAt: '2026-11-21T20:30:00.000Z', bytes: 5_242_880, nightly: true },
    failure: { startedAt: '2026-11-22T05:12:00.000Z', reason: `The disk is full: /srv/${LONG_WORD} has no room for a backup.` },
  },
  statements: [
    { text: 'select "id" from "jobs" where "listed" = ?', ...cost },
    { text: `select ${LONG_WORD.toLowerCase().repeat(4)}, ${'"jobs"."title", '.repeat(12)}`, ...cost },
  ],
};

const system = statesOf('system', {
  drifts: { responses: { [DRIFT_CALL]: answers.ok({ ...report, drifted: 9, drifts }) } },
  'no-drifts': { responses: { [DRIFT_CALL]: answers.ok({ ...report, drifted: 0, drifts: [] }) } },
  'drifts-failed': { responses: { [DRIFT_CALL]: answers.failed }, prepare: waitForAlert },
  full: { responses: { [SYSTEM_CALL]: { transform: (body: object) => ({ ...body, ...server }) }, [MAILS_CALL]: mails } },
  'no-mail': { responses: { [MAILS_CALL]: answers.ok({ sends: true, waiting: noMails, failed: noMails }) } },
  'mail-failed': { responses: { [MAILS_CALL]: answers.failed }, prepare: waitForAlert },
  'read-only': {
    responses: {
      [SYSTEM_CALL]: {
        transform: (body: object) => ({
          ...body,
          database: { kind: 'postgres', version: '15.14', refusal: { reason: 'read-only', since: '2026-11-22T05:12:00.000Z' } },
        }),
      },
    },
  },
  'server-failed': { responses: { [SYSTEM_CALL]: answers.failed }, prepare: waitForAlert },
  ...outcomesOf(
    '**/site/system/mails/*/again',
    press(/^Send again/),
    { 'not-sent-again': answers.refused(409, 'The text of this mail has been deleted, so it cannot be sent again.') },
    { responses: { [MAILS_CALL]: mails } },
  ),
  'no-session': {
    responses: { [SYSTEM_CALL]: answers.expired, [MAILS_CALL]: answers.expired, [DRIFT_CALL]: answers.expired },
    prepare: wait(2_500),
  },
  'no-admin': { member: true },
});

export const dashboard = [...profile, ...system];
