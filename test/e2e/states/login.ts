/** States of the two login pages, of guards, and of expired sessions. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import {
  BROKEN,
  goOffline,
  runSteps,
  MEMBER,
  NO_SESSION,
  press,
  errorResponse,
  step,
  wait,
  type TestResponse,
  type State,
  type Step,
} from './state.ts';

const fillStep = (text: string) => step(`enter “${text}”`, (page) => main(page).getByRole('textbox').first().fill(text));

const restricted = step('', (page: Page) => page.getByRole('heading', { name: 'Access Restricted' }).waitFor());

const requestCodeFor = (email: string) => runSteps(fillStep(email), press('Request passcode'), wait(1_000));

const sentResponse: TestResponse = { status: 200, json: { success: true, mailed: true, next_mail_in: 60 } };
const noSuchAddress: TestResponse = { status: 200, json: { success: false, error: 'This e-mail address is not one of a member.' } };

const otpPage = runSteps(
  fillStep(MEMBER),
  press('Request passcode'),
  step('', (page) => page.waitForURL('**/otp')),
  wait(300),
);
const enterCodeStep = (code: string) => runSteps(otpPage, fillStep(code), press('Log In'), wait(1_200));

/** No mail is sent for these states: an address gets one a minute (D-27). */
const otp = (name: string, arrange: Step, responses: State['responses'] = {}): State => ({
  name,
  address: '/Login',
  windowOnly: name !== 'otp',
  responses: { '**/send-otp': sentResponse, ...responses },
  arrange,
});

const token: TestResponse = { status: 200, json: { success: true, token: 'A'.repeat(43) } };

export const login: State[] = [
  { name: 'login/wrong', address: '/Login', arrange: requestCodeFor('nobody') },
  { name: 'login/refused', address: '/Login', responses: { '**/send-otp': noSuchAddress }, arrange: requestCodeFor('nobody@example.org') },
  {
    name: 'login/busy',
    address: '/Login',
    windowOnly: true,
    responses: { '**/send-otp': 'never' },
    arrange: runSteps(requestCodeFor(MEMBER), wait(5_500)),
  },
  {
    name: 'login/too-often',
    address: '/Login',
    windowOnly: true,
    responses: { '**/send-otp': errorResponse(429, 'Too many requests. Please try again in ten minutes.') },
    arrange: requestCodeFor(MEMBER),
  },
  {
    name: 'login/unreachable',
    address: '/Login',
    windowOnly: true,
    responses: { '**/send-otp': 'cut' },
    arrange: requestCodeFor(MEMBER),
  },
  { name: 'login/offline', address: '/Login', windowOnly: true, arrange: runSteps(goOffline, requestCodeFor(MEMBER), wait(1_500)) },
  otp('otp', otpPage),
  otp('otp/incomplete', enterCodeStep('12')),
  otp('otp/wrong', enterCodeStep('111111'), { '**/verify-otp': { status: 200, json: { success: false, error: 'Invalid OTP' } } }),
  otp('otp/too-often', enterCodeStep('111111'), { '**/verify-otp': errorResponse(429, 'Too many tries. Please ask for a new passcode.') }),
  otp('otp/again', runSteps(otpPage, press('RESEND OTP'), wait(800))),
  otp('otp/unreachable', enterCodeStep('111111'), { '**/verify-otp': 'cut' }),
  otp('otp/no-profile', runSteps(enterCodeStep('111111'), wait(8_000)), { '**/verify-otp': token, '**/wp-json/**/user*': BROKEN }),
  { name: 'profile/restricted', address: '/dashboard/profile' },
  { name: 'post-job/restricted', address: '/postJob' },
  {
    name: 'my-jobs-created/session-ended',
    address: '/dashboard/jobs?tab=created',
    member: true,
    windowOnly: true,
    responses: { '**/api/jobs/jobsCreatedByUser*': NO_SESSION },
    arrange: restricted,
  },
  {
    name: 'profile/signed-out-elsewhere',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    arrange: runSteps(
      step('sign out in another tab', async (page) => {
        const other = await page.context().newPage();
        await other.goto(new URL('/icon.svg', page.url()).href);
        await other.evaluate(() => localStorage.clear());
        await other.close();
        await page.bringToFront();
      }),
      restricted,
    ),
  },
  {
    name: 'my-jobs-saved/offline',
    address: '/dashboard/jobs?tab=saved',
    member: true,
    windowOnly: true,
    arrange: runSteps(
      goOffline,
      step('open “Created Job”', (page) => main(page).getByRole('link', { name: 'Created Job' }).click()),
      wait(8_500),
    ),
  },
];
