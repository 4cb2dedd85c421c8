import { expect, expectNoSidewaysScroll, hydrated, login, test } from './fixtures.ts';
import { header, main } from './pageParts.ts';

for (const width of [1200, 1366, 1440]) {
  test(`[JOBS-05] a range of pay stands on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/exploreJobs');
    await hydrated(page);
    const pay = main(page)
      .getByRole('article')
      .getByText(/^₹[\d,]+ – ₹[\d,]+$/)
      .first();
    const { height, line } = await pay.evaluate((value) => ({
      height: value.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(value).lineHeight),
    }));
    expect(height).toBeLessThan(line * 1.5);
  });
}

for (const width of [768, 800]) {
  test(`[HOME-01] the picture of the hero is as wide as the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await hydrated(page);
    const slide = page.locator('[aria-roledescription=slide]').first();
    const [words, picture] = [await slide.getByRole('heading').boundingBox(), await slide.locator('img').last().boundingBox()];
    expect(Math.abs((picture?.x ?? 0) - (words?.x ?? 0))).toBeLessThan(2);
    expect(picture?.width ?? 0).toBeGreaterThan(width - 60);
  });
}

for (const width of [360, 1024, 1440]) {
  test(`[HDR-01] the header keeps to its lines at ${width} px when a browser shows text at twice its size`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto('/exploreJobs');
    await hydrated(page);
    // As on a window half as wide: the menus are in the drawer.
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeHidden();
    const icon = await header(page).getByRole('button', { name: 'Menu' }).locator('svg').boundingBox();
    expect(icon?.width).toBeGreaterThan(40);
    if (width > 360) expect((await header(page).boundingBox())?.height).toBeLessThan(130);
    await expectNoSidewaysScroll(page);
  });
}

test('[DASH-03] what a member can do next begins in line with its heading', async ({ page }) => {
  await page.goto('/');
  await login(page, 'member@example.org');
  await page.goto('/dashboard/profile');
  await hydrated(page);
  const heading = await page.getByRole('heading', { name: 'What you can do next' }).boundingBox();
  const row = await page.getByText('Look for a job', { exact: true }).boundingBox();
  expect(Math.abs((row?.x ?? 0) - (heading?.x ?? 0))).toBeLessThan(1);
  await expectNoSidewaysScroll(page);
});
