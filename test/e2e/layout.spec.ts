import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../src/app/pages.ts';
import { createChapterFolder, godavari } from '../support/chapter.ts';
import { blockSiteFonts, expect, expectNoHorizontalScroll, waitForHydration, login, setWidth, test } from './fixtures.ts';
import { header, main } from './pageParts.ts';
import { exampleAddress } from '../support/exampleAddress.ts';

test('[JOBS-05] a salary range is on one line at desktop widths', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/exploreJobs');
  await waitForHydration(page);
  const payText = main(page)
    .getByRole('article')
    .getByText(/^₹[\d,]+ – ₹[\d,]+$/)
    .first();
  for (const width of [1200, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { height, line: lineHeight } = await payText.evaluate((value) => ({
      height: value.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(value).lineHeight),
    }));
    expect(height, `${width} px`).toBeLessThan(lineHeight * 1.5);
  }
});

test('[HOME-01] the picture of the hero is as wide as the page on a tablet', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const slide = page.locator('[aria-roledescription=slide]').first();
  for (const width of [768, 800]) {
    await page.setViewportSize({ width, height: 900 });
    const [headingBox, pictureBox] = [await slide.getByRole('heading').boundingBox(), await slide.locator('img').first().boundingBox()];
    expect(headingBox).not.toBeNull();
    expect(Math.abs((pictureBox?.x ?? 0) - (headingBox?.x ?? 0))).toBeLessThan(2);
    expect(pictureBox?.width ?? 0).toBeGreaterThan(width - 60);
  }
});

test(
  '[HDR-01] with the browser’s text at twice its size the header shows the menu button and does not wrap',
  { tag: '@layout' },
  async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto('/exploreJobs');
    await waitForHydration(page);
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Media queries in em match as if the window were half as wide, so the menus are in the drawer.
      await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden();
      const iconBox = await header(page).getByRole('button', { name: 'Menu' }).locator('svg').boundingBox();
      expect(iconBox?.width).toBeGreaterThan(40);
      if (width > 360) expect((await header(page).boundingBox())?.height).toBeLessThan(130);
      await expectNoHorizontalScroll(page);
    }
  },
);

test(
  '[HDR-01] [FTR-01] pages fit a chapter name that is nearly as long as allowed, at every width',
  { tag: '@layout' },
  async ({ page, ownSite }) => {
    const name = 'Thiruvananthapuram and Chikkaballapura Riverlands Chapter';
    const chapter = createChapterFolder({ ...godavari, name, shortName: 'Riverlands' });
    const { origin } = await ownSite({ CONTENT_DIR: chapter });
    for (const pathname of ['/', '/about-us', '/exploreJobs']) {
      await page.goto(`${origin}${pathname}`);
      await waitForHydration(page);
      await expect(page).toHaveTitle(new RegExp(name));
      for (const width of [320, 360, 768, 1024, 1440]) {
        await setWidth(page, width);
        await expectNoHorizontalScroll(page);
        const homeLinkBox = await header(page)
          .getByRole('link', { name: /Riverlands/ })
          .first()
          .boundingBox();
        expect(homeLinkBox?.height, `${pathname} at ${width} px`).toBeLessThan(90);
        expect((await header(page).boundingBox())?.height, `${pathname} at ${width} px`).toBeLessThan(110);
      }
    }
  },
);

/** Maximum length of a word that must fit on one line. Longer words and URLs may be broken. */
const MAX_WORD_LENGTH = 14;

/** Runs in the page. Returns the words of at most `maxLength` letters that continue on the next line. */
function findBrokenWords(maxLength: number): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (parent === null || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest('noscript, option') !== null) continue;
    // Skips text for screen readers only.
    if (parent.getBoundingClientRect().width < 3) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}®]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1 && word.length <= maxLength) broken.push(`${word} in ${parent.tagName} of ${parent.closest('[id]')?.id}`);
    }
  }
  return broken;
}

