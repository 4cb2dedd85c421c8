import { dayInIndia } from '../../shared/days.ts';
import { chunkPattern } from '../support/e2e/chunkPattern.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, waitForHydration, setWidth, test } from './fixtures.ts';
import { login } from '../support/e2e/login.ts';
import { footer, header, menuOf, menuOpener, expectReady } from './pageParts.ts';

test.describe('the menus of the header', () => {
  test('[HDR-01] can be opened, used and closed by keyboard alone, and closing returns the focus', { tag: '@core' }, async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await menuOpener(page, 'Trainings').focus();
    await page.keyboard.press('Enter');
    const firstLink = menuOf(page, 'Trainings').getByRole('link').first();
    await expect(firstLink).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstLink).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstLink).toBeHidden();
    await expect(menuOpener(page, 'Trainings')).toBeFocused();

    await page.keyboard.press('Space');
    await expect(firstLink).toBeVisible();
    await menuOpener(page, 'Special Programs').press('Enter');
    await expect(firstLink).toBeHidden();
    await menuOf(page, 'Special Programs').getByRole('link', { name: 'Non-Profits and NGOs' }).press('Enter');
    await page.waitForURL('**/non-profit');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menuOf(page, 'Special Programs').getByRole('link').first()).toBeHidden();
  });

  test('[HDR-01] close when the visitor clicks elsewhere or moves the focus elsewhere', async ({ page }) => {
    await page.goto('/exploreJobs');
    await expectReady(page);
    const link = menuOf(page, 'Chapter').getByRole('link', { name: 'Volunteering' });
    await menuOpener(page, 'Chapter').click();
    await expect(link).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(link).toBeHidden();
    await menuOpener(page, 'Chapter').press('Enter');
    await expect(link).toBeVisible();
    await header(page).getByRole('link', { name: 'Contact' }).focus();
    await expect(link).toBeHidden();
  });

  test('[HDR-01] [NAV-05] are accessible while open, in both schemes', async ({ page }) => {
    await page.goto('/membership');
    await expectReady(page);
    await menuOpener(page, 'Special Programs').click();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});

