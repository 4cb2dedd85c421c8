import type { Page } from '@playwright/test';
import { sendHtml, sendJson, startBackendStub, type BackendStub } from './backendStub.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './fixtures.ts';
import { expectWorkingPage, footer, header, jobList, main, expectReady } from './pageParts.ts';

test.describe('when the backends', () => {
  let stub: BackendStub;

  test.beforeEach(async ({ noise }) => {
    // The browser logs each failed request.
    noise.allow(/Failed to load resource/);
    stub = await startBackendStub((_request, response) => sendJson(response, { success: false, error: 'no', message: 'no' }, 500));
  });
  test.afterEach(() => stub.stop());

  const certification = {
    cert_id: 2691,
    certification_name: 'PMP Certification Training',
    shortform: 'PMP',
    experience: '',
    short_description: '',
    right_corner_icon: false,
  };

  /** Expects an error with Retry in each section of the home page that a backend fills, and an error in the footer's menus. */
  async function expectHomeErrors(page: Page): Promise<void> {
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(4, { timeout: 30_000 });
    await expect(main(page).getByRole('button', { name: 'Retry' })).toHaveCount(4);
    await expect(footer(page).getByText('Please reload page')).toBeVisible({ timeout: 30_000 });
  }

  async function expectBoardErrors(page: Page): Promise<void> {
    await expect(main(page).getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
    await expect(main(page).getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
  }

  test(
    '[HOME-08] [HDR-04] [ERR-01] [ERR-02] are unreachable, pages show errors, still work, and recover by themselves',
    { tag: '@core' },
    async ({ page, ownSite }) => {
      test.setTimeout(120_000);
      await stub.stop();
      const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
      expect((await page.goto(site.origin))?.status()).toBe(200);
      await expectHomeErrors(page);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await expectWorkingPage(page);
      await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
      await expectBoardErrors(page);
      await expectAccessible(page);

      stub.setHandler((request, response) => {
        if (request.url?.startsWith('/api/'))
          return sendJson(response, [{ _id: 'a1', jobTitle: 'Programme manager', status: 'published' }]);
        return sendJson(response, { success: true, data: request.url?.includes('certifications-listing') ? [certification] : [] });
      });
      await stub.start();
      await expect(jobList(page).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
      await expect(main(page).getByRole('alert')).toHaveCount(0);
      await expect(footer(page).getByRole('link', { name: 'PMP Certfication Training' })).toBeVisible({ timeout: 30_000 });
    },
  );

  for (const status of [200, 500]) {
    test(`[HOME-08] [HDR-04] [ERR-01] [ERR-02] respond with HTML and status ${status}, pages show errors and still work`, async ({
      page,
      ownSite,
    }) => {
      test.setTimeout(120_000);
      stub.setHandler((_request, response) => sendHtml(response, status));
      const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
      await page.goto(site.origin);
      await expectHomeErrors(page);
      await expect(page.getByText('There has been a critical error')).toHaveCount(0);
      await expectWorkingPage(page);
      await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
      await expectBoardErrors(page);
      await expect(page.getByText('There has been a critical error')).toHaveCount(0);
      await header(page).getByRole('link', { name: 'Login' }).click();
      await main(page).getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
      await main(page).getByRole('button', { name: 'Request passcode' }).click();
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Request passcode' })).toBeEnabled();
    });
  }

  test('[CACHE-01] recover, a reload shows their content, because a page with errors is not cached', async ({ page, ownSite }) => {
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    const fetchHomePage = async (): Promise<string> => (await page.request.get(site.origin)).text();
    expect(await fetchHomePage()).not.toContain('PMP Certfication');
    stub.setHandler((request, response) =>
      sendJson(response, { success: true, data: request.url?.includes('certifications-listing') ? [certification] : [] }),
    );
    expect(await fetchHomePage()).toContain('PMP Certfication');
  });

  test('[HOME-08] [JOBS-01] send invalid values in every field, the home page and the job board still work', async ({ page, ownSite }) => {
    const invalidResponses = [
      null,
      5,
      'text',
      [],
      {},
      {
        id: {},
        name: 7,
        title: [],
        _id: 'x',
        jobTitle: {},
        appliedBy: 'y',
        skills: 3,
        closingDate: 99,
        createdAt: {},
        number: {},
        content: [],
        cert_id: 'z',
      },
    ];
    stub.setHandler((request, response) =>
      sendJson(response, request.url?.startsWith('/api/') ? invalidResponses : { success: true, data: invalidResponses }),
    );
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    expect((await page.goto(site.origin))?.status()).toBe(200);
    await expectReady(page);
    for (const heading of ['Top Certifications We Support', 'Stay Engaged. Stay Ahead'])
      await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect((await page.goto(`${site.origin}/exploreJobs`))?.status()).toBe(200);
    await expectReady(page);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Find your dream PM job here' })).toBeVisible();
    await expectWorkingPage(page);
  });

  test('[HOME-08] [JOBS-02] take 20 s, the board opens at once, says that it is taking long, and then shows the jobs', async ({
    page,
    ownSite,
  }) => {
    test.setTimeout(120_000);
    // The browser's request joins the one that the server started while rendering, so the browser waits for less than 20 s.
    const respondSlowly = (body: unknown, response: Parameters<typeof sendJson>[0]) => setTimeout(() => sendJson(response, body), 20_000);
    stub.setHandler((request, response) => {
      const jobs = [{ _id: 'a1', jobTitle: 'Programme manager', status: 'published' }];
      respondSlowly(request.url?.startsWith('/api/') ? jobs : { success: true, data: [certification] }, response);
    });
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin, PROVIDER_TIMEOUT_SECONDS: '25' });
    await page.goto(`${site.origin}/exploreJobs`);
    await expectReady(page);
    await expect(footer(page).getByText('Loading Menus...').first()).toBeVisible();
    await expect(page.getByText('This is taking longer than usual').first()).toBeVisible({ timeout: 20_000 });
    await expect(jobList(page).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
    await expect(footer(page).getByRole('link', { name: 'PMP Certfication Training' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('This is taking longer than usual')).toHaveCount(0);
    await expectWorkingPage(page);
  });

  test('[JOBS-02] [HDR-02] [HOME-04] implement only the documented API (D-1, D-22), pages show all content', async ({ page, ownSite }) => {
    const listedJobs = Array.from({ length: 7 }, (_, index) => ({
      _id: `65f1c0ffee65f1c0ffee100${index}`,
      jobTitle: `Role ${index + 1}`,
      location: 'Chennai',
      jobType: 'Full-time',
      jobDescription: 'Work.',
      closingDate: '2099-12-31',
      createdAt: '2026-11-01T00:00:00.000Z',
      status: 'published',
      appliedBy: [],
    }));
    stub.setHandler((request, response) => {
      const { pathname } = new URL(request.url ?? '/', stub.origin);
      if (!pathname.startsWith('/api/')) {
        const responsesByCall = { 'certifications-listing': [certification], 'event-categories': [{ id: 59, name: 'Conferences' }] };
        return sendJson(response, Object.entries(responsesByCall).find(([call]) => pathname.includes(call))?.[1] ?? []);
      }
      const selectedJob = listedJobs.find(({ _id }) => pathname.endsWith(_id));
      return sendJson(response, selectedJob ?? listedJobs);
    });
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    await page.goto(site.origin);
    await expectReady(page);
    await expect(main(page).getByRole('link', { name: /^Learn More/ })).toHaveCount(1);
    await expect(main(page).getByText('Events coming soon')).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'PMP Certfication Training' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    for (const count of [3, 6]) {
      await expect(jobList(page).getByRole('listitem')).toHaveCount(count);
      await jobList(page).getByRole('link', { name: 'Load More' }).click();
    }
    await expect(jobList(page).getByRole('listitem')).toHaveCount(7);
    await expect(jobList(page).getByRole('link', { name: 'Load More' })).toHaveCount(0);
    await jobList(page).getByRole('link', { name: 'Role 7' }).click();
    await expect(main(page).getByRole('heading', { name: 'Role 7' }).last()).toBeVisible();
  });
});
