import type { Page } from '@playwright/test';
import { chunksOf } from '../../src/app/pageRecord.ts';
import { notFoundPage, pages } from '../../src/app/pages.ts';
import { paths } from '../../src/config/paths.ts';
import type { RequestLog } from '../support/e2e/requestLog.ts';
import {
  expect,
  expectAccessible,
  expectHydratedInPlace,
  expectNoHorizontalScroll,
  expectThumbSized,
  waitForHydration,
  setWidth,
  test,
  visitorTest,
} from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';
import { exampleAddress } from '../support/exampleAddress.ts';

/** Pages that redirect visitors to the login, and the requirement that says so. */
const LOGIN_REDIRECTS: ReadonlyMap<string, string> = new Map([
  [paths.applyJob, 'DASH-02'],
  [paths.video, 'VID-01'],
  [paths.otp, 'AUTH-03'],
]);

/**
 * The pages to open, from the page records; new pages are included. Visitors see the same at all restricted pages with the same guard, so
 * one of them suffices: `test/server/site/render.test.ts` and `navigation.spec.ts` check the document of each.
 */
const entries = [...pages, notFoundPage]
  .filter((page, index, all) => all.findIndex((other) => getAppearance(other) === getAppearance(page)) === index)
  .map((page) => ({
    page,
    path: exampleAddress(page),
    status: page.path.endsWith('*') ? 404 : 200,
    isRestricted: page.access !== undefined,
    leadsToLogin: LOGIN_REDIRECTS.has(page.path),
  }));

/** Returns a key that pages of the same appearance share. */
function getAppearance({ access, module }: (typeof pages)[number]): unknown {
  return access?.guard ?? module;
}

/** Names of all chunks that contain a page, a layout or a guard. */
const PAGE_CHUNKS = new Set([...pages, notFoundPage].flatMap(chunksOf));

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
async function openAndCheckPage(page: Page, requests: RequestLog, entry: (typeof entries)[number]): Promise<void> {
  const { path, status, isRestricted, leadsToLogin } = entry;
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  // The server cannot know who may open a restricted page, or who has requested a passcode. So these pages change in the browser.
  if (!isRestricted && !leadsToLogin) await expectHydratedInPlace(page);
  await expectReady(page);
  if (isRestricted || leadsToLogin) {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(leadsToLogin ? 'Member Login' : 'Access Restricted');
  }
  if (leadsToLogin) await expect(page).toHaveURL('/Login');
  else await expectOwnScripts(page, requests, chunksOf(entry.page));
  expect(requests.backendCalls(), 'calls for data that is already in the page').toEqual([]);
  await expect(page).toHaveTitle(/Kaveri Chapter/);
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the page again in a small window, where it may hydrate differently than on a desktop. */
async function expectFitsSmallWindows(page: Page, path: string): Promise<void> {
  await expectNoHorizontalScroll(page);
  await setWidth(page, 320);
  await page.goto(path);
  await waitForHydration(page);
  for (const width of [768, 360, 320]) {
    await setWidth(page, width);
    await expectNoHorizontalScroll(page);
  }
}

test.describe('every page', { tag: '@core' }, () => {
  // One visit for all checks, because opening the page takes most of the time.
  for (const item of entries) {
    const { page: record, path, status, leadsToLogin } = item;
    const title = `${record.name} (${path}, status ${status})`;
    if (leadsToLogin) {
      visitorTest(
        `[NAV-01] [NAV-04] [${LOGIN_REDIRECTS.get(record.path)}] ${title} is complete and leads visitors to the login`,
        ({ page, requests }) => openAndCheckPage(page, requests, item),
      );
      continue;
    }
    visitorTest(
      `[NAV-01] [NAV-04] [NAV-05]${status === 404 ? ' [NF-01]' : ''} ${title} is complete and accessible, has large enough buttons and never scrolls sideways`,
      async ({ page, requests, noise }) => {
        // The browser logs the status 404 as an error.
        if (status === 404) noise.allow(/404/);
        await openAndCheckPage(page, requests, item);
        await test.step('axe finds nothing, in light and in dark', () => expectAccessible(page));
        requests.expectNoneTwice();
        await test.step('it does not scroll sideways', () => expectFitsSmallWindows(page, path));
        await test.step('buttons are large enough for a thumb', () => expectThumbSized(page));
      },
    );
  }

  test('[NAV-01] pages of every appearance are readable without JavaScript', async ({ plainPage }) => {
    test.setTimeout(120_000);
    for (const { path } of entries) {
      await test.step(path, async () => {
        await plainPage.goto(path);
        await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoHorizontalScroll(plainPage);
      });
    }
  });
});