test(
  '[NAV-05] with text at twice its size no word is broken on a phone, and nothing scrolls sideways',
  { tag: '@layout' },
  async ({ plainPage }) => {
    test.setTimeout(120_000);
    await setWidth(plainPage, 360);
    const session = await plainPage.context().newCDPSession(plainPage);
    const brokenByPathname: Record<string, string[]> = {};
    for (const pathname of pages.filter(({ access }) => access === undefined).map(exampleAddress)) {
      await plainPage.goto(pathname);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect(await plainPage.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const brokenOnPage = await plainPage.evaluate(findBrokenWords, MAX_WORD_LENGTH);
      if (brokenOnPage.length > 0) brokenByPathname[pathname] = brokenOnPage;
      await expectNoHorizontalScroll(plainPage);
    }
    expect(brokenByPathname).toEqual({});
  },
);

test('[ABOUT-01] the line of the timeline has the colour of the text in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/About-us');
  const years = main(page)
    .getByRole('region', { name: /thread/i })
    .getByRole('listitem');
  const lineStyle = await years.first().evaluate((element) => {
    const { display, backgroundColor } = getComputedStyle(element, '::before');
    return { display, lineColour: backgroundColor, textColour: getComputedStyle(document.body).color };
  });
  expect(lineStyle.display).not.toBe('none');
  expect(lineStyle.lineColour).toBe(lineStyle.textColour);
});

for (const pathname of ['/special-programs/pm-open-space', '/special-programs/pm-footprints']) {
  test(`[SPP-02] the button in the header of ${pathname} is not over the drawing on a phone`, async ({ page }) => {
    await setWidth(page, 360);
    await page.goto(pathname);
    await waitForHydration(page);
    const button = main(page).getByRole('link', { name: 'Subscribe to the calendar' });
    // Looks for the nearest opaque background, which must not be that of the drawing (`.kolam`).
    const isOnDrawing = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const stackedElements = document.elementsFromPoint(x + width - 6, y + height / 2);
      const background = stackedElements.find((part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)');
      return background === undefined || background.querySelector('.kolam') !== null;
    });
    expect(isOnDrawing).toBe(false);
  });
}

test('[EVT-08] the four actions of an event are on three lines on a phone', { tag: '@layout' }, async ({ page }) => {
  await setWidth(page, 360);
  await page.goto('/special-programs/conferences/4105');
  await waitForHydration(page);
  const tops = await Promise.all(
    [
      main(page).getByRole('link', { name: 'I’m interested' }),
      main(page).getByRole('button', { name: 'Share this event' }),
      main(page).getByRole('link', { name: 'Add to calendar' }),
      main(page).getByRole('link', { name: 'Google Calendar' }),
    ].map(async (item) => Math.round((await item.boundingBox())?.y ?? 0)),
  );
  expect(new Set(tops).size).toBe(3);
});

test('[DASH-03] a member’s next steps are aligned with their heading', async ({ page }) => {
  await page.goto('/');
  await login(page, 'member@example.org');
  await page.goto('/dashboard/profile');
  await waitForHydration(page);
  const headingBox = await page.getByRole('heading', { name: 'What you can do next' }).boundingBox();
  const rowBox = await page.getByText('Look for a job', { exact: true }).boundingBox();
  expect(headingBox?.x).toBeGreaterThan(0);
  expect(Math.abs((rowBox?.x ?? 0) - (headingBox?.x ?? 0))).toBeLessThan(1);
  await expectNoHorizontalScroll(page);
});

test('the fallback fonts are as wide as the site’s own fonts, within 1.5 %', { tag: '@fonts' }, async ({ plainPage }) => {
  await blockSiteFonts(plainPage);
  await plainPage.goto('/About-us');
  /** Returns the widths of the page's text in CSS pixels, in two weights of the heading font and two of the reading font. */
  const measureWidths = () =>
    plainPage.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) throw new Error('The browser has no canvas.');
      const lines = document.body.innerText.split('\n');
      const widths: number[] = [];
      for (const [selector, weight] of [
        ['h1', 600],
        ['h1', 700],
        ['body', 400],
        ['body', 600],
      ] as const) {
        const element = document.querySelector(selector);
        if (element === null) throw new Error(`The page has no ${selector}.`);
        canvas.font = `${weight} 100px ${getComputedStyle(element).fontFamily}`;
        widths.push(lines.reduce((sum, line) => sum + canvas.measureText(line).width, 0));
      }
      return widths;
    });

  const fallbackWidths = await measureWidths();
  for (const [family, weight, file] of [
    ['Anek Latin', '600 700', 'anek-latin'],
    ['Mukta', '400', 'mukta-400'],
    ['Mukta', '600 700', 'mukta-600'],
  ] as const) {
    const bytes = [...readFileSync(path.join(import.meta.dirname, `../../src/theme/fonts/${file}.woff2`))];
    await plainPage.evaluate(
      async ([name, weights, content]) => {
        document.fonts.add(await new FontFace(name, new Uint8Array(content), { weight: weights }).load());
      },
      [family, weight, bytes] as const,
    );
  }
  const ownFontWidths = await measureWidths();
  expect(ownFontWidths).not.toEqual(fallbackWidths);
  for (const [index, width] of ownFontWidths.entries()) expect(Math.abs((fallbackWidths[index] ?? 0) / width - 1)).toBeLessThan(0.015);
});

