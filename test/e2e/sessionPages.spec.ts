import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, login, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

test.describe('the login, passcode and profile pages', () => {
  const open: Record<string, (page: Page) => Promise<void>> = {
    '/otp': async (page) => {
      // The response alone opens the page; no code is used.
      await page.route('**/send-otp', (route) => route.fulfill({ json: { success: true } }));
      await page.goto('/Login');
      await hydrated(page);
      await main(page)
        .getByRole('textbox', { name: 'E-mail' })
        .fill('a.rather.long.address.of.a.member@subdomain.of.the.chapter.example.org');
      await main(page).getByRole('button', { name: 'Request passcode' }).click();
      await expect(main(page).getByRole('button', { name: 'Log In' })).toBeVisible();
    },
    '/dashboard/profile': async (page) => {
      await login(page, 'member@example.org');
      await expect(main(page).getByRole('heading', { level: 1, name: 'Meenakshi Raghavan' })).toBeVisible();
    },
  };

  for (const [name, show] of Object.entries(open)) {
    test(`[NAV-05] [AUTH-01] [AUTH-03] [DASH-03] ${name} is accessible in light and dark, and never scrolls sideways`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page);
      await expectAccessible(page);
      for (const width of [320, 'phone', 'tablet', 'desktop'] as const) {
        await setWidth(page, width);
        await expectNoSidewaysScroll(page);
      }
      await setWidth(page, 320);
      await expectAccessible(page);
      const smallTargets = await main(page).evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('button, input, a')]
          .filter((target) => target.getBoundingClientRect().height < 43.5)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
      expect(smallTargets, 'touch targets below 44 px').toEqual([]);
    });
  }

  test('[AUTH-01] without JavaScript the login says what is missing, above its form and in its response, and stores no address', async ({
    plainPage,
  }) => {
    const requestedPaths: string[] = [];
    plainPage.on('request', (request) => requestedPaths.push(`${request.method()} ${request.url()}`));
    await plainPage.goto('/Login?from=%2FexploreJobs');
    await expect(plainPage.getByText(/^Signing in needs JavaScript/)).toBeVisible();
    await plainPage.getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
    await plainPage.keyboard.press('Enter');
    await expect(plainPage.getByRole('alert').filter({ hasText: 'No passcode was sent' })).toBeVisible();
    await expect(plainPage.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await expect(plainPage.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    await expect(plainPage).toHaveURL('/Login?from=%2FexploreJobs&noscripts=1');
    expect(requestedPaths.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(requestedPaths.filter((line) => line.includes('member'))).toEqual([]);
  });

  const MEMBERS_ONLY = [
    ['/otp', /^Entering the passcode needs JavaScript/],
    ['/dashboard/profile', /Signing in needs JavaScript/],
    ['/dashboard/jobs', /Signing in needs JavaScript/],
    ['/postJob', /Signing in needs JavaScript/],
    ['/applicants/:id', /Signing in needs JavaScript/],
    ['/applyJob/65f1c0ffee65f1c0ffee1001', /Signing in needs JavaScript/],
  ] as const;

  test('[AUTH-03] [DASH-02] pages for members say without JavaScript what is needed, link to the login and show no skeletons', async ({
    plainPage,
  }) => {
    for (const [address, text] of MEMBERS_ONLY) {
      await test.step(address, async () => {
        await plainPage.goto(address);
        await expect(plainPage.getByText(text)).toBeVisible();
        await expect(main(plainPage).locator('a[href^="/Login"]')).toBeVisible();
        for (const skeleton of await main(plainPage).locator('.MuiSkeleton-root').all()) await expect(skeleton).toBeHidden();
        await expect(plainPage.getByText(/^Loading the/)).toBeHidden();
        await expectNoSidewaysScroll(plainPage);
      });
    }
  });

  test('[AUTH-01] [AUTH-05] a form submitted twice before hydration is sent once', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requestedUrls.push(new URL(request.url()).pathname);
    });
    await page.route('**/send-otp', (route) => route.fulfill({ json: { success: true } }));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/Login', { waitUntil: 'commit' });
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
    await main(page).getByRole('button', { name: 'Request passcode' }).click();
    await main(page).getByRole('textbox', { name: 'E-mail' }).press('Enter');
    await expect(page).toHaveURL('/Login');
    release();
    await expect(page).toHaveURL(/\/otp$/);
    expect(requestedUrls).toEqual(['/wp-json/custom/v1/send-otp']);
  });
});
