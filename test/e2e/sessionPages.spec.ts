import { expect, expectAccessible, expectNoHorizontalScroll, expectThumbSized, waitForHydration, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

test.describe('around the login', () => {
  test('[NAV-05] [AUTH-03] the passcode page is accessible in light and dark, and never scrolls sideways', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // With this response, the passcode page opens although no code is mailed.
    await page.route('**/send-otp', (route) => route.fulfill({ json: { success: true } }));
    await page.goto('/Login');
    await waitForHydration(page);
    await main(page)
      .getByRole('textbox', { name: 'E-mail' })
      .fill('a.rather.long.address.of.a.member@subdomain.of.the.chapter.example.org');
    await main(page).getByRole('button', { name: 'Request passcode' }).click();
    await expect(main(page).getByRole('button', { name: 'Log In' })).toBeVisible();
    for (const width of ['desktop', 'tablet', 'phone', 320] as const) {
      await setWidth(page, width);
      await expectNoHorizontalScroll(page);
    }
    await expectAccessible(page);
    await expectThumbSized(page);
  });

  test(
    '[AUTH-01] without JavaScript, the login says that it needs JavaScript, and puts the e-mail address into no URL',
    { tag: '@core' },
    async ({ plainPage }) => {
      const requestLines: string[] = [];
      plainPage.on('request', (request) => requestLines.push(`${request.method()} ${request.url()}`));
      await plainPage.goto('/Login?from=%2FexploreJobs');
      await expect(plainPage.getByText(/^Signing in needs JavaScript/)).toBeVisible();
      await plainPage.getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
      await plainPage.keyboard.press('Enter');
      await expect(plainPage.getByRole('alert').filter({ hasText: 'No passcode was sent' })).toBeVisible();
      await expect(plainPage.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
      await expect(plainPage.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
      await expect(plainPage).toHaveURL('/Login?from=%2FexploreJobs&noscripts=1');
      expect(requestLines.filter((line) => line.startsWith('POST'))).toHaveLength(1);
      expect(requestLines.filter((line) => line.includes('member'))).toEqual([]);
    },
  );

  const SCRIPTLESS_NOTICES = [
    ['/otp', /^Entering the passcode needs JavaScript/],
    ['/dashboard/profile', /Signing in needs JavaScript/],
    ['/applyJob/65f1c0ffee65f1c0ffee1001', /Signing in needs JavaScript/],
  ] as const;

  test('[AUTH-03] [DASH-02] without JavaScript, pages for members say that they need it, link to the login and show no skeletons', async ({
    plainPage,
  }) => {
    for (const [path, text] of SCRIPTLESS_NOTICES) {
      await test.step(path, async () => {
        await plainPage.goto(path);
        await expect(plainPage.getByText(text)).toBeVisible();
        await expect(main(plainPage).locator('a[href^="/Login"]')).toBeVisible();
        for (const skeleton of await main(plainPage).locator('.MuiSkeleton-root').all()) await expect(skeleton).toBeHidden();
        await expect(plainPage.getByText(/^Loading the/)).toBeHidden();
        await expectNoHorizontalScroll(plainPage);
      });
    }
  });
});
