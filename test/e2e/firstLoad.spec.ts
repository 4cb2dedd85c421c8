import type { Page } from '@playwright/test';
import { measureSize } from '../perf/page/sizes.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { header } from './pageParts.ts';

/** Most JavaScript that a first load may bring, gzip, everything counted; bytes. */
const MOST_BYTES = 216_000;

const paths = ['/', '/exploreJobs'];

for (const path of paths) {
  test(`${path} loads at most 216 kB of JavaScript`, async ({ browser, baseURL }) => {
    const { total, files } = await measureSize(browser, baseURL ?? '', path);
    expect(total, files.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
    expect(files.length).toBeGreaterThan(4);
  });
}

test.describe('the faces', () => {
  const fontRequests = (page: Page): string[] => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') seen.push(new URL(request.url()).pathname);
    });
    return seen;
  };
  /** The document comes so late that the line counts as slow. */
  const slowLine = async (page: Page): Promise<void> => {
    await page.route(
      ({ pathname }) => paths.includes(pathname),
      async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 400);
        });
        await route.fallback();
      },
    );
  };
  const inUse = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replace(/"/g, '')));

  test('[HOME-01] are named by no page, so that no picture waits for them', async ({ page, baseURL }) => {
    for (const path of paths) {
      const html = await (await page.request.get(`${baseURL ?? ''}${path}`)).text();
      expect(html).not.toMatch(/<link[^>]*as="?font/);
      expect([...html.matchAll(/<style[^>]*>[^<]*<\/style>/g)].join('')).not.toContain('.woff2');
    }
  });

  test('[HOME-01] are asked for after everything else on a slow line, and shown with the next page', async ({ page }) => {
    const seen = fontRequests(page);
    await slowLine(page);
    await page.goto('/');
    expect(seen).toEqual([]);
    await hydrated(page);
    await expect.poll(() => seen.length).toBe(3);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('faces=1');
    expect(await inUse(page)).not.toContain('Mukta');
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/Login/);
    await expect.poll(() => inUse(page)).toEqual(expect.arrayContaining(['Anek Latin', 'Mukta']));
    expect(seen).toHaveLength(3);
  });

  test('[HOME-01] are there at once when they are in the cache, on any line', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'faces', value: '1', url: baseURL ?? '' }]);
    await slowLine(page);
    await page.goto('/');
    await expect.poll(() => inUse(page)).toEqual(expect.arrayContaining(['Anek Latin', 'Mukta']));
  });
});
