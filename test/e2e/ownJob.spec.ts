import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, loginThroughPages, setWidth, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

/** A job of the employer, to which the member has applied. */
const TITLE = 'Scrum Master for Two Payment Teams';
const CREATED_JOBS = '/dashboard/jobs?tab=created&show=30';

const card = (page: Page) => main(page).getByRole('listitem').filter({ hasText: TITLE });
const detail = (page: Page) => main(page).getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function openJobs(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
  await expect(card(page)).toBeVisible();
}

/** Returns the status with which the server responds to a visitor who requests the job. */
async function fetchStatus(page: Page, id: string): Promise<number> {
  return (await page.request.get(`/api/jobs/${id}`)).status();
}

test(
  '[MY-03] [MY-04] [D-53] an employer closes, reopens and copies a job, on a phone and by keyboard',
  { tag: '@core' },
  async ({ browser, ownSite }) => {
    test.setTimeout(240_000);
    const { origin } = await ownSite();
    const phoneContext = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 760 }, hasTouch: true });
    const employerPage = await phoneContext.newPage();
    await loginThroughPages(employerPage, 'employer@example.org');
    await openJobs(employerPage, CREATED_JOBS);
    const id = (await card(employerPage).locator('[data-job]').getAttribute('data-job')) ?? '';
    // Company, location and status are below the title, not beside it.
    expect((await card(employerPage).boundingBox())?.height).toBeLessThan(200);

    await test.step('in the list, two taps close the job, and a third tap undoes this', async () => {
      await card(employerPage)
        .getByRole('button', { name: `Actions for ${TITLE}` })
        .tap();
      await expectAccessible(employerPage);
      await employerPage.getByRole('menuitem', { name: 'Close as filled' }).tap();
      await expect(toast(employerPage, 'Job closed: filled.')).toBeVisible();
      await expect(card(employerPage).getByText('closed', { exact: true })).toBeVisible();
      expect(await fetchStatus(employerPage, id)).toBe(410);
      await undoButton(employerPage).tap();
      await expect(toast(employerPage, 'Job reopened: members can apply again.')).toBeVisible();
      await expect(card(employerPage).getByRole('button', { name: `Actions for ${TITLE}` })).toBeFocused();
      await expect(card(employerPage).getByText('closed', { exact: true })).toHaveCount(0);
      expect(await fetchStatus(employerPage, id)).toBe(200);
    });

    await test.step('the menu closes the job by keyboard, and Undo gets the focus', async () => {
      await card(employerPage)
        .getByRole('link', { name: new RegExp(TITLE) })
        .focus();
      for (const key of ['Tab', 'Enter', 'ArrowDown', 'Enter']) await employerPage.keyboard.press(key);
      await expect(undoButton(employerPage)).toBeFocused();
      await employerPage.keyboard.press('Enter');
      await expect(toast(employerPage, 'Job reopened: members can apply again.')).toBeVisible();
      await expect(card(employerPage).getByRole('button', { name: `Actions for ${TITLE}` })).toBeFocused();
    });

    await test.step('the detail view closes the job too, and its actions fit at every width', async () => {
      await card(employerPage)
        .getByRole('link', { name: new RegExp(TITLE) })
        .tap();
      await detail(employerPage)
        .getByRole('button', { name: `Close job: ${TITLE}` })
        .tap();
      await employerPage.getByRole('menuitem', { name: 'Close as filled' }).tap();
      await expect(detail(employerPage).getByText('Closed: filled').first()).toBeVisible();
      await expect(detail(employerPage).getByRole('button', { name: `Reopen: ${TITLE}` })).toBeVisible();
      for (const width of [320, 768, 1440]) {
        await setWidth(employerPage, width);
        await expectNoHorizontalScroll(employerPage);
      }
      await expectAccessible(employerPage);
    });

    await test.step('an applicant sees that the job is closed, and why', async () => {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
      const applicantPage = await context.newPage();
      await loginThroughPages(applicantPage, 'member@example.org');
      await openJobs(applicantPage, '/dashboard/jobs?tab=applied&show=30');
      await card(applicantPage)
        .getByRole('link', { name: new RegExp(TITLE) })
        .click();
      await expect(detail(applicantPage).getByText('Closed: filled').first()).toBeVisible();
      await context.close();
    });

    await test.step('another member cannot apply: neither page shows the job, and the server refuses the application', async () => {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
      const memberPage = await context.newPage();
      await loginThroughPages(memberPage, 'devika@example.org');
      for (const path of [`/exploreJobs?job=${id}`, `/applyJob/${id}`]) {
        await memberPage.goto(path);
        await expectReady(memberPage);
        await expect(main(memberPage).getByText('This job is no longer on the board')).toBeVisible();
        await expect(main(memberPage).getByRole('heading', { name: TITLE })).toHaveCount(0);
        await expect(main(memberPage).getByText(/^(Apply Job|Submit)$/)).toHaveCount(0);
      }
      const token = await memberPage.evaluate(() => localStorage.getItem('authToken'));
      const response = await memberPage.request.post('/api/jobs/applyJob', {
        headers: { authorization: `Bearer ${token}` },
        multipart: {
          jobId: id,
          name: 'Devika',
          email: 'devika@example.org',
          phoneNo: '9876543210',
          yearOfExperience: '4',
          city: 'Mysuru',
          employeeType: 'Full-time',
          currentCTC: '1500000',
          expectedCTC: '1800000',
          cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
        },
      });
      expect([response.status(), await response.json()]).toEqual([
        410,
        expect.objectContaining({ error: 'This job is closed: it has been filled' }),
      ]);
      await context.close();
    });

    await test.step('the job is copied as a new draft', async () => {
      await detail(employerPage)
        .getByRole('button', { name: `More: ${TITLE}` })
        .click();
      await employerPage.getByRole('menuitem', { name: 'Copy as a new draft' }).click();
      await expect(main(employerPage).getByText(`Copied from “${TITLE}”, which stays as it is.`)).toBeVisible();
      await expect(main(employerPage).getByLabel('Job title')).toHaveValue(TITLE);
      await expectAccessible(employerPage);
    });
    await phoneContext.close();
  },
);
