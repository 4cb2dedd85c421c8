/** The states of the two steps of the login, of guards, and of sessions that end. */
import type { Page } from '@playwright/test';
import { main } from '../pageParts.ts';
import { BROKEN, inTurn, MEMBER, NO_SESSION, press, refused, wait, type Answer, type State } from './state.ts';

const fill =
  (text: string) =>
  async (page: Page): Promise<void> =>
    main(page).getByRole('textbox').first().fill(text);

const askWith = (email: string) => inTurn(fill(email), press('Request passcode'), wait(1_000));

const sent: Answer = { status: 200, json: { success: true, mailed: true, next_mail_in: 60 } };
const noSuchAddress: Answer = { status: 200, json: { success: false, error: 'This e-mail address is not one of a member.' } };

const otpPage = inTurn(fill(MEMBER), press('Request passcode'), (page) => page.waitForURL('**/otp'), wait(300));
const enter = (code: string) => inTurn(otpPage, fill(code), press('Log In'), wait(1_200));

/** On the way to the passcode no mail goes: an address gets one a minute (D-27). */
const otp = (name: string, arrange: NonNullable<State['arrange']>, answers: State['answers'] = {}): State => ({
  name,
  address: '/Login',
  windowOnly: name !== 'otp',
  answers: { '**/send-otp': sent, ...answers },
  arrange,
});

const token: Answer = { status: 200, json: { success: true, token: 'A'.repeat(43) } };

export const login: State[] = [
  { name: 'login', address: '/Login' },
  { name: 'login-wrong', address: '/Login', arrange: askWith('nobody') },
  { name: 'login-refused', address: '/Login', answers: { '**/send-otp': noSuchAddress }, arrange: askWith('nobody@example.org') },
  {
    name: 'login-busy',
    address: '/Login',
    windowOnly: true,
    answers: { '**/send-otp': 'never' },
    arrange: inTurn(askWith(MEMBER), wait(5_500)),
  },
  {
    name: 'login-too-often',
    address: '/Login',
    windowOnly: true,
    answers: { '**/send-otp': refused(429, 'Too many requests. Please try again in ten minutes.') },
    arrange: askWith(MEMBER),
  },
  {
    name: 'login-dead',
    address: '/Login',
    windowOnly: true,
    answers: { '**/send-otp': (route) => route.abort() },
    arrange: askWith(MEMBER),
  },
  otp('otp', otpPage),
  otp('otp-incomplete', enter('12')),
  otp('otp-wrong', enter('111111'), { '**/verify-otp': { status: 200, json: { success: false, error: 'Invalid OTP' } } }),
  otp('otp-too-often', enter('111111'), { '**/verify-otp': refused(429, 'Too many tries. Please ask for a new passcode.') }),
  otp('otp-again', inTurn(otpPage, press('RESEND OTP'), wait(800))),
  otp('otp-dead', enter('111111'), { '**/verify-otp': (route) => route.abort() }),
  otp('otp-no-profile', inTurn(enter('111111'), wait(8_000)), { '**/verify-otp': token, '**/wp-json/**/user*': BROKEN }),
  { name: 'restricted', address: '/dashboard/profile' },
  { name: 'restricted-post-job', address: '/postJob' },
  {
    name: 'session-ended',
    address: '/dashboard/jobs?tab=created',
    member: true,
    windowOnly: true,
    answers: { '**/api/jobs/jobsCreatedByUser*': NO_SESSION },
    arrange: async (page) => page.getByRole('heading', { name: 'Access Restricted' }).waitFor(),
  },
  {
    name: 'signed-out-elsewhere',
    address: '/dashboard/profile',
    member: true,
    windowOnly: true,
    arrange: async (page) => {
      const other = await page.context().newPage();
      await other.goto(new URL('/icon.svg', page.url()).href);
      await other.evaluate(() => localStorage.clear());
      await other.close();
      await page.bringToFront();
      await page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
    },
  },
  {
    name: 'member-offline',
    address: '/dashboard/jobs?tab=saved',
    member: true,
    windowOnly: true,
    arrange: async (page) => {
      await page.context().setOffline(true);
      await main(page).getByRole('link', { name: 'Created Job' }).click();
      await page.waitForTimeout(8_500);
    },
  },
];
