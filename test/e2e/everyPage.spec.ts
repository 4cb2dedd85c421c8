import { notFoundPage, pages } from '../../src/app/pages.ts';
import { addressOf } from '../../src/app/routes.ts';
import { paths } from '../../src/config/paths.ts';
import { expect, expectAccessible, expectHydratedInPlace, expectNoSidewaysScroll, hydrated, setWidth, test } from './fixtures.ts';
import { main, ready } from './pageParts.ts';

/** Pages that lead visitors to the login at once. */
const LEADS_TO_LOGIN: string[] = [paths.applyJob, paths.video, paths.profileVideo];

/** Every page that the site has, from its records; a new page is walked through without a line here. */
const everyPage = [...pages, notFoundPage].map((page) => ({
  page,
  path: addressOf(page),
  status: page.path.endsWith('*') ? 404 : 200,
  closed: page.access !== undefined,
  // Whoever wants to apply or to watch is led to the login at once (DASH-02, VID-01).
  refusal: LEADS_TO_LOGIN.includes(page.path) ? 'Member Login' : 'Access Restricted',
}));

/** Pages that look alike are looked at once: those that are not open yet, and those that a visitor may not open. */
const look = ({ page, closed }: (typeof everyPage)[number]): string =>
  closed ? 'restricted' : `${page.module.chunk} ${page.path.endsWith('*')}`;
const everyLook = everyPage.filter((one, at) => everyPage.findIndex((other) => look(other) === look(one)) === at);

test.beforeEach(({ noise }, { title }) => {
  // The browser itself reports the status.
  if (title.includes('status 404')) noise.allow(/404/);
});

for (const { path, status, closed, refusal } of everyPage) {
  test(`[NAV-01] [NAV-04] [NF-01] ${path} is answered whole with status ${status}, under a title and one main heading`, async ({
    page,
    requests,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    // Who may open it is known to the browser only; so is that nobody asked for a passcode.
    if (closed || path === paths.otp) await ready(page);
    else await expectHydratedInPlace(page);
    await page.waitForLoadState('networkidle');
    requests.expectNoneTwice();
    expect(requests.backendCalls(), 'data that the page already carries').toEqual([]);
    await expect(page).toHaveTitle(/Kaveri Chapter/);
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /\w+ \w+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (closed) await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(refusal);
  });
}

for (const { page: record, path, status } of everyLook) {
  test.describe(`${record.name} (${path}, status ${status})`, () => {
    test('[NAV-05] has nothing that axe finds, in light and in dark', async ({ page }) => {
      await page.goto(path);
      // Some pages lead on once it is known who is there: the one that stays is looked at.
      await ready(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
