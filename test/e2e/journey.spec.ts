import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { Noise } from '../support/e2e/noise.ts';
import { RequestLog } from '../support/e2e/requestLog.ts';
import { expect, loginThroughPages, readOutbox, test } from './fixtures.ts';
import { acceptTerms, chooseCv, fillApplication, fillNewJob, PDF } from './jobForms.ts';
import { main, expectReady } from './pageParts.ts';

const TITLE = 'Ferry Terminal Planner';
const REASON = 'Please name the city.\nMembers look for it first.';

/** A file of bytes that are not valid UTF-8. */
const CV = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from(Array.from({ length: 4_096 }, (_, index) => index % 256)),
  Buffer.from('\n%%EOF\n'),
]);
const JD = Buffer.from('%PDF-1.4\n% what the work is\n%%EOF\n');

const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text });
const detail = (page: Page) => main(page).getByRole('article');
const card = (page: Page) => main(page).getByRole('listitem').filter({ hasText: TITLE });

/** Opens a separate browser context and logs in. */
async function openSession(browser: Browser, baseURL: string, email: string): Promise<{ page: Page; noise: Noise; requests: RequestLog }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const noise = new Noise(context);
  const page = await context.newPage();
  const requests = new RequestLog(page);
  await loginThroughPages(page, email);
  return { page, noise, requests };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
}

/** Runs an action and expects exactly these calls: its write, and the requests for data that the write makes outdated (CACHE-02). */
async function expectCalls(requests: RequestLog, action: () => Promise<void>, expected: readonly string[]): Promise<void> {
  const callCountBefore = requests.backendCalls().length;
  await action();
  await expect
    .poll(() =>
      requests
        .backendCalls()
        .slice(callCountBefore)
        .map((call) => call.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}')),
    )
    .toEqual(expected);
}

/** Runs an action and expects its toast. The wait starts before the action, because toasts disappear after two seconds. */
async function expectToast(page: Page, text: string, action: () => Promise<void>): Promise<void> {
  await Promise.all([expect(toast(page, text)).toBeVisible({ timeout: 30_000 }), action()]);
}

/** Closes the terms with Escape, which returns the focus to the button that opened them, and opens them again with Enter. */
async function expectFocusReturn(page: Page, buttonName: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: buttonName })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the job in a tab of My Jobs. */
async function openMyJob(page: Page, tab: 'applied' | 'created' | 'pending'): Promise<void> {
  await open(page, `/dashboard/jobs?tab=${tab}`);
  await card(page).getByRole('link', { name: TITLE }).first().click();
  await expect(detail(page).getByRole('heading', { name: TITLE })).toBeVisible();
}

