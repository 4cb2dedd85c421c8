import type { Page } from '@playwright/test';
import { expect, login, readCode, readOutbox, test } from './fixtures.ts';
import { expectReady, main } from './pageParts.ts';

const PDF = { name: 'file.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% text\n%%EOF\n') };
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

const acceptTerms = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).click();

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
  await form.getByLabel('Phone number').fill('9840012304');
  await form.getByLabel('City').fill('Kochi');
  await form.getByLabel('Years of experience').fill('11');
  await form.getByRole('combobox', { name: 'Employee type' }).selectOption('Full-time');
  await form.getByLabel('Current CTC').fill('2400000');
  await form.getByLabel('Expected CTC').fill('2900000');
  await form.getByRole('button', { name: 'CV', exact: true }).setInputFiles(PDF);
  await expect(form.getByText(/^Saved on this device/)).toBeVisible();
  await endSession(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  await acceptTerms(page);
  await loginAgain(page, 'devika@example.org');
  await expect(form.getByLabel('City')).toHaveValue('Kochi');
  await expect(form.getByLabel('Expected CTC')).toHaveValue('2900000');
  expect(toasts.filter((text) => !/OTP|Login Successful/.test(text))).toEqual([ENDED]);
});

test('[AUTH-09] [POST-05] a session that ends at a new job says so once, and the login leads back to the filled form', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 401/);
  await login(page, 'employer@example.org');
  await page.goto('/postJob');
  await expectReady(page);
  const toasts = await recordToasts(page);
  const form = main(page);
  await form.getByLabel('Job title').fill('Lock Keeper');
  await form.getByRole('radio', { name: 'Full-Time' }).check();
  for (const [label, value] of [
    ['Job category', 'Project Management'],
    ['Job industry', 'Construction'],
    ['Qualifications', 'MBA'],
    ['Skills', 'Scrum'],
  ] as const) {
    await form.getByRole('combobox', { name: label }).fill(value);
    await page.getByRole('option', { name: value, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await form.getByLabel('Max experience').fill('9');
  await form.getByLabel('Application email').fill('locks@example.org');
  await expect(form.getByText(/^Saved on this device/)).toBeVisible();
  await endSession(page);
  await form.getByRole('button', { name: 'Post Job' }).click();
  await acceptTerms(page);
  await loginAgain(page, 'employer@example.org');
  await expect(form.getByLabel('Job title')).toHaveValue('Lock Keeper');
  await expect(form.getByLabel('Application email')).toHaveValue('locks@example.org');
  expect(toasts.filter((text) => !/OTP|Login Successful/.test(text))).toEqual([ENDED]);
});
