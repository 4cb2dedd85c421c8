import type { Page } from '@playwright/test';
import { measureSize } from '../perf/sizes.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './pageParts.ts';

/** Maximum size of all JavaScript that a first load fetches, in bytes after gzip (docs/decisions/032). */
const LIMITS = [
  // The five pages of registration have added 1 kB: their records, paths and calls are part of the shell.
  ['/', 251_000],
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
  /** Returns the names of the site's own fonts that the page has. */
  const readOwnFonts = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => `${family.replace(/"/g, '')} ${weight}`)
        .filter((name) => /^(?:Anek Latin|Mukta) \d/.test(name)),
    );

  test('are not preloaded, so they delay no picture', async ({ page, baseURL }) => {
    for (const [path] of LIMITS) {
      const html = await (await page.request.get(`${baseURL ?? ''}${path}`)).text();
      expect(html).not.toMatch(/<link[^>]*as="?font/);
    }
  });

  for (const file of ['anek-latin', 'mukta-400', 'mukta-600']) {
    test(`are all shown or none: while ${file} is late, the page keeps the fallback fonts, and a later load shows ours`, async ({
      page,
    }) => {
      const { release } = await holdRequests(page, `**/${file}.*.woff2`);
      await page.goto('/');
      const measureWidth = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().width);
      const widthBefore = await measureWidth();
      // So long after the first paint that nobody may see the text change.
      await page.waitForFunction(
        () => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity) > 1_000,
      );
      expect(await readOwnFonts(page)).toEqual([]);
      const response = page.waitForResponse(new RegExp(`${file}\\..*woff2`));
      release();
      await (await response).finished();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await readOwnFonts(page)).toEqual([]);
      expect(await measureWidth()).toBe(widthBefore);
      await page.unrouteAll();
      await expect(async () => {
        await page.reload({ waitUntil: 'networkidle' });
        expect(await readOwnFonts(page)).toHaveLength(3);
      }).toPass();
    });
  }
});
