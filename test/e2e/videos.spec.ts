import { expect, expectAccessible, expectNoHorizontalScroll, login, setWidth, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

test('[VID-02] [VID-03] a member plays a video in place of its poster, and opens another', { tag: '@core' }, async ({ page, noise }) => {
  noise.allow(/request to another host: https:\/\/player\.vimeo\.com\/video\//);
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The player' }));
  await login(page, 'member@example.org');
  await page.goto('/Videos/312');
  await expectReady(page);
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle(`${await title.innerText()} | Kaveri Chapter`);
  await expectAccessible(page);

  const article = main(page).getByRole('article');
  const titleBox = await title.boundingBox();
  const playButton = article.getByRole('button', { name: /^Play / });
  const posterBox = await playButton.boundingBox();
  await playButton.click();
  const player = article.locator('iframe');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/\d+\?.*autoplay=1/);
  // Poster and player have the same size, so nothing below moves.
  expect(await player.boundingBox()).toEqual(posterBox);
  expect(await title.boundingBox()).toEqual(titleBox);

  const recentVideos = main(page).getByRole('region', { name: 'Recent Videos' }).getByRole('list');
  const countColumns = () => recentVideos.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await countColumns()).toBe(4);
  await setWidth(page, 'phone');
  expect(await countColumns()).toBe(2);
  await expectNoHorizontalScroll(page);
  // In the second round, both URLs have the form /Profile/Videos/…, so the page stays mounted.
  for (let round = 0; round < 2; round += 1) {
    const firstVideo = recentVideos.getByRole('link').first();
    const [name, href] = [await firstVideo.innerText(), (await firstVideo.getAttribute('href')) ?? ''];
    expect(href).toMatch(/^\/Profile\/Videos\/\d+$/);
    await firstVideo.click();
    await expect(page).toHaveURL(href);
    await expect(title).toHaveText(name.trim());
    await expect(player).toHaveCount(0);
    await playButton.click();
    await expect(player).toBeVisible();
  }
});

test('[VID-01] [D-24] a member with a token but no stored record can open the video', async ({ page }) => {
  await login(page, 'member@example.org');
  await page.evaluate(() => localStorage.removeItem('user-storage'));
  await page.goto('/Videos/312');
  await expect(main(page).getByRole('region', { name: 'Recent Videos' })).toBeVisible();
  await expect(page).toHaveURL('/Videos/312');
});
