/** States of the two login pages, of guards, and of expired sessions. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import {
  FAILED_RESPONSE,
  goOffline,
  combineSteps,
  MEMBER,
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

const fillField = (text: string) => step(`enter “${text}”`, (page) => main(page).getByRole('textbox').first().fill(text));

const waitForRestriction = waitUntil((page: Page) => page.getByRole('heading', { name: 'Access Restricted' }).waitFor());

const requestCode = (email: string) => combineSteps(fillField(email), press('Request passcode'), wait(1_000));

const sentResponse: TestResponse = { status: 200, json: { success: true, mailed: true, next_mail_in: 60 } };
const unknownEmailResponse: TestResponse = {
  status: 200,
  json: { success: false, error: 'This e-mail address is not one of a member.' },
};

const openOtpPage = combineSteps(
  fillField(MEMBER),
  press('Request passcode'),
  waitUntil((page) => page.waitForURL('**/otp')),
  wait(300),
);
const enterCode = (code: string) => combineSteps(openOtpPage, fillField(code), press('Log In'), wait(1_200));

/** Creates a state of the passcode page. The response is simulated, since an e-mail address gets only one mail a minute (D-27). */
const createOtpState = (name: string, prepare: Step, responses: State['responses'] = {}): State => ({
  name,
  address: '/Login',
  isViewportOnly: name !== 'otp',
  responses: { '**/send-otp': sentResponse, ...responses },
  prepare,
});

const tokenResponse: TestResponse = { status: 200, json: { success: true, token: 'A'.repeat(43) } };

export const login: State[] = [
  { name: 'login/wrong', address: '/Login', prepare: requestCode('nobody') },
  {
    name: 'login/refused',
    address: '/Login',
    responses: { '**/send-otp': unknownEmailResponse },
    prepare: requestCode('nobody@example.org'),
  },
  {
    name: 'login/busy',
    address: '/Login',
    isViewportOnly: true,
    responses: { '**/send-otp': 'never' },
    prepare: combineSteps(requestCode(MEMBER), wait(5_500)),
  },
  {
    name: 'login/too-often',
    address: '/Login',
    isViewportOnly: true,
    responses: { '**/send-otp': createErrorResponse(429, 'Too many requests. Please try again in ten minutes.') },
    prepare: requestCode(MEMBER),
  },
  {
    name: 'login/unreachable',
    address: '/Login',
    isViewportOnly: true,
    responses: { '**/send-otp': 'cut' },
    prepare: requestCode(MEMBER),
  },
  { name: 'login/offline', address: '/Login', isViewportOnly: true, prepare: combineSteps(goOffline, requestCode(MEMBER), wait(1_500)) },
  createOtpState('otp', openOtpPage),
  createOtpState('otp/incomplete', enterCode('12')),
  createOtpState('otp/wrong', enterCode('111111'), { '**/verify-otp': { status: 200, json: { success: false, error: 'Invalid OTP' } } }),
  createOtpState('otp/too-often', enterCode('111111'), {
    '**/verify-otp': createErrorResponse(429, 'Too many tries. Please ask for a new passcode.'),
  }),
  createOtpState('otp/resent', combineSteps(openOtpPage, press('RESEND OTP'), wait(800))),
  createOtpState('otp/unreachable', enterCode('111111'), { '**/verify-otp': 'cut' }),
  createOtpState('otp/no-profile', combineSteps(enterCode('111111'), wait(8_000)), {
    '**/verify-otp': tokenResponse,
    '**/wp-json/**/user*': FAILED_RESPONSE,
  }),
  { name: 'profile/restricted', address: '/dashboard/profile' },
  { name: 'post-job/restricted', address: '/postJob' },
  {
    name: 'my-jobs-created/session-ended',
    address: '/dashboard/jobs?tab=created',
    member: true,
    isViewportOnly: true,
    responses: { '**/api/jobs/jobsCreatedByUser*': EXPIRED_SESSION },
    prepare: waitForRestriction,
  },
  {
    name: 'profile/signed-out-elsewhere',
    address: '/dashboard/profile',
    member: true,
    isViewportOnly: true,
    prepare: combineSteps(
      step('sign out in another tab', async (page) => {
        const otherTab = await page.context().newPage();
        await otherTab.goto(new URL('/icon.svg', page.url()).href);
        await otherTab.evaluate(() => localStorage.clear());
        await otherTab.close();
        await page.bringToFront();
      }),
      waitForRestriction,
    ),
  },
  {
    name: 'my-jobs-saved/offline',
    address: '/dashboard/jobs?tab=saved',
    member: true,
    isViewportOnly: true,
    prepare: combineSteps(
      goOffline,
      step('open “Created Job”', (page) => main(page).getByRole('link', { name: 'Created Job' }).click()),
      wait(8_500),
    ),
  },
];
