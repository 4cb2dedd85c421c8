import { expect, expectNoHorizontalScroll, waitForHydration, setWidth, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

/** The chapter's pages. Each has the requirement that it fulfils and the ids of the sections that its tabs link to. */
const PAGES = [
  { requirement: 'ABOUT-01', path: '/About-us', sections: ['about', 'mission', 'bod', 'pp'] },
  { requirement: 'CORP-01', path: '/Training', sections: ['intro', 'support', 'courses'] },
  { requirement: 'VOL-01', path: '/volunteering', sections: ['volunteer', 'inner', 'chapter'] },
  { requirement: 'NPO-01', path: '/non-profit', sections: ['activity', 'csr'] },
  { requirement: 'ACAD-01', path: '/academic-relations', sections: ['obj', 'services', 'team'] },
  { requirement: 'MEMB-01', path: '/membership', sections: ['what', 'benefits'] },
] as const;

for (const { requirement, path, sections } of PAGES) {
  test(`[${requirement}] on a phone, the tabs of ${path} open its sections by keyboard, and a URL with a hash opens a section`, async ({
    page,
  }) => {
    await setWidth(page, 360);
    await page.goto(path);
    await expectReady(page);
    const tabs = main(page).getByRole('navigation', { name: 'Parts of this page' });
    for (const id of sections) {
      const tab = tabs.locator(`a[href="#${id}"]`);
      await tab.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}#${id}`);
      await expect(tab).toHaveAttribute('aria-current', 'true');
      const section = page.getByRole('region').and(page.locator(`#${id}`));
      await expect(section).toBeInViewport();
      // The section also has the focus, for keyboards and screen readers (NAV-05).
      await expect(section).toBeFocused();
      await expect(section).toHaveAccessibleName(/\S/);
    }
    await expectNoHorizontalScroll(page);
    const lastSection = sections.at(-1) ?? '';
    await test.step('a URL with a hash opens its section, and the tab of the section is marked', async () => {
      // Starts from another page, because on the same page a URL with a hash would only scroll.
      await page.goto('/outbox');
      await page.goto(`${path}#${lastSection}`);
      await waitForHydration(page);
      await expect(page.locator(`#${lastSection}`)).toBeInViewport();
      await expect(main(page).locator(`nav a[href="#${lastSection}"]`)).toHaveAttribute('aria-current', 'true');
    });
  });
}

test('[ABOUT-01] [CORP-01] [VOL-01] [NPO-01] [ACAD-01] [MEMB-01] sections are visible and linked without JavaScript', async ({
  plainPage,
}) => {
  test.setTimeout(120_000);
  for (const { path, sections } of PAGES) {
    await plainPage.goto(path);
    for (const id of sections) {
      await plainPage.locator(`nav a[href="#${id}"]`).click();
      await expect(plainPage.locator(`#${id}`), `${path}#${id}`).toBeInViewport();
      await expect(plainPage.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    }
  }
});

test('[ABOUT-01] on a phone, the arrow scrolls to the tabs that don’t fit, and they stay in sight', async ({ page }) => {
  await setWidth(page, 360);
  await page.goto('/About-us');
  await expectReady(page);
  const tabs = main(page).getByRole('navigation', { name: 'Parts of this page' });
  const arrows = tabs.locator('.MuiTabScrollButton-root');
  const last = tabs.getByRole('link', { name: 'Past Presidents' });
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  await expect(async () => {
    if (await arrows.last().isVisible()) await arrows.last().click();
    await expect(last).toBeInViewport({ ratio: 0.95, timeout: 500 });
  }).toPass();
  await expect(arrows.first()).toBeVisible();
  // If the layout changes, it does so within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(last).toBeInViewport({ ratio: 0.95 });
});

test('[ABOUT-01] [D-68] the tabs stay below the header of a wide window, and scrolling leaves the highlight on the tab of the hash', async ({
  page,
}) => {
  await setWidth(page, 1440);
  await page.goto('/About-us');
  await expectReady(page);
  const tabs = main(page).getByRole('navigation', { name: 'Parts of this page' });
  const current = tabs.locator('[aria-current]');
  await tabs.getByRole('link', { name: 'Our Mission' }).click();
  await expect(page).toHaveURL('/About-us#mission');
  await expect(current).toHaveText('Our Mission');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20_000);
  await expect(page.locator('#pp')).toBeInViewport();
  // Whatever follows the scroll does so within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(current).toHaveText('Our Mission');
  await expect(tabs).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/About-us');
  await expect(current).toHaveText('About Us');
});

test('[VOL-02] the volunteers are in three columns on a desktop', async ({ page }) => {
  await setWidth(page, 'desktop');
  await page.goto('/volunteering');
  const lists = await main(page).locator('#chapter').getByRole('list').all();
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) {
    expect(await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(3);
  }
});
