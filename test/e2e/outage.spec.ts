import type { Page } from '@playwright/test';
import { startProvider, type Provider } from '../support/provider/start.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, waitForHydration, setWidth, test, widths } from './fixtures.ts';
import { acceptTerms, chooseCv, fillApplication } from './jobForms.ts';
import { header, jobList, main, expectReady } from './pageParts.ts';

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Shown as it was at \d+:\d\d [AP]M on \d+ \w+; it updates by itself\./ });

/** Waits until the provider has received a call this often, and kills the provider before it responds. */
async function killInFlight(provider: Provider, call: string, expectedCount: number): Promise<void> {
  await expect.poll(() => provider.countCalls(call), { timeout: 20_000 }).toBe(expectedCount);
  await provider.kill();
}

const OUTCOME_UNKNOWN =
  'The service behind this site stopped before it had responded. It may have saved what you sent: please check before you send it again.';

test('[D-30] [AUTH-02] [APPLY-04] when the provider fails during use, content stays with a notice, and a write in progress is not repeated', async ({
  page,
  ownSite,
  noise,
}) => {
  test.setTimeout(240_000);
  noise.allow(/Failed to load resource/);
  const provider = await startProvider();
  try {
    const site = await ownSite({ ...provider.env, PROVIDER_FRESH_SECONDS: '1', PROVIDER_TIMEOUT_SECONDS: '20' });

    await test.step('pages that were read stay readable, with the time of their data', async () => {
      for (const path of ['/', '/Login', '/exploreJobs']) {
        await page.goto(`${site.origin}${path}`);
        await expectReady(page);
      }
      await expect(notice(page)).toHaveCount(0);
      await provider.kill();
      // The cached page has no notice yet, so this reloads until the server renders the page again.
      await expect(async () => {
        await page.reload();
        await expect(notice(page)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 40_000 });
      await waitForHydration(page);
      await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
      for (const width of Object.values(widths)) {
        await setWidth(page, width);
        await expect(notice(page)).toBeVisible();
        await expectNoHorizontalScroll(page);
      }
      await expectAccessible(page);
      await header(page).getByRole('link', { name: 'Login' }).click();
      await expect(main(page).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
      await expect(notice(page)).toBeVisible();
      await provider.start();
      await expect(notice(page)).toHaveCount(0, { timeout: 40_000 });
    });

    await test.step('a login in progress fails with a message, is sent once, and succeeds when it is sent again', async () => {
      const SEND_CALL = 'POST /wp-json/custom/v1/send-otp';
      await provider.setQuirk('writes without a response');
      await main(page).getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
      await main(page).getByRole('button', { name: 'Request passcode' }).click();
      await killInFlight(provider, SEND_CALL, 1);
      await expect(main(page).getByRole('alert')).toContainText(OUTCOME_UNKNOWN);
      await expectAccessible(page);
      await expect(main(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue('member@example.org');
      await provider.start();
      expect(provider.countCalls(SEND_CALL)).toBe(1);
      await main(page).getByRole('button', { name: 'Request passcode' }).click();
      await page.waitForURL('**/otp');
      await expect(async () => {
        await main(page)
          .getByRole('textbox', { name: 'One-time passcode' })
          .fill(await provider.readCode('member@example.org'));
      }).toPass();
      await main(page).getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL('**/dashboard/profile');
    });

    await test.step('an application in progress fails with a message, keeps what was typed, and succeeds when it is sent again', async () => {
      const APPLY_CALL = 'POST /api/jobs/applyJob';
      await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
      await main(page).getByRole('link', { name: 'Apply Job' }).click();
      const form = main(page);
      await fillApplication(page);
      await chooseCv(page);
      await provider.setQuirk('writes without a response');
      await form.getByRole('button', { name: 'Submit' }).click();
      await acceptTerms(page);
      await killInFlight(provider, APPLY_CALL, 1);
      await expect(page.getByText(OUTCOME_UNKNOWN).first()).toBeVisible();
      await expect(form.getByLabel('City')).toHaveValue('Kochi');
      await provider.start();
      await page.waitForTimeout(2_000);
      expect(provider.countCalls(APPLY_CALL)).toBe(1);
      await form.getByRole('button', { name: 'Submit' }).click();
      await acceptTerms(page);
      await expect(page).toHaveURL(/\/dashboard\/jobs/);
      expect(provider.countCalls(APPLY_CALL)).toBe(2);
    });
  } finally {
    await provider.remove();
  }
});
