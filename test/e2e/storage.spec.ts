import type { Page } from '@playwright/test';
import { expect, expectHydratedInPlace, loginThroughPages, test } from './fixtures.ts';
import { expectWorkingPage, header, jobList, main, expectReady } from './pageParts.ts';

test.describe('local storage', { tag: '@core' }, () => {
  /** Damaged values of `user-storage`, by their fault. */
  const damagedRecords = {
    'no JSON': '{"_id":',
    'another type': '[1,2,3]',
    'another shape': '{"state":{"user":{"_id":"1"}},"version":0}',
    null: 'null',
    'wrong types': JSON.stringify({
      accessToken: 5,
      email: {},
      _id: ['x'],
      name: true,
      role: 1,
      mobileNumber: 2,
      membership_number: 3,
      profilePicture: 4,
      _persist: 5,
    }),
    'fields that are no JSON': JSON.stringify({ _id: 'abc', name: '{', _persist: '{"version":0,"rehydrated":true}' }),
    'fields of the wrong type': JSON.stringify({ _id: '{"a":1}', name: '"Asha"', _persist: '{"version":0,"rehydrated":true}' }),
    'another version': JSON.stringify({ _id: '"abc"', _persist: '{"version":7,"rehydrated":true}' }),
    'an enormous text': 'x'.repeat(2_000_000),
  };
  test('[AUTH-09] [AUTH-08] with a damaged record leaves the visitor signed out, on pages that work (D-32)', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/outbox');
    await page.evaluate(() => localStorage.setItem('something-else', 'x'));
    for (const [name, value] of Object.entries(damagedRecords)) {
      await test.step(name, async () => {
        await page.evaluate((text) => localStorage.setItem('user-storage', text), value);
        await page.goto('/exploreJobs');
        await expectHydratedInPlace(page);
        await expectReady(page);
        await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
        await page.goto('/dashboard/profile');
        await expect(main(page).getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
        await expectWorkingPage(page);
        // If the record counted as signed in, the missing token would end the session, which clears the storage.
        expect(await page.evaluate(() => localStorage.getItem('something-else'))).toBe('x');
      });
    }
  });

  test('[AUTH-09] [AUTH-07] does not break login and logout when it is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await logInAndOut(page, 'employer@example.org');
    await expectWorkingPage(page);
  });

  test('[AUTH-09] [AUTH-07] does not break login and logout when it and cookies are blocked', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await logInAndOut(page, 'admin@example.org');
    await expectWorkingPage(page);
    await page.goBack();
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
  });

  async function logInAndOut(page: Page, email: string): Promise<void> {
    await page.goto('/Login');
    await expectHydratedInPlace(page);
    await loginThroughPages(page, email);
    await expect(main(page)).toContainText(email);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  }
});
