import type { Page } from '@playwright/test';
import { sendHtml, sendJson, startBackendStub, type BackendStub } from './backendStub.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const main = (page: Page) => page.getByRole('main');
const jobs = (page: Page) => page.getByRole('region', { name: 'Open jobs' });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/** The page still works: the visitor can go on, the scheme switch answers, header and footer are there. */
async function expectAlive(page: Page): Promise<void> {
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/Contact');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  const before = await page.locator('html').getAttribute('class');
  await header(page).getByRole('button', { name: 'Switch between light and dark colours' }).click();
  await expect(page.locator('html')).not.toHaveClass(before ?? '');
  await expect(footer(page).getByText(/^©/)).toBeVisible();
}

test.describe('local storage', () => {
  const damaged = {
    'no JSON': '{"_id":',
    'another type': '[1,2,3]',
    null: 'null',
    'wrong types': JSON.stringify({
      accessToken: 5,
      email: {},
      _id: ['x'],
      name: true,
      role: 1,
      mobileNumber: 2,
      membership_number: 3,
      profilePicture: 4,
      _persist: 5,
    }),
    'fields that are no JSON': JSON.stringify({ _id: 'abc', name: '{', _persist: '{"version":0,"rehydrated":true}' }),
    'another version': JSON.stringify({ _id: '"abc"', _persist: '{"version":7,"rehydrated":true}' }),
    'an enormous text': 'x'.repeat(2_000_000),
  };
  for (const [name, value] of Object.entries(damaged)) {
    test(`[AUTH-09] [AUTH-08] with a damaged record (${name}) the visitor is signed out and the page works (D-32)`, async ({ page }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('damaged') !== null) return;
        sessionStorage.setItem('damaged', '');
        localStorage.setItem('user-storage', text);
        sessionStorage.setItem('scroll-positions', text.slice(0, 1_000));
      }, value);
      await page.goto('/');
      await ready(page);
      await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
      await expectAlive(page);
      await page.goto('/dashboard/profile');
      await expect(
        main(page)
          .getByText(/Access Restricted/i)
          .first(),
      ).toBeVisible();
    });
  }

  test('[AUTH-09] [AUTH-07] that is full breaks nothing: logging in still works for the page', async ({ page, ownSite }) => {
    const site = await ownSite();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await logInAt(page, site.origin);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expectAlive(page);
  });

  test('[AUTH-09] [AUTH-07] that is blocked, with cookies, breaks nothing: logging in still works for the page', async ({
    page,
    ownSite,
  }) => {
    const site = await ownSite();
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await logInAt(page, site.origin);
    await expectAlive(page);
    await page.goBack();
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
  });

  async function logInAt(page: Page, origin: string): Promise<void> {
    await page.goto(`${origin}/Login`);
    await ready(page);
    await main(page).getByRole('textbox', { name: 'Email' }).fill('member@example.org');
    await main(page).getByRole('button', { name: 'Request OTP' }).click();
    const passcode = main(page).getByRole('textbox', { name: 'One-time passcode' });
    await expect(passcode).toBeVisible();
    let code: string | undefined;
    await expect(async () => {
      const mails = (await (await page.request.get(`${origin}/outbox.json`)).json()) as { text: string }[];
      code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
      expect(code).toBeDefined();
    }).toPass();
    await passcode.fill(code ?? '');
    await main(page).getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL(/\/dashboard\/profile$/);
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  }
});

