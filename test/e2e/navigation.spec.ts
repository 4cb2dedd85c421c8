import type { Page } from '@playwright/test';
import { pages } from '../../src/app/pages.ts';
import { expect, expectNoHorizontalScroll, login, setWidth, test } from './fixtures.ts';
import { footer, header, holdRequests, expectReady, main } from './pageParts.ts';
import { exampleAddress } from '../support/exampleAddress.ts';

test.describe('while navigating', () => {
  const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('[NAV-05] the skip link comes first and moves the focus to the main content', { tag: '@core' }, async ({ page }) => {
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

  test(
    '[NAV-02] [NAV-05] a link scrolls to the top and focuses the heading, and Back and Forward restore the scroll position',
    { tag: '@core' },
    async ({ page }) => {
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
    },
  );

  test('[NAV-02] a URL with a hash scrolls to 80 px above its section', async ({ page }) => {
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

  test('[NAV-02] Back restores the scroll position, even if the link was pressed before the scripts had loaded', async ({ page }) => {
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

/** Every page's path, and whether its title and description are fixed. Fixed ones must differ from those of other pages. */
const ROUTES = pages
  .filter(({ path }) => !path.endsWith('*'))
  .map((page) => ({ canonical: exampleAddress(page), hasFixedHead: page.sample === undefined }));

/** Returns the path as people may type it: with the first segment in capitals, and with a trailing slash. */
const varySpelling = (path: string): string => `${path.replace(/^\/[^/]+/, (part) => part.toUpperCase())}${path === '/' ? '' : '/'}`;

test(
  '[NAV-01] [NAV-04] every route has status 200, title, description, canonical URL and Open Graph tags, also in another spelling',
  { tag: '@core' },
  async ({ request }) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const { canonical, hasFixedHead } of ROUTES) {
      for (const path of [canonical, varySpelling(canonical)]) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        const text = await response.text();
        const matchContent = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
        const url = matchContent(/<link rel="canonical" href="([^"]+)">/);
        // The two URLs of a video share one canonical URL (D-4).
        expect(new URL(url).pathname, path).toBe(canonical.replace('/Profile/Videos/', '/Videos/'));
        expect(matchContent(/<meta property="og:url" content="([^"]+)">/)).toBe(url);
        for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name']) {
          expect(matchContent(new RegExp(`<meta property="${name}" content="([^"]+)">`)), `${name} of ${path}`).not.toBe('');
        }
        const description = matchContent(/<meta name="description" content="([^"]{20,})">/);
        expect(description, path).not.toBe('');
        expect(text.match(/<title>/g)).toHaveLength(1);
        expect(text).toContain('<html lang="en">');
        if (hasFixedHead) {
          titles.set(matchContent(/<title>([^<]+)<\/title>/), canonical);
          descriptions.set(description, canonical);
        }
      }
    }
    // A path is missing here if a later page has the same title or description.
    const fixedPaths = ROUTES.filter(({ hasFixedHead }) => hasFixedHead).map(({ canonical }) => canonical);
    expect([...titles.values()]).toEqual(fixedPaths);
    expect([...descriptions.values()]).toEqual(fixedPaths);
  },
);

test('[NAV-07] [D-3] old paths of the profile redirect to the profile, and /applicants links to the member’s created jobs', async ({
  page,
  request,
}) => {
  for (const path of ['/Profile', '/profile', '/dashboard', '/dashboard/Profile']) {
    const response = await request.get(path, { maxRedirects: 0 });
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

/** Waits until no entry of a dialog is above the page's entry in the history. */
const expectPageEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window.history.state as { overlays?: number } | null)?.overlays ?? 0)).toBe(0);

test('[D-7] on a phone Back closes the menu, and leaves the page at once after a reload, a press on Close, or a link in the menu', async ({
  page,
}) => {
  await setWidth(page, 'phone');
  await page.goto('/Contact');
  await page.goto('/events');
  await expectReady(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openMenu = async () => {
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => (window.history.state as { overlays?: number }).overlays)).toBe(1);
  };
  await openMenu();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/events');
  await openMenu();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expectPageEntry(page);
  await openMenu();
  await menu.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/exploreJobs');
  await page.goBack();
  await expect(page).toHaveURL('/events');
  await page.goForward();
  await expect(page).toHaveURL('/exploreJobs');
  await page.goBack();
  await openMenu();
  await page.reload();
  await expectReady(page);
  await expectPageEntry(page);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Contact');
});

/** Scrolls to a position, and waits until the page is there. */
async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('[D-7] [NAV-02] the page stays where it is when the focus moves to the sticky header or bar, as when Back closes the menu', async ({
  page,
}) => {
  await setWidth(page, 'phone');
  await page.goto('/special-programs/pm-footprints/4101');
  await expectReady(page);
  const menuButton = header(page).getByRole('button', { name: 'Menu', exact: true });
  await scrollPageTo(page, 300);
  await menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(menuButton).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  const register = main(page).getByRole('link', { name: 'Register' }).filter({ visible: true }).first();
  await register.focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('[D-7] Back closes the form of the profile, and what was typed is still there', async ({ page }) => {
  await login(page, 'member@example.org');
  await expectReady(page);
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await dialog.getByLabel('Name').fill('Somebody Else');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Somebody Else');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectPageEntry(page);
});

test('[NAV-05] while the code of the next page is on its way, a line stands at the upper edge and nothing shifts', async ({ page }) => {
  await page.goto('/login');
  await expectReady(page);
  const { release } = await holdRequests(page, '**/assets/*.js');
  // In the document, because the focus scrolls to the link.
  const top = () => footer(page).evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
  const topBefore = await top();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footer(page).getByRole('link', { name: 'Conferences' }).press('Enter');
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page …' })).toHaveCount(1);
  expect(await top()).toBe(topBefore);
  // Without motion it is as long as it gets.
  expect((await line.boundingBox())?.width).toBeGreaterThan(1_000);
  await expectNoHorizontalScroll(page);
  release();
  await page.waitForURL('**/special-programs/conferences');
  await expect(line).toHaveCount(0);
});
