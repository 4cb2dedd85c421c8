import type { Page } from '@playwright/test';
import { eventIds, texts } from '../support/standIn/data/content.ts';
import { jobIds, visibleTitles } from '../support/standIn/data/jobs.ts';
import { PASSCODE, admin } from '../support/standIn/data/people.ts';
import { startStandIn, type Mode, type StandIn } from '../support/standIn/standIn.ts';
import { expect, test } from './fixtures.ts';
import { footer, header, html, main } from './pageParts.ts';

/** Tests pages of every role while the stand-in for a provider (test/support/standIn) fails, is slow or has very many events. */

/** Three retries of a read take seven seconds, a recovery at most ten more. */
const WITH_RETRIES = { timeout: 30_000 };

let standIn: StandIn;
let origin: string;
/** Responses that replace those of the stand-in, by the last part of the path. */
let faults: Record<string, { status: number; body: unknown }>;

test.beforeEach(async ({ ownSite, noise }) => {
  test.setTimeout(180_000);
  noise.allow(/Failed to load resource/);
  faults = {};
  standIn = await startStandIn({ slowMs: 2_500, respond: (path) => faults[path.split('/').at(-1) ?? ''] });
  const env = { CMS_ORIGIN: standIn.origin, JOBS_ORIGIN: standIn.origin, PROVIDER_FRESH_SECONDS: '0' };
  ({ origin } = await ownSite(env));
});
test.afterEach(async ({ context, page }) => {
  const tabs = context.pages().filter((tab) => tab !== page);
  await Promise.all(tabs.map((tab) => tab.close()));
  await standIn.close();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`, WITH_RETRIES);
  await expect(html(page)).toHaveAttribute('data-ready', '', WITH_RETRIES);
}

/** Opens pages in parallel tabs, so that their retries run at the same time, and checks each. @returns the tabs */
async function openAll<T>(
  page: Page,
  pages: readonly (readonly [path: string, expected: T])[],
  check: (tab: Page, expected: T) => Promise<void>,
): Promise<Page[]> {
  const openTabs: [tab: Page, expected: T][] = [];
  for (const [path, expected] of pages) {
    const tab = await page.context().newPage();
    await open(tab, path);
    openTabs.push([tab, expected]);
  }
  await Promise.all(openTabs.map(([tab, expected]) => check(tab, expected)));
  return openTabs.map(([tab]) => tab);
}

async function login(page: Page): Promise<void> {
  await open(page, '/Login');
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(admin.email);
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await main(page).getByRole('textbox', { name: 'One-time passcode' }).fill(PASSCODE);
  await main(page).getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/dashboard\/profile/i);
}

const expectText = (page: Page, text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible(WITH_RETRIES);
const expectNoOtherMessage = (page: Page) => expect(main(page).getByText(/cannot be reached|critical error|undefined/)).toHaveCount(0);

const eventPath = `/special-programs/pm-footprints/${eventIds.active}`;
const createdJobsPath = '/dashboard/jobs?tab=created';

/** Messages of public pages that the server has not loaded before. `backends.spec.ts` has more about the home page and the board. */
const publicPages: Readonly<Record<Exclude<Mode, 'up' | 'slow'>, [path: string, message: string | RegExp][]>> = {
  down: [
    [eventPath, 'The event could not be loaded'],
    ['/About-us', 'could not be loaded.'],
    ['/exploreJobs?keyword=coach', 'Failed to search jobs'],
  ],
  html500: [[eventPath, 'The event could not be loaded']],
  // A refused event cannot be distinguished from an unknown one (EVT-04).
  refuses: [
    ['/', 'The events could not be loaded.'],
    [eventPath, 'Error code: 404'],
  ],
};

/** Pages of members and moderators, with the documented messages (ERR-01). */
const memberPages: Readonly<Record<'down' | 'html500', [path: string, message: string][]>> = {
  down: [
    [createdJobsPath, 'Failed to fetch created jobs'],
    [`/editJob/${jobIds.sentBack}`, 'Failed to load job details'],
    [`/applicants/${jobIds.delivery}`, 'Could not get Applicants'],
    ['/dashboard/videos', 'Network error'],
  ],
  html500: [
    [createdJobsPath, 'Failed to fetch created jobs'],
    ['/dashboard/jobs?tab=applied', 'Failed to fetch applied jobs'],
    ['/dashboard/jobs?tab=pending', 'Failed to fetch jobs'],
    ['/dashboard/videos', 'Invalid response format'],
  ],
};

/** Opens public pages while the stand-in fails, expects their messages, and then ends the failure. */
async function expectPublicPages(page: Page, mode: keyof typeof publicPages): Promise<void> {
  standIn.setMode(mode);
  const tabs = await openAll(page, publicPages[mode], async (tab, message) => {
    // Menus do not wait for the retries.
    await expect(footer(tab).getByText('Please reload page').first()).toBeVisible(WITH_RETRIES);
    await expect(footer(tab).getByText('Loading Menus...')).toHaveCount(0);
    await expectText(tab, message);
    await expectNoOtherMessage(tab);
  });
  await Promise.all(tabs.map((tab) => tab.close()));
  standIn.setMode('up');
}

for (const mode of ['down', 'html500'] as const) {
  test(`[ERR-01] [ERR-02] [HDR-04] in the provider’s mode “${mode}” pages of every role show the documented messages, and recover`, async ({
    page,
  }) => {
    await expectPublicPages(page, mode);
    await login(page);
    standIn.setMode(mode);
    const [createdTab] = await openAll(page, memberPages[mode], async (tab, message) => {
      await expectText(tab, message);
      await expectNoOtherMessage(tab);
    });
    standIn.setMode('up');
    if (createdTab === undefined) throw new Error('No page was opened.');
    await expectText(createdTab, 'Transformation Lead');
    await expect(footer(createdTab).getByRole('link', { name: 'PMP® Certfication Training' })).toBeVisible(WITH_RETRIES);
    await expect(header(createdTab).getByRole('link', { name: 'Profile' })).toBeVisible();
  });
}

test('[ERR-02] [HOME-08] [AUTH-09] when every call is refused, pages show cached data or what could not be loaded, and the session ends', async ({
  page,
}) => {
  await expectPublicPages(page, 'refuses');
  await login(page);
  await open(page, '/exploreJobs');
  await expectText(page, visibleTitles[0] ?? '');
  standIn.setMode('refuses');
  await page.reload();
  await expectText(page, visibleTitles[0] ?? '');
  await expect(page.getByText(/^Shown as it was at/)).toBeVisible();
  await open(page, createdJobsPath);
  await expectText(page, 'Access Restricted');
});

test('[AUTH-07] [MOD-01] [D-63] [D-62] [D-63] an admin by `job_role`, of whom the provider says nothing else, can decide about jobs', async ({
  page,
}) => {
  faults['user-details'] = { status: 200, body: { success: true, _id: 7, job_role: 'admin' } };
  faults.checkUser = { status: 200, body: { user: { _id: 7 } } };
  await login(page);
  await expectText(page, admin.email);
  await open(page, '/dashboard/jobs?tab=pending');
  await main(page).getByRole('button', { name: 'Publish', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /publish/i })
    .click();
  await expect(page.getByText('Done: published.').first()).toBeVisible();
});

test('[AUTH-09] [ERR-01] a refusal by a firewall, or with a reason, does not end the session, and its reason is shown', async ({
  page,
}) => {
  await login(page);
  faults['user-details'] = { status: 403, body: '<h1>Blocked by the firewall</h1>' };
  await open(page, createdJobsPath);
  await expectText(page, 'Failed to fetch created jobs');
  await expect(header(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  faults = { checkUser: { status: 403, body: { message: 'Your membership has lapsed.' } } };
  await open(page, createdJobsPath);
  await expectText(page, 'Your membership has lapsed.');
  await expect(header(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  faults = {};
  await open(page, createdJobsPath);
  await expectText(page, 'Transformation Lead');
});

test('[HOME-08] [JOBS-02] while the provider is slow, pages for visitors and members open, and show their data once it arrives', async ({
  page,
}) => {
  await login(page);
  standIn.setMode('slow');
  const pages: [path: string, text: string][] = [
    ['/', texts.activeEvent],
    ['/exploreJobs', visibleTitles[0] ?? ''],
    [eventPath, texts.activeEvent],
    ['/dashboard/videos', texts.video],
    [`/applicants/${jobIds.delivery}`, 'Ravi Shetty'],
  ];
  await openAll(page, pages, async (tab, text) => {
    await expectText(tab, text);
    await expect(main(tab).getByText(/could not be loaded|Failed to/)).toHaveCount(0);
  });
});

test('[HOME-06] with 400 active events, the home page shows a few and then all, and the page of events shows them by month', async ({
  plainPage,
  ownSite,
}) => {
  const manyEventsStandIn = await startStandIn({ eventCount: 400 });
  try {
    const site = await ownSite({ CMS_ORIGIN: manyEventsStandIn.origin, JOBS_ORIGIN: manyEventsStandIn.origin });
    const events = main(plainPage).getByRole('region', { name: 'Stay Engaged. Stay Ahead' }).getByRole('article');
    for (const [width, shownCount] of [
      [360, 4],
      [1440, 13],
    ] as const) {
      await plainPage.setViewportSize({ width, height: 800 });
      await plainPage.goto(site.origin);
      await expect(events).toHaveCount(shownCount);
      await main(plainPage).getByRole('link', { name: 'All events' }).click();
      await expect(events).toHaveCount(400);
    }
    await plainPage.goto(`${site.origin}/events`);
    const months = main(plainPage).getByRole('region', { name: 'Upcoming Events' }).getByRole('region');
    await months.last().getByRole('heading', { level: 3 }).click();
    await expect(months.last().getByRole('link', { name: 'Evening 398' })).toBeVisible();
    expect(await months.count()).toBeGreaterThan(12);
  } finally {
    await manyEventsStandIn.close();
  }
});
