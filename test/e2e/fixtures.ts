import { test as base, type Browser, type Page } from '@playwright/test';
import { recordServedElements } from '../support/e2e/hydration.ts';
import { Noise } from '../support/e2e/noise.ts';
import { RequestLog } from '../support/e2e/requestLog.ts';
import { startSite, type Site } from '../support/e2e/site.ts';

export { expect } from '@playwright/test';
export { expectHydratedInPlace, waitForHydration } from '../support/e2e/hydration.ts';
export { login, loginThroughPages, readCode, readOutbox } from '../support/e2e/login.ts';
export {
  expectAccessible,
  expectNoHorizontalScroll,
  expectThumbSized,
  schemes,
  setScheme,
  setWidth,
  widths,
} from '../support/e2e/appearance.ts';

export interface FontOptions {
  /** Whether pages may load the site's fonts; otherwise they show the fallback fonts. */
  loadsSiteFonts: boolean;
}

interface Fixtures extends FontOptions {
  /** Fails the test at its end if it recorded any noise, as described at `test`. `noise.allow(/…/)` allows some. */
  noise: Noise;
  /** The requests of the page since it was last loaded. */
  requests: RequestLog;
  /** Starts a server with its own settings, for example with an unreachable backend. It stops when the test ends. */
  ownSite: (env?: Record<string, string>) => Promise<Site>;
  /** A page without JavaScript. */
  plainPage: Page;
}

/** A visitor's page, with the noise of its context and its requests. */
interface Visit {
  page: Page;
  noise: Noise;
  requests: RequestLog;
}

interface WorkerFixtures {
  /** What `visitorTest` keeps from test to test; empty before the first. */
  kept: { visit?: Visit };
}

/** Makes a page show the fallback fonts, as on a slow connection. */
export const blockSiteFonts = (page: Page): Promise<unknown> => page.route(/\.woff2$/, (route) => route.abort('aborted'));

/**
 * Playwright's `test` for the built site. A test fails on any script error, console error or warning, failed request, or request to
 * another host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  kept: [async ({}, use) => use({}), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  noise: [
    async ({ context }, use) => {
      const noise = new Noise(context);
      await use(noise);
      noise.expectNone();
    },
    { auto: true },
  ],
  loadsSiteFonts: [true, { option: true }],
  page: async ({ page, loadsSiteFonts }, use) => {
    await recordServedElements(page);
    if (!loadsSiteFonts) await blockSiteFonts(page);
    await use(page);
  },
  requests: async ({ page }, use) => use(new RequestLog(page)),
  ownSite: async ({ page }, use) => {
    const startedSites: Site[] = [];
    await use(async (env = {}) => {
      const site = await startSite({ env });
      startedSites.push(site);
      return site;
    });
    // Requests still pending at the end of the test must not fail it.
    await page.goto('about:blank');
    await Promise.all(startedSites.map((site) => site.stop()));
  },
  plainPage: async ({ browser, baseURL, loadsSiteFonts }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (!loadsSiteFonts) await blockSiteFonts(page);
    await use(page);
    await context.close();
  },
});

/** How far the browser's clock is ahead. Cached pages must hydrate even long after they were rendered. */
const CLOCK_LEAD_MS = 400 * 86_400_000;

/** Opens a page in a new context with the clock ahead. */
async function startVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext();
  await context.clock.setFixedTime(Date.now() + CLOCK_LEAD_MS);
  const page = await context.newPage();
  await recordServedElements(page);
  return { page, noise: new Noise(context), requests: new RequestLog(page) };
}

/**
 * `test` for pages as a visitor sees them. The tests of a worker share one page, which keeps the compiled scripts of the site and so needs half
 * the time. A test begins with empty storage and fails on the noise of its own page.
 */
export const visitorTest = test.extend<{ visit: Visit }>({
  visit: async ({ browser, kept }, use) => {
    const visit = (kept.visit ??= await startVisit(browser));
    const { page, noise } = visit;
    noise.reset();
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().setStorageState({ cookies: [], origins: [] });
    await use(visit);
    // Ends the page's requests, which must not be recorded in the next test.
    await page.goto('about:blank');
  },
  page: ({ visit }, use) => use(visit.page),
  requests: ({ visit }, use) => use(visit.requests),
  noise: async ({ visit: { noise } }, use) => {
    await use(noise);
    noise.expectNone();
  },
});