for (const pathname of ['/exploreJobs?job=', '/special-programs/pm-footprints/4101', '/About-us']) {
  test(`at 400 % zoom the header scrolls away on ${pathname}, and at most one element stays fixed`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const id = ((await (await page.request.get('/api/jobs/allJobs?limit=1')).json()) as { _id: string }[])[0]?._id ?? '';
    await page.goto(pathname.endsWith('=') ? `${pathname}${id}` : pathname);
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(header(page)).not.toBeInViewport();
    const fixedClassNames = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            /sticky|fixed/.test(getComputedStyle(element).position) &&
            element.getBoundingClientRect().height > 0 &&
            element.checkVisibility(),
        )
        .map(({ className }) => className),
    );
    expect(fixedClassNames.filter((name) => !/SkipLink|skip/i.test(String(name))).length).toBeLessThanOrEqual(1);
  });
}

test('[APPL-01] on a tablet, the tables of members, applicants and statements show each value beside its label', async ({ page }) => {
  await setWidth(page, 'tablet');
  await login(page, 'admin@example.org');
  for (const [tableName, pathname] of [
    ['Members', '/dashboard/members'],
    [/^Applicants/, '/applicants/65f1c0ffee65f1c0ffee1001'],
    ['Statements', '/dashboard/system'],
  ] as const) {
    await page.goto(pathname);
    await waitForHydration(page);
    if (tableName === 'Statements') await page.getByText('Details for the server’s operators').click();
    const cells = main(page).getByRole('table', { name: tableName }).getByRole('cell');
    await expect(cells.first()).toBeVisible();
    const gaps = await cells.evaluateAll((boxes) =>
      boxes
        // The first cell of a row is its title, without a label.
        .filter((box) => box.textContent !== '' && !('name' in (box as HTMLElement).dataset))
        .map((box) => {
          const range = document.createRange();
          range.selectNodeContents(box);
          return Math.round(range.getBoundingClientRect().left - box.getBoundingClientRect().left);
        }),
    );
    expect(gaps.length, pathname).toBeGreaterThan(2);
    expect(
      gaps.filter((gap) => gap < 190 || gap > 240),
      pathname,
    ).toEqual([]);
  }
});

test(
  '[HDR-01] [CONT-01] at every width the header is one line, and tabs have arrows only where they don’t fit',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/Contact');
    await waitForHydration(page);
    const tallHeaders: string[] = [];
    for (let width = 320; width <= 1480; width += 40) {
      await page.setViewportSize({ width, height: 900 });
      const headerHeight = await header(page).evaluate((bar) => bar.getBoundingClientRect().height);
      if (headerHeight > 75) tallHeaders.push(`header of ${headerHeight} px at ${width} px`);
      const tabs = main(page).locator('.MuiTabs-root').first();
      // The scroll buttons update shortly after a resize.
      await expect(async () => {
        const [allTabsFit, arrowCount] = await tabs.evaluate((strip) => {
          const scroller = strip.querySelector('.MuiTabs-scroller');
          const shownButtons = [...strip.querySelectorAll('.MuiTabScrollButton-root')].filter(
            (arrow) => getComputedStyle(arrow).visibility !== 'hidden',
          );
          return [(scroller?.scrollWidth ?? 0) <= (scroller?.clientWidth ?? 0) + 1, shownButtons.length] as const;
        });
        expect(allTabsFit && arrowCount > 0, `arrows at ${width} px`).toBe(false);
      }).toPass({ timeout: 3_000 });
    }
    expect(tallHeaders).toEqual([]);
  },
);
