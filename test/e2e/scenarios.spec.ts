import { scenarioNames } from '../../server/platform/scenarioNames.ts';
import { Noise } from '../support/e2e/noise.ts';
import { expect, expectNoHorizontalScroll, waitForHydration, loginThroughPages, test } from './fixtures.ts';
import { main } from './pageParts.ts';

const PAGES = ['/', '/exploreJobs', '/dashboard/jobs'];

for (const path of PAGES)
  test(`${path} is complete on a phone and has no script error in every scenario`, async ({ browser, ownSite }) => {
    test.setTimeout(120_000);
    const { origin } = await ownSite({ NODE_ENV: 'development' });
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 780 } });
    const noise = new Noise(context);
    // Failures that belong to the scenario: refused calls and missing pictures.
    noise.allow(/Failed to load resource/);
    const page = await context.newPage();
    await loginThroughPages(page, 'member@example.org');
    for (const name of scenarioNames) {
      await test.step(`${name}: ${path}`, async () => {
        await page.goto(`/scenario/${name}?to=${path}`);
        await waitForHydration(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (name !== 'slow') await page.waitForLoadState('networkidle');
        expect.soft((await main(page).innerText()).length, `${name} ${path}: letters to read`).toBeGreaterThan(40);
        await expect.soft(page, `${name} ${path}`).not.toHaveTitle(/hacked/);
        await expectNoHorizontalScroll(page);
      });
    }
    // The last scenario ends the session after the first call.
    await expect(async () => {
      await page.goto('/dashboard/jobs');
      await waitForHydration(page);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Access Restricted|Member Login/, { timeout: 2_000 });
    }).toPass();
    noise.expectNone();
    await context.close();
  });
