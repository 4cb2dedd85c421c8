import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectWorkingPage, header, jobList, main, expectReady } from './pageParts.ts';

test.describe('local storage', () => {
  /** Damaged values of `user-storage`, by their fault. */
  const damagedRecords = {
    'no JSON': '{"_id":',
    'another type': '[1,2,3]',
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
    'another version': JSON.stringify({ _id: '"abc"', _persist: '{"version":7,"rehydrated":true}' }),
    'an enormous text': 'x'.repeat(2_000_000),
  };
  test('[AUTH-09] [AUTH-08] with a damaged record leaves the visitor signed out, on pages that work (D-32)', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/outbox');
    for (const [name, value] of Object.entries(damagedRecords)) {
      await test.step(name, async () => {
        await page.evaluate((text) => localStorage.setItem('user-storage', text), value);
        await page.goto('/dashboard/profile');
        await expect(main(page).getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
        await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
        await expectWorkingPage(page);
      });
    }
  });

  test('[AUTH-09] [AUTH-07] does not break the login when it is full', async ({ page, ownSite }) => {
    const site = await ownSite();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await logInAt(page, site.origin);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expectWorkingPage(page);
  });

  test('[AUTH-09] [AUTH-07] does not break the login when it and cookies are blocked', async ({ page, ownSite }) => {
    const site = await ownSite();
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await logInAt(page, site.origin);
    await expectWorkingPage(page);
    await page.goBack();
    await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
  });

  async function logInAt(page: Page, origin: string): Promise<void> {
    await page.goto(`${origin}/Login`);
    await expectReady(page);
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
    await main(page).getByRole('button', { name: 'Request passcode' }).click();
    const passcodeField = main(page).getByRole('textbox', { name: 'One-time passcode' });
    await expect(passcodeField).toBeVisible();
    let code: string | undefined;
    await expect(async () => {
      const mails = (await (await page.request.get(`${origin}/outbox.json`)).json()) as { text: string }[];
      code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
      expect(code).toBeDefined();
    }).toPass();
    await passcodeField.fill(code ?? '');
    await main(page).getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL(/\/dashboard\/profile$/);
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  }
});
