import type { Page } from '@playwright/test';
import { measureSize } from '../perf/page/sizes.ts';
import { expect, waitForHydration, test } from './fixtures.ts';

/** Maximum size of all JavaScript that a first load fetches, in bytes after gzip (docs/decisions/032). */
const LIMITS = [
  ['/', 250_000],
  // The board's filters use Material UI's fields.
  ['/exploreJobs', 268_000],
] as const;

for (const [path, limit] of LIMITS) {
  test(`${path} loads at most ${limit / 1000} kB of JavaScript`, async ({ browser, baseURL }) => {
    const { total, files } = await measureSize(browser, baseURL ?? '', path);
    expect(total, files.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(limit);
    expect(files.length).toBeGreaterThan(4);
  });
}

test.describe('the fonts', () => {
  const readLoadedFonts = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replace(/"/g, '')));

  test('are not preloaded, so they delay no picture', async ({ page, baseURL }) => {
    for (const [path] of LIMITS) {
      const html = await (await page.request.get(`${baseURL ?? ''}${path}`)).text();
      expect(html).not.toMatch(/<link[^>]*as="?font/);
    }
  });

  test('do not change the width of the heading when they load late, and load again after a reload', async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1_500);
      });
      await route.continue();
    });
    await page.goto('/');
    const measureWidth = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().width);
    const widthBefore = await measureWidth();
    await waitForHydration(page);
    await expect.poll(() => readLoadedFonts(page)).toEqual(expect.arrayContaining(['Anek Latin', 'Mukta']));
    expect(await measureWidth()).toBe(widthBefore);
    await page.unroute(/\.woff2$/);
    await page.reload();
    await expect.poll(() => readLoadedFonts(page)).toEqual(expect.arrayContaining(['Anek Latin', 'Mukta']));
  });
});
