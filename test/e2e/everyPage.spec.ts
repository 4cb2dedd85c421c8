import type { Page } from '@playwright/test';
import { chunksOf } from '../../src/app/pageRecord.ts';
import { notFoundPage, pages } from '../../src/app/pages.ts';
import { paths } from '../../src/config/paths.ts';
import type { RequestLog } from '../support/e2e/requestLog.ts';
import { expect, expectAccessible, expectHydratedInPlace, expectNoHorizontalScroll, waitForHydration, setWidth, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';
import { exampleAddress } from '../support/exampleAddress.ts';

/** Pages that redirect visitors to the login. */
const LOGIN_REDIRECTS: string[] = [paths.applyJob, paths.video, paths.profileVideo];

/** Every page of the site, from the page records; new pages are included. */
const allPages = [...pages, notFoundPage].map((page) => ({
  page,
  path: exampleAddress(page),
  status: page.path.endsWith('*') ? 404 : 200,
  isRestricted: page.access !== undefined,
  // The application form and the videos redirect to the login (DASH-02, VID-01).
  visitorHeading: LOGIN_REDIRECTS.includes(page.path) ? 'Member Login' : 'Access Restricted',
}));

/** Returns a key that pages of the same appearance share: one key for all restricted pages, otherwise the page's module. */
const getAppearanceKey = ({ page, isRestricted }: (typeof allPages)[number]): unknown => (isRestricted ? 'restricted' : page.module);
const distinctPages = allPages.filter(
  (item, index) => allPages.findIndex((other) => getAppearanceKey(other) === getAppearanceKey(item)) === index,
);

test.beforeEach(({ noise }, { title }) => {
  // The browser logs the status 404 as an error.
  if (title.includes('status 404')) noise.allow(/404/);
});

/** How far the browser's clock is ahead. Cached pages must hydrate even long after they were rendered. */
const CLOCK_LEAD_MS = 400 * 86_400_000;

/** Names of all chunks that contain a page, a layout or a guard. */
const PAGE_CHUNKS = new Set(allPages.flatMap(({ page }) => chunksOf(page)));

/** Checks that a document lists the scripts of its page, and that no page's script is fetched without being listed. */
async function expectOwnScripts(page: Page, requests: RequestLog, chunks: readonly string[]): Promise<void> {
  const bootJson = (await page.locator('#boot').textContent()) ?? '';
  const getChunkName = (script: string): string => /\/assets\/([\w-]+)\.\w+\.js$/.exec(script)?.[1] ?? '';
  const bootScripts = new Set((JSON.parse(bootJson) as { scripts: string[] }).scripts.map(getChunkName));
  expect([...bootScripts], 'scripts that the document names').toEqual(expect.arrayContaining([...chunks]));
  const fetchedChunks = requests.scripts().map(getChunkName);
  expect(
    fetchedChunks.filter((name) => PAGE_CHUNKS.has(name) && !bootScripts.has(name)),
    'scripts that were fetched later',
  ).toEqual([]);
}

/** Opens a page and checks its response: status, scripts, data, title and heading. */
async function openAndCheckPage(page: Page, requests: RequestLog, entry: (typeof allPages)[number]): Promise<void> {
  const { path, status, isRestricted, visitorHeading } = entry;
  await page.clock.setFixedTime(Date.now() + CLOCK_LEAD_MS);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  // The server cannot know who may open a restricted page, or who has requested a passcode. So these pages change in the browser.
  if (isRestricted || path === paths.otp) await expectReady(page);
  else await expectHydratedInPlace(page);
  await page.waitForLoadState('networkidle');
  requests.expectNoneTwice();
  // Where visitors are redirected to the login, they see another page.
  if (!LOGIN_REDIRECTS.includes(entry.page.path) && path !== paths.otp) await expectOwnScripts(page, requests, chunksOf(entry.page));
  expect(requests.backendCalls(), 'calls for data that is already in the page').toEqual([]);
  await expect(page).toHaveTitle(/Kaveri Chapter/);
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (isRestricted) await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(visitorHeading);
}

for (const item of allPages.filter((other) => !distinctPages.includes(other))) {
  test(`[NAV-01] [NAV-04] ${item.path} is complete with status ${item.status}, a title and one main heading`, ({ page, requests }) =>
    openAndCheckPage(page, requests, item));
}

// One visit for all checks, because opening the page takes most of the time.
for (const item of distinctPages) {
  test(`[NAV-01] [NAV-04] [NAV-05]${item.status === 404 ? ' [NF-01]' : ''} ${item.page.name} (${item.path}, status ${item.status}) is complete and accessible, has large enough buttons and never scrolls sideways`, async ({
    page,
    requests,
  }) => {
    await openAndCheckPage(page, requests, item);
    // Some pages redirect once the session is known: the final page is checked.
    await expectReady(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step('axe finds nothing, in light and in dark', () => expectAccessible(page));
    await test.step('it does not scroll sideways', async () => {
      await expectNoHorizontalScroll(page);
      // Opens the page again in a small window, where it may hydrate differently than on a desktop.
      await setWidth(page, 320);
      await page.goto(item.path);
      await waitForHydration(page);
      for (const width of [768, 360, 320]) {
        await setWidth(page, width);
        await expectNoHorizontalScroll(page);
      }
    });
    await test.step('buttons are large enough for a thumb', async () => {
      const targets = await main(page).evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('button, a.MuiButton-root')]
          .filter((target) => target.checkVisibility())
          .map((target) => ({ name: target.textContent || target.ariaLabel, height: target.getBoundingClientRect().height })),
      );
      expect(targets.filter(({ height }) => height < 43.5)).toEqual([]);
    });
  });
}

test('[NAV-01] pages of every appearance are readable without JavaScript', async ({ plainPage }) => {
  test.setTimeout(120_000);
  for (const { path } of distinctPages) {
    await test.step(path, async () => {
      await plainPage.goto(path);
      await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoHorizontalScroll(plainPage);
    });
  }
});
