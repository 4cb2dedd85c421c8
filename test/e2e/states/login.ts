/** States of the two login pages, of guards, and of expired sessions. */
import { main } from '../pageParts.ts';
import { statesOf } from './everyPage.ts';
import {
  answers,
  goOffline,
  combineSteps,
  MEMBER,
  outcomesOf,
  press,
  step,
  wait,
  waitForText,
  waitUntil,
  type Extra,
  type TestResponse,
} from './state.ts';

const CODE_CALL = '**/send-otp';
const LOGIN_CALL = '**/verify-otp';

const fillField = (text: string) => step(`enter “${text}”`, (page) => main(page).getByRole('textbox').first().fill(text));
const requestCode = (email: string) => combineSteps(fillField(email), press('Request passcode'), wait(1_000));
const openOtpPage = combineSteps(
  requestCode(MEMBER),
  waitUntil((page) => page.waitForURL('**/otp')),
);
const enterCode = (code: string) => combineSteps(openOtpPage, fillField(code), press('Log In'), wait(1_200));

/** The response is simulated, since an e-mail address gets only one mail a minute (D-27). */
const codeSent: Extra = { responses: { [CODE_CALL]: answers.ok({ success: true, mailed: true, next_mail_in: 60 }) } };
const tokenResponse: TestResponse = answers.ok({ success: true, token: 'A'.repeat(43) });

const signOutElsewhere = step('sign out in another tab', async (page) => {
  const otherTab = await page.context().newPage();
  await otherTab.goto(new URL('/outbox', page.url()).href);
  await otherTab.evaluate(() => localStorage.clear());
  await otherTab.close();
  await page.bringToFront();
});

/** States of the passcode page, which has no address of its own. */
const otp = statesOf('login', {
  '': { ...codeSent, prepare: openOtpPage },
  '/incomplete': { ...codeSent, isViewportOnly: true, prepare: enterCode('12') },
  '/resent': { ...codeSent, isViewportOnly: true, prepare: combineSteps(openOtpPage, press('RESEND OTP')) },
  ...outcomesOf(
    LOGIN_CALL,
    enterCode('111111'),
    {
      '/wrong': answers.ok({ success: false, error: 'Invalid OTP' }),
      '/too-often': answers.refused(429, 'Too many tries. Please ask for a new passcode.'),
      '/unreachable': 'cut',
    },
    codeSent,
  ),
  ...outcomesOf(
    LOGIN_CALL,
    combineSteps(enterCode('111111'), wait(8_000)),
    { '/no-profile': tokenResponse },
    { responses: { ...codeSent.responses, '**/wp-json/**/user*': answers.failed } },
  ),
}).map((state) => ({ ...state, name: state.name.replace('login/', 'otp') }));

export const login = [
  ...statesOf('login', {
    wrong: { prepare: requestCode('nobody') },
    ...outcomesOf(CODE_CALL, requestCode('nobody@example.org'), {
      refused: answers.ok({ success: false, error: 'This e-mail address is not one of a member.' }),
    }),
    ...outcomesOf(CODE_CALL, combineSteps(requestCode(MEMBER), wait(5_500)), { busy: 'never' }),
    ...outcomesOf(CODE_CALL, requestCode(MEMBER), {
      'too-often': answers.refused(429, 'Too many requests. Please try again in ten minutes.'),
      unreachable: 'cut',
    }),
    offline: { isViewportOnly: true, prepare: combineSteps(goOffline, requestCode(MEMBER), wait(1_500)) },
  }),
  ...otp,
  ...statesOf('profile', {
    restricted: { member: false },
    'signed-out-elsewhere': { isViewportOnly: true, prepare: combineSteps(signOutElsewhere, waitForText('Access Restricted')) },
  }),
  ...statesOf('my-jobs-saved', {
    offline: {
      isViewportOnly: true,
      prepare: combineSteps(
        goOffline,
        step('open “Created Job”', (page) => main(page).getByRole('link', { name: 'Created Job' }).click()),
        wait(8_500),
      ),
    },
  }),
];
