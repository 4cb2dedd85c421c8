import type { Page } from '@playwright/test';
import { pages } from '../../src/app/pages.ts';
import { expect, login, test } from './fixtures.ts';
import { footer, holdRequests, expectReady } from './pageParts.ts';
import { exampleAddress } from '../support/exampleAddress.ts';

test.describe('a navigation', () => {
  const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('[NAV-05] the skip link comes first and moves the focus to the main content', async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('[NAV-02] [NAV-05] scrolls to the top and focuses the heading; Back and Forward restore the scroll position', async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await footer(page).getByRole('link', { name: 'Conferences' }).scrollIntoViewIfNeeded();
    const scrollTopBefore = await readScrollTop(page);
    expect(scrollTopBefore).toBeGreaterThan(500);
    await footer(page).getByRole('link', { name: 'Conferences' }).click();
    await page.waitForURL('**/special-programs/conferences');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readScrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await expect.poll(() => readScrollTop(page)).toBe(scrollTopBefore);
    await page.goForward();
    await page.waitForURL('**/special-programs/conferences');
    await expect.poll(() => readScrollTop(page)).toBe(0);
  });

  test('[NAV-02] to a section leaves 80 px above it', async ({ page }) => {
    const measureDistance = () => page.locator('#events').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.goto('/#events');
    await expectReady(page);
    await expect.poll(measureDistance).toBe(80);
    await page.goto('/');
    await expectReady(page);
    await page.evaluate(() => {
      window.location.hash = '#events';
    });
    await expect.poll(measureDistance).toBe(80);
  });

  test('[NAV-02] a section can be opened again after leaving it, and Back returns to the earlier position', async ({ page }) => {
    const tab = page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Board Of Directors' });
    await page.goto('/About-us');
    await expectReady(page);
    await tab.click();
    await expect(page).toHaveURL(/#bod$/);
    await expect.poll(() => readScrollTop(page)).toBeGreaterThan(500);
    const sectionTop = await readScrollTop(page);
    await page.evaluate(() => window.scrollTo(0, 100));
    await tab.click();
    await expect.poll(() => readScrollTop(page)).toBe(sectionTop);
    await page.goBack();
    await expect(page).toHaveURL(/About-us$/);
    await expect.poll(() => readScrollTop(page)).toBe(0);
  });

  test('[NAV-02] a section stays in view when content above it loads late', async ({ page }) => {
    const measureDistance = () => page.locator('#pp').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const directors = await holdRequests(page, '**/custom-api/v1/directors*');
    await page.goto('/Contact');
    await expectReady(page);
    // Simulates browsers without scroll anchoring.
    await page.addStyleTag({ content: 'html { overflow-anchor: none }' });
    await footer(page).getByRole('link', { name: 'About us' }).click();
    await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Past Presidents' }).click();
    await expect.poll(measureDistance).toBe(80);
    directors.release();
    await expect(page.locator('#bod').getByRole('heading', { level: 3 }).first()).toBeAttached();
    await expect.poll(measureDistance).toBe(80);
    // A visitor who scrolls is not scrolled back.
    await page.mouse.wheel(0, -400);
    await expect.poll(measureDistance).toBeGreaterThan(300);
  });

  test('[NAV-02] Back after a link pressed before the scripts had loaded restores the scroll position', async ({ page }) => {
    const scripts = await holdRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const link = footer(page).getByRole('link', { name: 'Conferences' });
    await link.scrollIntoViewIfNeeded();
    const scrollTopBefore = await readScrollTop(page);
    expect(scrollTopBefore).toBeGreaterThan(500);
    await link.click();
    await page.waitForURL('**/special-programs/conferences');
    scripts.release();
    await expectReady(page);
    await page.goBack();
    await expectReady(page);
    await expect.poll(() => readScrollTop(page)).toBe(scrollTopBefore);
  });

  test('[NAV-02] a reload keeps the scroll position', async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await expectReady(page);
    await expect.poll(() => readScrollTop(page)).toBe(700);
  });
});

/** Every page's address, and whether its path has no parameters: titles and descriptions of such pages must differ. */
const ROUTES = pages
  .filter(({ path }) => !path.endsWith('*'))
  .map((page) => ({ canonical: exampleAddress(page), hasFixedHead: page.sample === undefined }));

/** Returns the address as people may type it: first segment in capitals, with a trailing slash. */
const varySpelling = (address: string): string =>
  `${address.replace(/^\/[^/]+/, (part) => part.toUpperCase())}${address === '/' ? '' : '/'}`;

test('[NAV-01] [NAV-04] every route has status, title, description, canonical URL and Open Graph tags, in every spelling', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { canonical, hasFixedHead } of ROUTES) {
    for (const address of [canonical, varySpelling(canonical)]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const text = await response.text();
      const matchContent = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
      const url = matchContent(/<link rel="canonical" href="([^"]+)">/);
      // Both addresses of a video have one canonical address (D-4).
      expect(new URL(url).pathname, address).toBe(canonical.replace('/Profile/Videos/', '/Videos/'));
      expect(matchContent(/<meta property="og:url" content="([^"]+)">/)).toBe(url);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name']) {
        expect(matchContent(new RegExp(`<meta property="${name}" content="([^"]+)">`)), `${name} of ${address}`).not.toBe('');
      }
      const description = matchContent(/<meta name="description" content="([^"]{20,})">/);
      expect(description, address).not.toBe('');
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text).toContain('<html lang="en">');
      if (hasFixedHead) {
        titles.set(matchContent(/<title>([^<]+)<\/title>/), canonical);
        descriptions.set(description, canonical);
      }
    }
  }
  // An address is missing if another one has the same title or description.
  const fixedAddresses = ROUTES.filter(({ hasFixedHead }) => hasFixedHead).map(({ canonical }) => canonical);
  expect([...titles.values()]).toEqual(fixedAddresses);
  expect([...descriptions.values()]).toEqual(fixedAddresses);
});

test('[NAV-07] /Profile, in any case, and /dashboard redirect to the profile; /applicants lets the member choose one of their jobs', async ({
  page,
  request,
}) => {
  for (const address of ['/Profile', '/profile', '/dashboard']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/dashboard/profile');
  }
  await login(page, 'member@example.org');
  await page.goto('/applicants');
  await expect(page).toHaveURL(/\/applicants\/:id$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'My created jobs' })).toHaveAttribute(
    'href',
    '/dashboard/jobs?tab=created',
  );
});
