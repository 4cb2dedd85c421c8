import type { Page } from '@playwright/test';
import { expect, waitForHydration, setWidth, test } from './fixtures.ts';
import { menuOf, menuOpener } from './pageParts.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const dot = (page: Page, slide: number) => carousel(page).getByRole('button', { name: `Slide ${slide}` });
const expectSlide = (page: Page, slide: number) => expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');

test.describe('the front page', () => {
  test('[HOME-01] [HOME-04] [HOME-06] [HOME-07] [HDR-01] is readable without JavaScript, and its menus open', async ({ plainPage }) => {
    await plainPage.goto('/');
    await expect(plainPage).toHaveTitle(/^Kaveri Chapter/);
    await expect(plainPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plainPage.getByRole('link', { name: 'Explore Training Programs' })).toBeVisible();
    const slides = carousel(plainPage).getByRole('group');
    expect(await slides.count()).toBeGreaterThan(1);
    await expect(slides.last().getByRole('link')).toHaveCount(1);
    await expect(plainPage.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await expect(plainPage.getByRole('link', { name: /^Learn More/ })).toHaveCount(3);
    const figures = plainPage.getByRole('region', { name: 'The chapter in figures' }).getByRole('definition');
    await expect(figures).toHaveText([/\d/, /\d/, /\d/, /\d/]);
    await expect(plainPage.getByRole('region', { name: 'Stay Engaged. Stay Ahead' }).getByRole('article').first()).toBeVisible();
    await expect(plainPage.getByRole('link', { name: 'GO TO ARCHIVES' })).toHaveAttribute('href', '/special-programs/pm-footprints');
    await menuOpener(plainPage, 'Trainings').click();
    await menuOf(plainPage, 'Trainings').getByRole('link', { name: 'Corporate Training' }).click();
    await expect(plainPage).toHaveURL(/\/Training$/);
  });

  test('[HOME-01] loads the first picture before anything else, and the pictures of other slides lazily', async ({ plainPage }) => {
    await plainPage.goto('/');
    const firstImages = carousel(plainPage).getByRole('group').first().locator('img');
    for (const image of await firstImages.all()) await expect(image).toHaveAttribute('loading', 'eager');
    // The banner comes first, because it is larger than the backdrop behind it.
    await expect(firstImages.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(firstImages.last()).toHaveAttribute('fetchpriority', 'low');
    const requestedUrls = await plainPage.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const bannerUrl = await firstImages.first().evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(requestedUrls[0]).toBe(bannerUrl);
    await expect(carousel(plainPage).getByRole('group').nth(1).locator('img').first()).toHaveAttribute('loading', 'lazy');
  });

  test('[HOME-01] does not shift while it loads', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
});

test.describe('the hero', () => {
  test('[HOME-02] is moved by arrows and dots with the keyboard, and wraps around', { tag: '@core' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitForHydration(page);
    await carousel(page).getByRole('button', { name: 'Previous slide' }).focus();
    await page.keyboard.press('Enter');
    await expectSlide(page, 4);
    await expect(page.getByRole('heading', { name: /A profession of over/ })).toBeInViewport();
    await carousel(page).getByRole('button', { name: 'Next slide' }).press('Enter');
    await expectSlide(page, 1);
    await dot(page, 2).press('Space');
    await expectSlide(page, 2);
    await expect(page.getByRole('link', { name: 'See the conference' })).toBeInViewport();
  });

  test('[HOME-02] advances after five seconds, but not while it is paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(dot(page, 1)).toBeVisible();
    await page.clock.runFor(5_500);
    await expect(dot(page, 1)).not.toHaveAttribute('aria-current');
    await carousel(page).getByRole('button', { name: 'Pause' }).click();
    await dot(page, 3).click();
    await page.mouse.move(5, 5);
    await page.locator('h1').evaluate((heading) => heading.focus());
    await page.clock.runFor(20_000);
    await expectSlide(page, 3);
  });
});

test('[HOME-05] buttons scroll the certifications and are disabled at the ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setWidth(page, 'phone');
  await page.goto('/');
  await waitForHydration(page);
  const previous = page.getByRole('button', { name: 'Previous: Certifications' });
  const next = page.getByRole('button', { name: 'Next: Certifications' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Learn More about PMI-ACP Training' })).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(next).toBeDisabled();
  await setWidth(page, 'desktop');
  await expect(next).toBeHidden();
});

test.describe('the events', () => {
  test('[HOME-06] are four on a phone without scripts, until All events is pressed', async ({ plainPage }) => {
    await setWidth(plainPage, 'phone');
    await plainPage.goto('/');
    const events = plainPage.getByRole('region', { name: 'Stay Engaged. Stay Ahead' });
    const visibleCards = events.getByRole('article').filter({ visible: true });
    await expect(visibleCards).toHaveCount(4);
    await events.getByRole('link', { name: 'All events' }).click();
    expect(await visibleCards.count()).toBeGreaterThan(4);
    await expect(events.getByRole('link', { name: 'All events' })).toBeHidden();
  });

  test(
    '[HOME-06] continue with the fifth in view on a phone when All events is pressed, and are all shown below the title on a desktop',
    { tag: '@core' },
    async ({ page }) => {
      await setWidth(page, 'phone');
      await page.goto('/');
      await waitForHydration(page);
      const events = page.getByRole('region', { name: 'Stay Engaged. Stay Ahead' });
      await events.getByRole('link', { name: 'All events' }).click();
      await expect(events.getByRole('article').nth(4)).toBeInViewport();
      await setWidth(page, 'desktop');
      await page.goto('/');
      await expect(events.getByRole('article').nth(8)).toBeVisible();
      const title = await events.getByRole('heading', { level: 2 }).boundingBox();
      const firstCard = await events.getByRole('article').first().boundingBox();
      expect(firstCard?.y).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));
      await expect(events.getByRole('link', { name: 'All events' })).toBeHidden();
    },
  );
});
