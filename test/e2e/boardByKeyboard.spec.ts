import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './fixtures.ts';

/** Returns the tag and the name of the focused element. */
const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return '';
    // A card is described by its job's title only, although its name contains more.
    const title = activeElement.querySelector('h3')?.textContent;
    const labelText = document.getElementById(activeElement.getAttribute('aria-labelledby') ?? '')?.textContent;
    const name =
      title ??
      activeElement.getAttribute('aria-label') ??
      labelText ??
      activeElement.getAttribute('placeholder') ??
      activeElement.innerText;
    return `${activeElement.tagName.toLowerCase()} ${name.trim()}`;
  });

/** Returns the announcements that `recordAnnouncements` has recorded. */
const readAnnouncements = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { announced: string[] }).announced);

/** Records the announcements of live regions in `window.announced` from now on. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announced: announcements });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert], [aria-live=polite]',
        );
        const text = region?.textContent?.trim() ?? '';
        if (text !== '' && announcements.at(-1) !== text) announcements.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Presses a key until the focused element's description matches. @returns the number of presses @throws after 60 presses */
async function tabTo(page: Page, description: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press(key);
    if (description.test(await describeFocus(page))) return presses;
  }
  throw new Error(`${description} was not reached; the focus is on “${await describeFocus(page)}”.`);
}

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1440],
] as const) {
  test(`[JOBS-01] [JOBS-02] [JOBS-03] a visitor can search, load more, open a job and return to its card by keyboard alone on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/exploreJobs');
    await waitForHydration(page);
    await recordAnnouncements(page);

    // Search: the focus stays in the field; the result is announced.
    await tabTo(page, /^input Job title, skills$/);
    await page.keyboard.type('manager');
    await page.keyboard.press('Enter');
    await expect.poll(() => readAnnouncements(page)).toContainEqual(expect.stringMatching(/^Showing 3 of \d+ jobs for “manager”$/));
    expect(await describeFocus(page)).toBe('input Job title, skills');

    // Load More, twice: the focus moves to the first new job; the count is announced.
    const titles = page.getByRole('region', { name: 'Jobs found' }).getByRole('heading', { level: 3 });
    for (const count of [6, 9]) {
      await tabTo(page, /^a Load More$/);
      await page.keyboard.press('Enter');
      await expect(titles).toHaveCount(count);
      const firstNewTitle = (await titles.nth(count - 3).textContent()) ?? '';
      await expect.poll(() => describeFocus(page)).toBe(`a ${firstNewTitle}`);
      await expect
        .poll(() => readAnnouncements(page))
        .toContainEqual(expect.stringMatching(new RegExp(`^Showing ${count} of \\d+ jobs for “manager”$`)));
    }

    // A job: the focus moves to its heading, which announces it; save, share and apply are the next tab stops.
    const chosenTitle = (await titles.nth(7).textContent()) ?? '';
    await page.keyboard.press('Tab');
    expect(await describeFocus(page)).toBe(`a ${chosenTitle}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => describeFocus(page)).toBe(`h2 ${chosenTitle}`);
    expect(await tabTo(page, /^a Login to apply$/)).toBeLessThanOrEqual(3);
    await expect(page.getByRole('link', { name: 'Login to apply' })).toBeInViewport();

    // Back, with the page's own button: the focus returns to the card.
    await tabTo(page, /^a All jobs$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => describeFocus(page)).toBe(`a ${chosenTitle}`);
    await expect(titles).toHaveCount(9);
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
  });
}

test('[JOBS-02] the last press on Load More moves the focus to the first job that it adds', async ({ page }) => {
  const total = Number((await page.request.get('/api/jobs/search?keyword=scrum&limit=1')).headers()['x-total-count']);
  expect(total).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(6);
  await page.goto('/exploreJobs?keyword=scrum');
  await waitForHydration(page);
  await recordAnnouncements(page);
  await page.getByRole('link', { name: 'Load More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
  const fourthTitle =
    (await page.getByRole('region', { name: 'Jobs found' }).getByRole('heading', { level: 3 }).nth(3).textContent()) ?? '';
  await expect.poll(() => describeFocus(page)).toBe(`a ${fourthTitle}`);
  await expect.poll(() => readAnnouncements(page)).toContainEqual(`Showing all ${total} jobs for “scrum”`);
});
