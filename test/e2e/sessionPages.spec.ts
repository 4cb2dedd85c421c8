import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectHydratedInPlace, expectNoSidewaysScroll, hydrated, login, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

test.describe('the pages of the session', () => {
  const open: Record<string, (page: Page) => Promise<void>> = {
    '/Login': async (page) => {
      await page.goto('/Login');
      await expectHydratedInPlace(page);
    },
    '/otp': async (page) => {
      // The answer alone opens the page; no code is spent.
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
    'Access Restricted': async (page) => {
      await page.goto('/dashboard/profile');
      await expect(main(page).getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
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
      const small = await main(page).evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('button, input, a')]
          .filter((target) => target.getBoundingClientRect().height < 43.5)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
      expect(small, 'touch targets below 44 px').toEqual([]);
    });
  }

  for (const address of ['/Login', '/otp', '/dashboard/profile']) {
    test(`[AUTH-01] [AUTH-03] [DASH-03] ${address} hydrates without a warning and calls nothing`, async ({ page, requests }) => {
      await page.goto(address);
      await hydrated(page);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(requests.backendCalls()).toEqual([]);
    });
  }

  test('[AUTH-01] the login page can be read without JavaScript', async ({ plainPage }) => {
    await plainPage.goto('/Login');
    await expect(plainPage.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await expect(plainPage.getByText(/^Signing in needs JavaScript/)).toBeVisible();
  });
});
