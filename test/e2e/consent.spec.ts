import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, setWidth, test } from './fixtures.ts';
import { header, expectReady } from './pageParts.ts';

/** Returns the calls in the analytics script's queue. */
const readAnalyticsCalls = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((entry) => Array.from(entry)) ?? []);
const consentRegion = (page: Page) => page.getByRole('region', { name: 'Visitor statistics' });
const consentButtons = (page: Page) => consentRegion(page).getByRole('button');
const readConsentCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'analytics-consent')?.value;

test.describe('visitor statistics', () => {
  let analyticsRequests: string[] = [];

  test.beforeEach(async ({ page, noise, ownSite }) => {
    noise.allow(/^request to another host: https:\/\/www\.googletagmanager\.com\//);
    analyticsRequests = [];
    await page.route('https://www.googletagmanager.com/**', (route: Route) => {
      analyticsRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const { origin } = await ownSite({ GA_MEASUREMENT_ID: 'G-TEST12345' });
    await setWidth(page, 320);
    await page.goto(`${origin}/membership`);
    await expectReady(page);
    await expect(consentRegion(page)).toBeVisible();
  });

  test('[NAV-03] can be refused as easily as accepted: both buttons look alike, and both are reached by keyboard', async ({ page }) => {
    await expect(consentButtons(page)).toHaveText(['Decline', 'Accept']);
    const [declineBox, acceptBox] = [await consentButtons(page).nth(0).boundingBox(), await consentButtons(page).nth(1).boundingBox()];
    expect(declineBox?.height).toBe(acceptBox?.height);
    expect(Math.abs((declineBox?.width ?? 0) - (acceptBox?.width ?? 0))).toBeLessThan(1);
    expect(declineBox?.height).toBeGreaterThanOrEqual(44);
    const readColours = (index: number) =>
      consentButtons(page)
        .nth(index)
        .evaluate((button) => `${getComputedStyle(button).color} ${getComputedStyle(button).backgroundColor}`);
    expect(await readColours(0)).toBe(await readColours(1));
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await consentButtons(page).nth(0).focus();
    await page.keyboard.press('Tab');
    await expect(consentButtons(page).nth(1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(consentRegion(page)).toHaveCount(0);
    expect(await readConsentCookie(page)).toBe('denied');
  });

  test('[NAV-03] are not allowed to store anything before the choice or after a refusal, and the question is not repeated', async ({
    page,
  }) => {
    const readGrantedCalls = async () =>
      (await readAnalyticsCalls(page)).filter((entry) => JSON.stringify(entry).includes('"analytics_storage":"granted"'));
    await expect.poll(() => analyticsRequests.length).toBe(1);
    expect((await readAnalyticsCalls(page))[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
    ]);
    expect(await readGrantedCalls()).toEqual([]);
    await consentButtons(page).getByText('Decline').click();
    await expect(consentRegion(page)).toHaveCount(0);
    expect(await readGrantedCalls()).toEqual([]);
    await page.reload();
    await expectReady(page);
    await header(page).getByRole('link', { name: 'Kaveri Chapter', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await readGrantedCalls()).toEqual([]);
    await expect(consentRegion(page)).toHaveCount(0);
  });

  test('[NAV-03] can be refused later with a button in the footer', async ({ page }) => {
    await consentButtons(page).getByText('Accept').click();
    const privacyButton = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
    await privacyButton.focus();
    await page.keyboard.press('Enter');
    await expect(consentRegion(page)).toBeFocused();
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(consentRegion(page)).toHaveCount(0);
    await expect(privacyButton).toBeFocused();
    // The focus ring must be visible on the brand's dark surface.
    const [ringColour, accent] = await privacyButton.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = 'var(--k-palette-accent-main)';
      return [getComputedStyle(element).outlineColor, getComputedStyle(probe).color];
    });
    expect(ringColour).toBe(accent);
    expect(await readConsentCookie(page)).toBe('denied');
  });

  test('[NAV-03] may be stored once accepted, also after a reload, and count each page once (D-12)', async ({ page }) => {
    await consentButtons(page).getByText('Accept').click();
    expect(await readAnalyticsCalls(page)).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    await page.reload();
    await expectReady(page);
    await expect(consentRegion(page)).toHaveCount(0);
    await expect
      .poll(async () => (await readAnalyticsCalls(page))[0])
      .toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })]);
    const readPageViews = async () =>
      (await readAnalyticsCalls(page))
        .filter(([command, name]) => command === 'event' && name === 'page_view')
        .map((entry) => (entry[2] as { page_path: string }).page_path);
    // A page view is counted when the session is known. A page that the visitor left earlier is not counted.
    await expect.poll(readPageViews).toEqual(['/membership']);
    await header(page).getByRole('link', { name: 'Kaveri Chapter', exact: true }).click();
    await expect.poll(readPageViews).toEqual(['/membership', '/']);
  });
});