test.describe('the social networks', () => {
  test('[HDR-05] are in the header at every width, or in its chapter menu where there is no room', async ({ page }) => {
    await page.goto('/otp');
    await expectReady(page);
    const links = header(page).getByRole('list', { name: 'The chapter on social networks' }).getByRole('link');
    for (const width of [900, 1100, 1360]) {
      await setWidth(page, width);
      await expect(links).toHaveCount(3);
      await expectNoHorizontalScroll(page);
    }
    for (const width of [1202, 1280]) {
      await setWidth(page, width);
      await expect(links).toHaveCount(0);
      await menuOpener(page, 'Chapter').click();
      await expect(links).toHaveCount(3);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('the menu of small screens', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });
  const section = (page: Page, label: string) => menu(page).locator('details', { has: page.locator('summary', { hasText: label }) });

  test.beforeEach(({ page }) => setWidth(page, 'phone'));

  test('[HDR-01] opens, shows one submenu at a time, closes on Escape and returns the focus', { tag: '@core' }, async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(section(page, 'Trainings').getByRole('link', { name: 'Corporate Training' })).toBeVisible();
    await section(page, 'Special Programs').locator('summary').press('Enter');
    await expect(section(page, 'Special Programs').getByRole('link', { name: 'Conferences' })).toBeVisible();
    await expect(section(page, 'Trainings').getByRole('link').first()).toBeHidden();
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('[HDR-01] closes by its button, by a click outside and after a navigation', async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await menuButton(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await setWidth(page, 'tablet');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(100, 600);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await setWidth(page, 'phone');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/exploreJobs');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('[HDR-01] covers a phone from edge to edge, and the page behind it can be neither scrolled nor focused', async ({ page }) => {
    await setWidth(page, 360);
    await page.goto('/');
    await expectReady(page);
    await menuButton(page).click();
    await expect(menu(page).getByRole('list', { name: 'Language' })).toBeVisible();
    expect(await menu(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(360);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    for (let presses = 0; presses < 24; presses += 1) await page.keyboard.press('Tab');
    expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('[HDR-01] works without JavaScript', async ({ plainPage }) => {
    await plainPage.setViewportSize({ width: 360, height: 780 });
    await plainPage.goto('/');
    await menuButton(plainPage).click();
    await section(plainPage, 'Trainings').locator('summary').click();
    await expect(section(plainPage, 'Trainings').getByRole('link', { name: 'Corporate Training' })).toBeVisible();
    await section(plainPage, 'Chapter').locator('summary').click();
    await expect(section(plainPage, 'Trainings').getByRole('link').first()).toBeHidden();
    await menu(plainPage).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(plainPage)).toBeHidden();
    await menuButton(plainPage).click();
    await menu(plainPage).getByRole('link', { name: 'Jobs' }).click();
    await plainPage.waitForURL('**/exploreJobs');
  });

  test('[HDR-01] opens as a native popover when the code of the drawer can’t be loaded', async ({ page, noise }) => {
    noise.allow(chunkPattern('phone-menu'), /ERR_FAILED/);
    await page.route(chunkPattern('phone-menu'), (route) => route.abort('failed'));
    await page.goto('/');
    await expectReady(page);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/exploreJobs');
  });

  test('[HDR-01] [NAV-05] is accessible while open', async ({ page }) => {
    await page.goto('/non-profit');
    await expectReady(page);
    await menuButton(page).click();
    // Expects the drawer, not the native popover.
    await expect(menu(page).getByRole('list', { name: 'Language' })).toBeVisible();
    await section(page, 'Trainings').locator('summary').click();
    await expectAccessible(page);
  });
});

test.describe('the footer', () => {
  test('[FTR-01] has internal links that respond with status 200, and names this year in its copyright notice', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const links = footer(page).locator('a[href^="/"]');
    const targets = [...new Set(await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? '')))];
    expect(targets.length).toBeGreaterThan(14);
    for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
    await expect(footer(page).getByRole('navigation', { name: 'Membership' }).getByRole('link', { name: 'Member Login' })).toHaveAttribute(
      'href',
      '/Login',
    );
    await expect(footer(page).getByText(/^© \d{4} Kaveri Chapter/)).toContainText(dayInIndia(new Date()).slice(0, 4));
  });

  test('[FTR-01] has links that don’t reload the page', async ({ page }) => {
    await page.goto('/');
    await expectReady(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await footer(page).getByRole('link', { name: 'PM Outreach' }).click();
    await page.waitForURL('**/special-programs/pm-outreach');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('[FTR-01] is at most 800 px high on a phone, and its entries have the same height', { tag: '@layout' }, async ({ page }) => {
    await setWidth(page, 360);
    await page.goto('/');
    // On a phone, sections below the first screen are laid out one by one.
    await waitForHydration(page);
    const measureHeight = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height);
    const languages = await measureHeight(footer(page).getByRole('list', { name: 'Language' }));
    // Without a font for these scripts, the language names are wider and wrap.
    expect(languages).toBeLessThanOrEqual(92);
    expect((await measureHeight(footer(page))) - languages).toBeLessThan(708);
    const heights = await footer(page)
      .locator('nav li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([44]));
  });
});

test('[NAV-05] header and footer fit at 320 px with wide letter and word spacing', { tag: '@layout' }, async ({ page }) => {
  await setWidth(page, 320);
  await page.goto('/membership');
  await expectReady(page);
  await page.addStyleTag({ content: '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' });
  await expectNoHorizontalScroll(page);
});

test('[HDR-06] the header is one line from 320 to 1600 px, for visitors and for members', { tag: '@layout' }, async ({ page }) => {
  const expectOneLine = async (): Promise<void> => {
    await page.goto('/membership');
    await expectReady(page);
    // Systems that snap glyphs to pixels draw the same text a few percent wider.
    await page.addStyleTag({ content: 'header, header .MuiButton-root{letter-spacing:.03em}' });
    for (const width of [320, 600, 900, 1024, 1060, 1110, 1160, 1200, 1236, 1280, 1350, 1366, 1440, 1600]) {
      await setWidth(page, width);
      const height = await header(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height, `at ${width} px`).toBeLessThan(76);
    }
  };
  await expectOneLine();
  await login(page, 'suresh@example.org');
  await expectOneLine();
});
