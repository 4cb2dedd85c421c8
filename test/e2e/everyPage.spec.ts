import { expect, expectAccessible, expectHydratedInPlace, expectNoSidewaysScroll, hydrated, setWidth, test } from './fixtures.ts';

const pages = [
  { name: 'home', path: '/', status: 200 },
  { name: 'job board', path: '/exploreJobs', status: 200 },
  { name: 'login', path: '/Login', status: 200 },
  { name: 'not found', path: '/no-such-page', status: 404 },
];

for (const { name, path, status } of pages) {
  test.describe(name, () => {
    test(`[NAV-01] [NF-01] is answered whole with status ${status} and hydrates in place`, async ({ page, requests }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expectHydratedInPlace(page);
      await page.waitForLoadState('networkidle');
      requests.expectNoneTwice();
      expect(requests.backendCalls(), 'data that the page already carries').toEqual([]);
    });

    test('[NAV-04] has a title, a description and one main heading', async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page).toHaveTitle(/Kaveri Chapter/);
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('[NAV-05] has nothing that axe finds, in light and in dark', async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    });

    for (const width of [320, 360, 768, 1440]) {
      test(`[NAV-05] does not scroll sideways at ${width} px`, async ({ page }) => {
        await setWidth(page, width);
        await page.goto(path);
        await hydrated(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('[NAV-01] reads without JavaScript', async ({ plainPage }) => {
      await plainPage.goto(path);
      await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(plainPage);
    });
  });
}
