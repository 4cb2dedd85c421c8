import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, waitForHydration, setWidth, test } from './fixtures.ts';
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

  test('[HOME-02] never advances for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(dot(page, 1)).toBeVisible();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });

  test('[HOME-03] has buttons that open a page of the site without a reload', async ({ page }) => {
    // Playwright scrolls to its target before it clicks, which would interrupt a smooth scroll.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    await dot(page, 3).click();
    await page.getByRole('link', { name: 'Browse open roles' }).click();
    await page.waitForURL('**/exploreJobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Find your dream PM job here' })).toBeVisible();
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
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

test('[HOME-05] a long swipe moves the certifications by 95 % of a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await waitForHydration(page);
  const list = page.getByRole('list', { name: 'Certifications' });
  await list.scrollIntoViewIfNeeded();
  await list.evaluate((scroller) => {
    const dispatchTouch = (type: string, clientX: number) => {
      const touches = [new Touch({ identifier: 1, target: scroller, clientX, clientY: 300 })];
      scroller.dispatchEvent(new TouchEvent(type, { touches: type === 'touchend' ? [] : touches, changedTouches: touches }));
    };
    dispatchTouch('touchstart', 370);
    for (let x = 350; x >= 20; x -= 30) dispatchTouch('touchmove', x);
    dispatchTouch('touchend', 20);
  });
  await expect(page.getByRole('link', { name: 'Learn More about PMI-ACP Training' })).toBeInViewport({ ratio: 1 });
  // The first card has moved left by 95 % of its width, from the page margin of 16 px. The third card has come into view.
  const readBoxes = () => list.locator('li').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  await expect.poll(async () => (await readBoxes()).map(({ left, width }) => Math.round(left + 0.95 * width))[0]).toBe(16);
  expect((await readBoxes())[2]?.left).toBeLessThan(390);
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
    '[HOME-06] continue with the fifth in view on a phone when All events is pressed, and are all shown on a desktop',
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
      await expect(events.getByRole('link', { name: 'All events' })).toBeHidden();
    },
  );
});

test.describe('when the content system fails or has nothing', () => {
  let cms: Server;
  let responses: Record<string, unknown>;
  let eventRequestCount: number;

  test.beforeEach(async () => {
    responses = {};
    eventRequestCount = 0;
    cms = createServer((request, response) => {
      if (request.url?.includes('active-events')) eventRequestCount += 1;
      const call = Object.keys(responses).find((name) => request.url?.includes(name));
      response.writeHead(call === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(call === undefined ? { success: false, error: 'gone', message: 'gone' } : { success: true, data: responses[call] }),
      );
    });
    await new Promise<void>((resolve) => {
      cms.listen(0, '127.0.0.1', resolve);
    });
  });

  test.afterEach(async () => {
    cms.closeAllConnections();
    await new Promise((resolve) => {
      cms.close(resolve);
    });
  });

  const event = {
    event_id: 1,
    title: 'An evening by the river',
    event_time: '20 Nov 26',
    brief_content: '',
    featured_image: false,
    event_category: [],
  };

  test('[HOME-08] every section shows its own error, and Retry reloads it', async ({ page, ownSite, noise }) => {
    noise.allow(/404/);
    const site = await ownSite({ CMS_ORIGIN: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` });
    await page.goto(site.origin);
    await expect(page.locator('main').getByRole('alert')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
    // The browser repeats calls that failed on the server. The visitor can retry once they have failed there too.
    await waitForHydration(page);
    const region = page.getByRole('region', { name: 'Stay Engaged. Stay Ahead' });
    await expect.poll(() => eventRequestCount).toBe(2);
    await expect(region.getByRole('button', { name: 'Retry' })).toBeEnabled();
    responses = { 'active-events': [event] };
    await region.getByRole('button', { name: 'Retry' }).click();
    await expect(region.getByRole('link', { name: 'An evening by the river' })).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toHaveCount(3);
    await expectAccessible(page);
  });

  test('[HOME-06] [HOME-07] the home page announces events for later, and shows neither figures nor errors', async ({ page, ownSite }) => {
    responses = { 'home-banner': [], 'certifications-listing': [], 'active-events': [], matrices: [], 'event-categories': [] };
    const site = await ownSite({ CMS_ORIGIN: `http://127.0.0.1:${(cms.address() as AddressInfo).port}` });
    await page.goto(site.origin);
    await expect(page.getByText('Events coming soon')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The chapter in figures' })).toHaveCount(0);
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Explore Training Programs' })).toBeVisible();
  });
});
