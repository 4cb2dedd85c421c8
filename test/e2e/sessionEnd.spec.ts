import type { Page } from '@playwright/test';
import { expect, login, readCode, readOutbox, test } from './fixtures.ts';
import { acceptTerms, chooseCv, fillApplication } from './jobForms.ts';
import { expectReady, main } from './pageParts.ts';

const ENDED = 'Your session has ended. Please log in again. What you typed is kept.';

/** Records the text of every toast that the page shows, because toasts disappear. */
async function recordToasts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => texts.push(text));
  await page.evaluate(() => {
    const seen = new WeakSet<Element>();
    const record = (): void => {
      for (const toast of document.querySelectorAll('.notistack-Snackbar')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        (window as unknown as { recordToast(text: string): void }).recordToast(toast.textContent ?? '');
      }
    };
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true });
  });
  return texts;
}

const endSession = (page: Page) => page.evaluate(() => localStorage.setItem('authToken', 'no-such-session'));

/** Logs in from the page that the end of the session has left. */
async function loginAgain(page: Page, email: string): Promise<void> {
  const before = (await readOutbox(page)).find(({ to }) => to.includes(email))?.id;
  const signIn = main(page).getByRole('link', { name: 'Sign In to Continue' });
  await expect(signIn.or(main(page).getByRole('textbox', { name: 'E-mail' }))).toBeVisible();
  if (await signIn.isVisible()) await signIn.click();
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await page.waitForURL('**/otp');
  await main(page)
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill(await readCode(page, email, before));
  await main(page).getByRole('button', { name: 'Log In' }).click();
}

test('[AUTH-09] [APPLY-04] a session that ends at an application says so once, and the login leads back to the filled form', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 401/);
  await login(page, 'devika@example.org');
  const jobs = (await (await page.request.get('/api/jobs/allJobs')).json()) as { _id: string }[];
  await page.goto(`/applyJob/${jobs.at(-1)?._id}`);
  await expectReady(page);
  const toasts = await recordToasts(page);
  const form = main(page);
  await fillApplication(page);
  // Other than in an earlier application of the member, with which the form is filled in.
  await form.getByLabel('City').fill('Thrissur');
  await chooseCv(page);
  await expect(form.getByText(/^Saved on this device/)).toBeVisible();
  await endSession(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  await acceptTerms(page);
  await loginAgain(page, 'devika@example.org');
  await expect(form.getByLabel('City')).toHaveValue('Thrissur');
  await expect(form.getByLabel('Expected CTC')).toHaveValue('2900000');
  expect(toasts.filter((text) => !/OTP|Login Successful/.test(text))).toEqual([ENDED]);
});