/** Presses an admin's button of the shown job, and confirms in the dialog, which names the new status. */
async function decideJob(page: Page, label: string, status: string, reason?: string): Promise<void> {
  await detail(page).getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog', { name: `Are you sure you want to ${status} this job?` });
  if (reason !== undefined) await dialog.getByLabel('Give them a reason for your action').fill(reason);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

test(
  '[CACHE-02] [POST-05] [MOD-02] [POST-06] [APPLY-03] [APPL-01] [MY-04] an employer, an admin and a member take a job from its posting to a withdrawn application',
  { tag: '@core' },
  async ({ browser, ownSite }) => {
    test.setTimeout(240_000);
    const { origin } = await ownSite();
    const [employer, admin, applicant] = [
      await openSession(browser, origin, 'employer@example.org'),
      await openSession(browser, origin, 'admin@example.org'),
      await openSession(browser, origin, 'devika@example.org'),
    ];

    let cvUrl = '';

    await test.step('the employer posts a job', async () => {
      const { page, requests } = employer;
      await open(page, '/postJob');
      const form = main(page);
      await fillNewJob(page, TITLE);
      await form.getByLabel('Job description file').setInputFiles({ name: 'jd.pdf', mimeType: 'application/pdf', buffer: JD });
      await form.getByRole('button', { name: 'Post Job' }).click();
      await expectFocusReturn(page, 'Post Job');
      await expectCalls(requests, () => expectToast(page, 'Job posted successfully.', () => acceptTerms(page)), [
        'POST /api/jobs/postJob',
        'GET /api/jobs/jobsCreatedByUser',
      ]);
      await expect(page).toHaveURL('/dashboard/jobs?tab=created');
      await expect(card(page).getByText('unpublished')).toBeVisible();
    });

    await test.step('an admin finds the job pending and sends it back', async () => {
      const { page, requests } = admin;
      await openMyJob(page, 'pending');
      await expectCalls(
        requests,
        () => expectToast(page, 'Job sent back successfully', () => decideJob(page, 'Send Back', 'sentback', REASON)),
        ['PATCH /api/jobs/status'],
      );
      await expect(card(page).getByText('sentback')).toBeVisible();
    });

    await test.step('the employer reads why, by mail and on the page, and changes the job', async () => {
      const { page } = employer;
      const changeRequestMail = (await readOutbox(page)).find(({ subject }) => subject === `Your job needs a change: ${TITLE}`);
      expect(changeRequestMail?.text).toContain(REASON);
      await openMyJob(page, 'created');
      await expect(detail(page).getByText(REASON.split('\n')[0] ?? '')).toBeVisible();
      const formPagePromise = page.context().waitForEvent('page');
      await detail(page).getByRole('link', { name: 'Edit job' }).click();
      const formPage = await formPagePromise;
      const requests = new RequestLog(formPage);
      await expectReady(formPage);
      await expect(main(formPage).getByLabel('Job title')).toHaveValue(TITLE);
      await main(formPage).getByLabel('Location').fill('Kochi');
      await main(formPage).getByRole('button', { name: 'Update Job' }).click();
      await expectCalls(requests, () => expectToast(formPage, 'Job updated successfully.', () => acceptTerms(formPage)), [
        'PUT /api/jobs/updateJob/{id}',
        'GET /api/jobs/{id}',
        'GET /api/jobs/jobsCreatedByUser',
      ]);
      await expect(formPage).toHaveURL('/dashboard/jobs?tab=created');
      await formPage.close();
    });

    await test.step('the admin publishes the job', async () => {
      const { page, requests } = admin;
      await openMyJob(page, 'pending');
      // Waits for this call of the page load, so that it is not counted among the calls of the decision.
      await expect.poll(() => requests.backendCalls().some((call) => call.endsWith('/sentBack'))).toBe(true);
      await expectCalls(requests, () => expectToast(page, 'Job published successfully', () => decideJob(page, 'Publish', 'published')), [
        'PATCH /api/jobs/status',
      ]);
    });

    await test.step('a member finds the job by searching, and applies', async () => {
      const { page, requests } = applicant;
      await open(page, '/exploreJobs');
      await main(page).getByPlaceholder('Job title, skills').fill('ferry planner');
      await main(page).getByPlaceholder('City or remote').fill('kochi');
      await main(page).getByRole('search').getByRole('button', { name: 'Apply' }).click();
      await expect(detail(page).getByRole('heading', { name: TITLE })).toBeVisible();
      await detail(page).getByRole('link', { name: 'Apply Job' }).click();
      await fillApplication(page);
      await chooseCv(page, { ...PDF, buffer: CV });
      await main(page).getByRole('button', { name: 'Submit' }).click();
      await expectFocusReturn(page, 'Submit');
      await expectCalls(requests, () => expectToast(page, 'Applied for the job successfully', () => acceptTerms(page)), [
        'POST /api/jobs/applyJob',
        'GET /api/jobs/{id}',
        'GET /api/jobs/jobsAppliedByUser',
      ]);
      await expect(page).toHaveURL('/dashboard/jobs');
      await expect(detail(page).getByRole('heading', { name: TITLE })).toBeVisible();
      await expect(detail(page).getByRole('button', { name: 'Already applied' })).toBeDisabled();
      const mails = (await readOutbox(page)).filter(({ subject }) => subject.endsWith(`applied: ${TITLE}`));
      expect(mails.map(({ to }) => to).toSorted()).toEqual(['devika@example.org', 'employer@example.org']);
    });

    await test.step('the employer sees who applied, downloads the CV byte for byte, and shortlists the member', async () => {
      const { page, requests } = employer;
      await openMyJob(page, 'created');
      await detail(page).getByRole('link', { name: '1 Members Applied' }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      const row = main(page).getByRole('row').filter({ hasText: 'Devika Menon' });
      await expect(row.getByRole('cell', { name: '₹29,00,000' })).toBeVisible();
      const [download, request] = await Promise.all([
        page.waitForEvent('download'),
        page.waitForRequest('**/api/files/*'),
        row.getByRole('button', { name: 'Download the CV of Devika Menon' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('cv.pdf');
      expect((await readFile(await download.path())).equals(CV)).toBe(true);
      cvUrl = request.url();
      // Downloading the CV marks the application as seen.
      await row.getByRole('button', { name: 'Seen: stage of Devika Menon' }).click();
      const chooseShortlisted = () => page.getByRole('menuitem', { name: 'Shortlisted' }).click();
      await expectCalls(requests, () => expectToast(page, 'Devika Menon: Shortlisted', chooseShortlisted), [
        'PATCH /api/applications/{id}/stage',
      ]);
      await expect(row.getByRole('button', { name: 'Shortlisted: stage of Devika Menon' })).toBeVisible();
    });

    await test.step('the member sees the stages of the application, and withdraws it', async () => {
      const { page, requests } = applicant;
      await openMyJob(page, 'applied');
      await expect(detail(page).getByText('Your application: Shortlisted')).toBeVisible();
      for (const stage of ['Received', 'Seen', 'Shortlisted']) {
        await expect(
          detail(page)
            .getByRole('listitem')
            .filter({ hasText: new RegExp(`^${stage} `) }),
        ).toBeVisible();
      }
      await detail(page).getByRole('button', { name: 'Withdraw' }).click();
      const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
      const confirmWithdrawal = () => dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expectCalls(requests, () => expectToast(page, 'Your application was withdrawn, and your CV deleted', confirmWithdrawal), [
        'DELETE /api/jobs/applyJob/{id}',
        'GET /api/jobs/jobsAppliedByUser',
      ]);
      await expect(card(page)).toHaveCount(0);
    });

    await test.step('the employer no longer sees the application', async () => {
      const { page } = employer;
      const token = await page.evaluate(() => localStorage.getItem('authToken'));
      expect((await page.request.get(cvUrl, { headers: { authorization: `Bearer ${token}` } })).status()).toBe(404);
      await openMyJob(page, 'created');
      await expectToast(page, 'No one has applied to this job', () =>
        detail(page).getByRole('button', { name: '0 Members Applied' }).click(),
      );
    });

    for (const { page, noise } of [employer, admin, applicant]) {
      // Requests still pending at the end of the test must not fail it.
      await page.goto('about:blank');
      await page.context().close();
      noise.expectNone();
    }
  },
);
