import { chunkPattern } from '../support/e2e/chunkPattern.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './fixtures.ts';
import { expectWorkingPage, footer, header, jobList, main, expectReady } from './pageParts.ts';

test.describe('when the connection is lost', () => {
  test(
    '[NAV-08] the open page stays and shows a notice; pages not yet loaded offer Retry and open once there is a connection',
    { tag: '@core' },
    async ({ page, context, noise }) => {
      noise.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/');
      await expectReady(page);
      await context.setOffline(true);
      await expect(page.getByText(/^You are offline\./)).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
      await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
      await expect(footer(page)).toBeVisible();
      await main(page).getByRole('button', { name: 'Retry' }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
      await main(page).getByRole('link', { name: 'Home' }).click();
      await expect(main(page).getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
      await context.setOffline(true);
      await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
      await expect(page).toHaveTitle(/^This page could not be loaded \| /);
      await context.setOffline(false);
      await expect(main(page).getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect(page).toHaveTitle(/^Contact/);
      await expect(main(page).getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
      await expectWorkingPage(page);
    },
  );
});

test.describe('while offline', () => {
  test.beforeEach(({ noise }) => noise.allow(/ERR_INTERNET_DISCONNECTED/));

  test('[D-18] [JOBS-03] the board’s search form says that there is no connection, and the earlier results stay', async ({
    page,
    context,
  }) => {
    await page.goto('/exploreJobs');
    await expectReady(page);
    const titlesBefore = await jobList(page).getByRole('heading', { level: 3 }).allTextContents();
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('search').getByRole('status')).toHaveText('You are offline. Search again when the connection is back.');
    await expect(page).toHaveURL(/\/exploreJobs$/);
    expect(await jobList(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(titlesBefore);
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/keyword=scrum/);
    await expect(page.getByRole('search').getByRole('status')).toHaveText('');
  });

  test('[D-18] [JOBS-02] the board’s list says that Load More failed, keeps its jobs, and continues once there is a connection', async ({
    page,
    context,
  }) => {
    await page.goto('/exploreJobs?show=6');
    await expectReady(page);
    await context.setOffline(true);
    await jobList(page).getByRole('link', { name: 'Load More' }).click();
    await expect(jobList(page).getByRole('alert')).toContainText('There is no connection right now.', { timeout: 20_000 });
    await expect(jobList(page).getByRole('listitem')).toHaveCount(6);
    await context.setOffline(false);
    await expect(jobList(page).getByRole('listitem')).toHaveCount(9, { timeout: 20_000 });
    await expect(jobList(page).getByRole('alert')).toHaveCount(0);
  });

  for (const width of [360, 1440]) {
    test(`[D-18] the notice stays in sight at ${width} px and covers neither a heading scrolled to nor the focused control`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expectReady(page);
      await context.setOffline(true);
      const notice = page.getByText(/^You are offline\./);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect(notice).toBeInViewport({ ratio: 1 });
      const [headerBox, noticeBox] = [await header(page).boundingBox(), await notice.boundingBox()];
      expect(Math.round(noticeBox?.y ?? 0)).toBe(Math.round((headerBox?.y ?? 0) + (headerBox?.height ?? 0)));
      const headingTop = await page.evaluate(() => {
        const heading = [...document.querySelectorAll('main h2')].at(-1);
        heading?.scrollIntoView();
        return heading?.getBoundingClientRect().top ?? 0;
      });
      expect(headingTop).toBeGreaterThanOrEqual((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0));
      await expectNoHorizontalScroll(page);
      // On Shift+Tab, the browser scrolls each control to just below the header.
      const controls = main(page).locator('a[href], button').filter({ visible: true });
      await controls.last().focus();
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const focused = page.locator(':focus');
        await expect(focused).toBeInViewport();
        const focusedTop = (await focused.boundingBox())?.y ?? 0;
        expect(focusedTop, await focused.innerText()).toBeGreaterThanOrEqual((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0));
      }
    });
  }
});

test.describe('a page whose code fails to load', () => {
  test.beforeEach(({ noise }) => noise.allow(/404/));

  const respondWith404 = (page: Page, pattern: string | RegExp) =>
    page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const JOBS_CODE_PATTERN = chunkPattern('jobs');

  test(
    '[NAV-08] shows an error page with Retry when a link opens it, and header and footer keep working',
    { tag: '@core' },
    async ({ page }) => {
      await respondWith404(page, JOBS_CODE_PATTERN);
      await page.goto('/');
      await expectReady(page);
      await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await expectWorkingPage(page);
      await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
      await page.unroute(JOBS_CODE_PATTERN);
      await main(page).getByRole('button', { name: 'Retry' }).click();
      await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
    },
  );

  test('[NAV-08] shows an error page and logs no script error when it is opened first, and Retry loads it', async ({ page }) => {
    await respondWith404(page, JOBS_CODE_PATTERN);
    await page.goto('/exploreJobs');
    await expectReady(page);
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await page.unroute(JOBS_CODE_PATTERN);
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
    await expectWorkingPage(page);
  });

  test('[NAV-08] [HDR-01] shows an error page when the phone menu opens it offline, and its content once there is a connection', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/, /^console error: %o/);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await expectReady(page);
    await context.setOffline(true);
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/Contact$/);
    await context.setOffline(false);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });

  test('[NAV-08] stays readable when no script loads, and its search, menus and links work', async ({ page }) => {
    await respondWith404(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    await expect(page.getByRole('alert')).toHaveText('This page did not load fully. Reload');
    await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**/exploreJobs?keyword=scrum*');
    await header(page).locator('summary', { hasText: 'Trainings' }).first().click();
    await header(page).getByRole('link', { name: 'Corporate Training' }).first().click();
    await page.waitForURL('**/Training');
  });

  test('[NAV-08] shows a notice when only React fails to load, and works after Reload', async ({ page, noise }) => {
    noise.allow(/ChunkLoadError/);
    await respondWith404(page, chunkPattern('react'));
    await page.goto('/Login');
    await expect(page.getByRole('alert')).toHaveText('This page did not load fully. Reload');
    await expectAccessible(page);
    await page.unroute(chunkPattern('react'));
    await page.getByRole('link', { name: 'Reload' }).click();
    await expectReady(page);
    await expectWorkingPage(page);
  });

  test('[TOAST-01] [NAV-08] keeps working when the code of the toasts fails to load', async ({ page }) => {
    await respondWith404(page, chunkPattern('toasts'));
    await page.goto('/exploreJobs');
    await expectReady(page);
    await page.getByRole('link', { name: 'Login to apply' }).click();
    await page.waitForURL('**/Login');
    await expectWorkingPage(page);
  });
});

test('[NAV-08] a page that throws while rendering shows an error with Retry and Home, and header and footer keep working', async ({
  page,
  noise,
}) => {
  noise.allow(/broken on purpose/);
  await page.goto('/Contact');
  await expectReady(page);
  // Makes only the job board throw: no other page reads the parameter `keyword`.
  await page.evaluate(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = function (name: string) {
      if (name === 'keyword') throw new Error('broken on purpose');
      return get.call(this, name);
    };
    Object.assign(window, { restoreGet: () => Object.assign(URLSearchParams.prototype, { get }) });
  });
  await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toHaveCount(0);
  await expectWorkingPage(page);
  await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  // If the method were restored earlier, the board would recover without a click.
  await expect(main(page).getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.evaluate(() => (window as unknown as { restoreGet: () => void }).restoreGet());
  await main(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
  // The button was removed, so the focus starts at the top of the new page.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});