test.describe('backends in trouble', () => {
  let stub: BackendStub;

  test.beforeEach(async ({ noise }) => {
    // The browser reports each call that failed; so does the page of a failed board.
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

  /** The home page in trouble: every part says so and offers Retry, the menus too. */
  async function expectHomeInTrouble(page: Page): Promise<void> {
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(4, { timeout: 30_000 });
    await expect(main(page).getByRole('button', { name: 'Retry' })).toHaveCount(4);
    await expect(footer(page).getByText('Please reload page')).toBeVisible({ timeout: 30_000 });
  }

  async function expectBoardInTrouble(page: Page): Promise<void> {
    await expect(main(page).getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
    await expect(main(page).getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }

  test('[HOME-08] [HDR-04] [ERR-01] [ERR-02] dead: clear messages, a page that works, and Retry once they are back', async ({
    page,
    ownSite,
  }) => {
    test.setTimeout(120_000);
    await stub.stop();
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    expect((await page.goto(site.origin))?.status()).toBe(200);
    await expectHomeInTrouble(page);
    await expectNoSidewaysScroll(page);
    await expectAlive(page);
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    await expectBoardInTrouble(page);
    await expectAccessible(page);

    stub.behave((request, response) => {
      if (request.url?.startsWith('/api/')) return sendJson(response, [{ _id: 'a1', jobTitle: 'Programme manager', status: 'published' }]);
      return sendJson(response, { success: true, data: request.url?.includes('certifications-listing') ? [certification] : [] });
    });
    await stub.start();
    await main(page).getByRole('button', { name: 'Retry' }).first().click();
    await expect(jobs(page).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await footer(page).getByRole('navigation', { name: 'Trainings' }).getByRole('button', { name: 'Retry' }).click();
    await expect(footer(page).getByRole('link', { name: 'PMP Certfication Training' })).toBeVisible({ timeout: 30_000 });
  });

  for (const status of [200, 500]) {
    test(`[HOME-08] [HDR-04] [ERR-02] [JOBS-08] answering HTML with status ${status}: clear messages and a page that works`, async ({
      page,
      ownSite,
    }) => {
      test.setTimeout(120_000);
      stub.behave((_request, response) => sendHtml(response, status));
      const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
      await page.goto(site.origin);
      await expectHomeInTrouble(page);
      await expect(page.getByText('There has been a critical error')).toHaveCount(0);
      await expectAlive(page);
      await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
      await expectBoardInTrouble(page);
      await expect(page.getByText('There has been a critical error')).toHaveCount(0);
      await header(page).getByRole('link', { name: 'Login' }).click();
      await main(page).getByRole('textbox', { name: 'Email' }).fill('member@example.org');
      await main(page).getByRole('button', { name: 'Request OTP' }).click();
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Request OTP' })).toBeEnabled();
    });
  }

  test('[CACHE-01] once they are back, a reload shows what they say: a page in trouble is not kept', async ({ page, ownSite }) => {
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    const served = async (): Promise<string> => (await page.request.get(site.origin)).text();
    expect(await served()).not.toContain('PMP Certfication');
    stub.behave((request, response) =>
      sendJson(response, { success: true, data: request.url?.includes('certifications-listing') ? [certification] : [] }),
    );
    expect(await served()).toContain('PMP Certfication');
  });

  test('[HOME-08] [JOBS-08] answering nonsense in every field: the pages stay whole', async ({ page, ownSite }) => {
    const nonsense = [
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
    stub.behave((request, response) => sendJson(response, request.url?.startsWith('/api/') ? nonsense : { success: true, data: nonsense }));
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    expect((await page.goto(site.origin))?.status()).toBe(200);
    await ready(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.goto(`${site.origin}/exploreJobs`))?.status()).toBe(200);
    await ready(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectAlive(page);
  });

  test('[HOME-08] [JOBS-02] slow (10 s): the page is there at once, says that it takes long, and shows what comes', async ({
    page,
    ownSite,
  }) => {
    test.setTimeout(120_000);
    const slow = (body: unknown, response: Parameters<typeof sendJson>[0]) => setTimeout(() => sendJson(response, body), 10_000);
    stub.behave((request, response) => {
      const listed = [{ _id: 'a1', jobTitle: 'Programme manager', status: 'published' }];
      slow(request.url?.startsWith('/api/') ? listed : { success: true, data: [certification] }, response);
    });
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    await page.goto(`${site.origin}/exploreJobs`);
    await ready(page);
    await expect(footer(page).getByText('Loading Menus...').first()).toBeVisible();
    await expect(page.getByText('This is taking longer than usual').first()).toBeVisible({ timeout: 20_000 });
    await expect(jobs(page).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
    await expect(footer(page).getByRole('link', { name: 'PMP Certfication Training' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('This is taking longer than usual')).toHaveCount(0);
    await expectAlive(page);
  });

  test('[JOBS-02] [HDR-02] [HOME-04] knowing only the documents: no limit, no cursor, no extensions, bare lists (D-1, D-22)', async ({
    page,
    ownSite,
  }) => {
    const listed = Array.from({ length: 7 }, (_, at) => ({
      _id: `65f1c0ffee65f1c0ffee100${at}`,
      jobTitle: `Role ${at + 1}`,
      location: 'Chennai',
      jobType: 'Full-time',
      jobDescription: 'Work.',
      closingDate: '2099-12-31',
      createdAt: '2026-11-01T00:00:00.000Z',
      status: 'published',
      appliedBy: [],
    }));
    stub.behave((request, response) => {
      const { pathname } = new URL(request.url ?? '/', stub.origin);
      if (!pathname.startsWith('/api/')) {
        const named = { 'certifications-listing': [certification], 'event-categories': [{ id: 59, name: 'Conferences' }] };
        return sendJson(response, Object.entries(named).find(([call]) => pathname.includes(call))?.[1] ?? []);
      }
      const one = listed.find(({ _id }) => pathname.endsWith(_id));
      return sendJson(response, one ?? listed);
    });
    const site = await ownSite({ CMS_ORIGIN: stub.origin, JOBS_ORIGIN: stub.origin });
    await page.goto(site.origin);
    await ready(page);
    await expect(main(page).getByRole('link', { name: /^Learn More/ })).toHaveCount(1);
    await expect(main(page).getByText('Events coming soon')).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'PMP Certfication Training' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    for (const count of [3, 6]) {
      await expect(jobs(page).getByRole('listitem')).toHaveCount(count);
      await jobs(page).getByRole('link', { name: 'Load More' }).click();
    }
    await expect(jobs(page).getByRole('listitem')).toHaveCount(7);
    await expect(jobs(page).getByRole('link', { name: 'Load More' })).toHaveCount(0);
    await jobs(page).getByRole('link', { name: 'Role 7' }).click();
    await expect(main(page).getByRole('heading', { name: 'Role 7' }).last()).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test('[NAV-08] what is there stays and says so; pages that are not there offer Retry, and come once there is a connection', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/, /A page failed while rendering/, /ChunkLoadError/, /^console error: %o/);
    await page.goto('/');
    await ready(page);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page did not arrive' })).toBeVisible();
    await expect(footer(page)).toBeVisible();
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page did not arrive' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Home' }).click();
    await expect(main(page).getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
    await expectAlive(page);
  });
});

test.describe('code that does not arrive', () => {
  test.beforeEach(({ noise }) => noise.allow(/404/, /A page failed while rendering/, /ChunkLoadError/, /Minified React error/));

  const missing = (page: Page, pattern: string) => page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const CODE = '**/assets/jobs.*.js';

  test('[NAV-08] of the next page: a readable page with Retry and Home; header and footer stay', async ({ page }) => {
    await missing(page, CODE);
    await page.goto('/');
    await ready(page);
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page did not arrive' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectAlive(page);
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page did not arrive' })).toBeVisible();
    await page.unroute(CODE);
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
  });

  test('[NAV-08] of the first page: the same', async ({ page }) => {
    await missing(page, CODE);
    await page.goto('/exploreJobs');
    await ready(page);
    await expect(main(page).getByRole('heading', { level: 1, name: 'This page did not arrive' })).toBeVisible();
    await expectAlive(page);
  });

  test('[NAV-08] at all: the page stays readable, and what needs no code works', async ({ page }) => {
    await missing(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**/exploreJobs?keyword=scrum*');
    await header(page).locator('summary', { hasText: 'Trainings' }).first().click();
    await header(page).getByRole('link', { name: 'Corporate Training' }).first().click();
    await page.waitForURL('**/Training');
  });

  test('[TOAST-01] [NAV-08] of a message: the page goes on', async ({ page }) => {
    await missing(page, '**/assets/toasts.*.js');
    await page.goto('/exploreJobs');
    await ready(page);
    await page.getByRole('link', { name: 'Login to apply' }).click();
    await page.waitForURL('**/Login');
    await expectAlive(page);
  });
});

test('[NAV-08] a page that throws while rendering: a readable page with Retry and Home; header and footer stay', async ({
  page,
  noise,
}) => {
  noise.allow(/A page failed while rendering/, /broken on purpose/);
  await page.goto('/Contact');
  await ready(page);
  // Something that only the job board asks for.
  await page.evaluate(() => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = () => {
      throw new Error('broken on purpose');
    };
    Object.assign(window, { mend: () => Object.assign(URLSearchParams.prototype, { get }) });
  });
  await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toHaveCount(0);
  await expectAlive(page);
  await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(jobs(page).getByRole('listitem')).toHaveCount(3);
});
