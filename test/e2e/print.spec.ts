import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addDays, dayInIndia } from '../../shared/days.ts';
import { createChapterFolder } from '../support/chapter.ts';
import { expect, waitForHydration, test } from './fixtures.ts';

/** Opens a page in a window of about A4, and emulates printing with the dark colour scheme. */
async function openForPrint(page: Page, pathname: string): Promise<void> {
  await page.setViewportSize({ width: 680, height: 980 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathname);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Lists visible elements that are not black on white. */
const listColouredElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, main, main *')].flatMap((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const isPrintable = color === 'rgb(0, 0, 0)' && /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(backgroundColor);
      return !element.checkVisibility() || (isPrintable && backgroundImage === 'none')
        ? []
        : [`${element.tagName} ${color} ${backgroundColor}`];
    }),
  );

/** Lists pairs of visible texts that lie on top of each other. */
const listOverlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || parent.matches('script, style, noscript') || !parent.checkVisibility()) continue;
      const ancestors = [parent];
      for (let element = parent.parentElement; element !== null; element = element.parentElement) ancestors.push(element);
      if (ancestors.some((element) => getComputedStyle(element).clipPath !== 'none')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, height } of range.getClientRects())
        // Boxes of adjacent lines overlap by the line's leading.
        lines.push({ text: text.slice(0, 30), left, top: top + height * 0.2, right, bottom: bottom - height * 0.2 });
    }
    return lines.flatMap((a, index) =>
      lines
        .slice(index + 1)
        .filter(
          (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5,
        )
        .map((b) => `${a.text} × ${b.text}`),
    );
  });

/** Returns the second job of the board, because the first one is shown without being chosen. */
async function fetchSecondJob(page: Page): Promise<{ _id: string; jobTitle: string }> {
  const response = await page.request.get('/api/jobs/allJobs?limit=2');
  const [, secondJob] = (await response.json()) as { _id: string; jobTitle: string }[];
  if (secondJob === undefined) throw new Error('The board has no second job.');
  return secondJob;
}

test('pages print without menus, controls and decoration, black on white', async ({ page, noise }) => {
  noise.allow(/404/);
  for (const pathname of ['/', '/exploreJobs', '/Login', '/Contact', '/nowhere']) {
    await test.step(pathname, async () => {
      await page.emulateMedia({ media: 'screen' });
      await openForPrint(page, pathname);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const screenOnly of ['#root > header', 'footer', 'nav', 'button', 'main svg', 'main form', 'img[alt=""]'])
        await expect(page.locator(screenOnly).filter({ visible: true }), screenOnly).toHaveCount(0);
      expect(await listColouredElements(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
    });
  }
});

test('[CERT-02] [CERT-03] [CERT-07] no text is printed across another or beyond the edge of the sheet', async ({ page }) => {
  for (const pathname of [
    '/trainings/pmpcertification-training',
    '/trainings/pmi-acp-training',
    '/trainings/disciplined-agile-scrum-master-dasm-certification',
    '/special-programs/pm-footprints/4101',
    '/special-programs/conferences',
    '/volunteering',
  ]) {
    await test.step(pathname, async () => {
      await page.emulateMedia({ media: 'screen' });
      await openForPrint(page, pathname);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await listOverlappingTexts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
    });
  }
});

test('[CERT-06] a certification prints on three sheets, with the number of a benefit beside its text', async ({ page }) => {
  await openForPrint(page, '/trainings/pmpcertification-training');
  const number = await page.getByText('01', { exact: true }).boundingBox();
  const text = await page.getByText('Thirty-five contact hours').boundingBox();
  expect(Math.abs((number?.y ?? 0) - (text?.y ?? 100))).toBeLessThan(5);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
});

test('[HOME-01] the front page prints every slide, and the URLs of its links', async ({ page, baseURL }) => {
  await openForPrint(page, '/');
  const slides = page.locator('[aria-roledescription=slide]');
  const positions = await slides.evaluateAll((elements) =>
    elements.map((slide) => [slide.getBoundingClientRect().left, slide.clientHeight > 0]),
  );
  expect(positions.length).toBeGreaterThan(1);
  expect(new Set(positions.map(String)).size, 'one below the other').toBe(1);
  const linkTexts = await page
    .locator('main a[href^="/"]')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]));
  expect(linkTexts.length).toBeGreaterThan(5);
  const { origin } = new URL(baseURL ?? '');
  // Printed URLs have the site's public origin, which in tests may differ from `baseURL`.
  for (const [text, href] of linkTexts) expect(text?.replace(/http:\/\/[^/]+/, origin)).toContain(`${origin}${href}`);
});

test('[JOBS-05] a job prints without the rest of the board', async ({ page }) => {
  const { _id, jobTitle } = await fetchSecondJob(page);
  await openForPrint(page, `/exploreJobs?job=${_id}`);
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: jobTitle })).toBeVisible();
  await expect(article.getByText('About the job')).toBeVisible();
  await expect(article.getByText('Closing date')).toBeVisible();
  await expect(page.locator('#jobs-found')).toBeHidden();
  for (const control of ['Login to apply', 'Download JD', 'Share', 'All jobs']) await expect(page.getByText(control)).toBeHidden();
});

test('[EVT-01] an event prints on one sheet, with one link for registration and without other controls', async ({ page }) => {
  await openForPrint(page, '/special-programs/pm-footprints/4101');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Register/ }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Related Events' })).toBeHidden();
  for (const text of ['Google Calendar', 'Add to calendar']) await expect(page.getByText(text)).toBeHidden();
  const speaker = page.getByRole('heading', { level: 3, name: 'Ananya Rao' });
  expect((await speaker.boundingBox())?.width ?? 0).toBeGreaterThan(300);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('[SPP-03] /events prints the upcoming events, one quarter per sheet, or the events of the year in the URL', async ({
  page,
  ownSite,
}) => {
  const chapter = createChapterFolder();
  // On any day, this event and the chapter's next event (in 14 days) are in different quarters.
  const when = `when: { on: ${addDays(dayInIndia(new Date()), 120)} }`;
  const fields = ['id: 7001', 'title: Spring meeting', 'category: Evening Talks', when, 'time: 6:30 PM to 8:00 PM', 'venue: Chapter House'];
  const text = ['---', ...fields, 'brief_content: An evening.', '---', 'An evening.', ''].join('\n');
  writeFileSync(path.join(chapter, 'events', '7001-spring-meeting.md'), text);
  const { origin } = await ownSite({ CONTENT_DIR: chapter });
  await openForPrint(page, `${origin}/events`);
  await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Past Events' })).toBeHidden();
  const quarterCount = await page.locator('[data-quarter]').filter({ visible: true }).count();
  expect(quarterCount).toBeGreaterThan(1);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(quarterCount);
  await openForPrint(page, '/events?year=2023');
  await expect(page.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeHidden();
  await expect(page.getByText('July to September 2023')).toBeVisible();
});

test('[SPP-03] [SPP-04] a program prints all its upcoming events, and only the chosen one of the past years', async ({ page }) => {
  await openForPrint(page, '/special-programs/pm-footprints');
  await expect(page.getByText('A quiet year in a loud programme')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Years' }).getByRole('link').filter({ visible: true })).toBeVisible();
});
