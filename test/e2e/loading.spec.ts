import type { Page } from '@playwright/test';
import { expect, setWidth, test } from './fixtures.ts';
import { holdRequests, header, html, menuOf, menuOpener, expectReady, schemeSwitch } from './pageParts.ts';

/** Records the URLs of the scripts that the page requests from now on. @returns the growing list */
const recordScriptRequests = (page: Page): string[] => {
  const requestedScripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) requestedScripts.push(request.url());
  });
  return requestedScripts;
};

test.describe('before the page has hydrated', { tag: '@core' }, () => {
  test('[HDR-01] clicks on buttons are recorded, and replayed afterwards', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await schemeSwitch(page).click();
    await expect(html(page)).toHaveClass(/light/);
    scripts.release();
    await expectReady(page);
    await expect(html(page)).toHaveClass(/dark/);
  });

  test('[HDR-01] a click counts once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // This listener runs before the app's own, so that React has hydrated while early clicks are still recorded.
    await page.addInitScript(() => {
      document.addEventListener('app:hydrated', () => {
        setTimeout(() => document.querySelector<HTMLElement>('[aria-label^="Switch between light and dark"]')?.click(), 0);
      });
    });
    await page.goto('/');
    await expectReady(page);
    await expect(html(page)).toHaveClass(/dark/);
  });

  test('[HOME-02] the carousel can be scrolled, and its buttons work afterwards', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Highlights' });
    await carousel.getByRole('group').nth(1).scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('group').nth(1)).toBeInViewport();
    scripts.release();
    await expectReady(page);
    await carousel.getByRole('button', { name: 'Slide 3' }).click();
    await expect(carousel.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
  });

  test('[HDR-01] the menus open, and stay open when the scripts load', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto('/');
    await menuOpener(page, 'Trainings').click();
    const link = menuOf(page, 'Trainings').getByRole('link', { name: 'Corporate Training' });
    await expect(link).toBeVisible();
    scripts.release();
    await expectReady(page);
    await expect(link).toBeVisible();
  });

  test('[HDR-01] the menu of small screens opens, and stays open when the scripts load', async ({ page }) => {
    await setWidth(page, 'phone');
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    scripts.release();
    await expectReady(page);
    await expect(menu).toBeVisible();
  });

  test('[JOBS-01] text typed into the search stays and is searched for', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    const keywordField = page.getByRole('searchbox', { name: 'Job title, skills' });
    await keywordField.fill('scrum');
    scripts.release();
    await expectReady(page);
    await expect(keywordField).toHaveValue('scrum');
    await keywordField.press('Enter');
    await expect(page).toHaveURL(/keyword=scrum/);
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
  });

  test('[JOBS-01] the search works', async ({ page }) => {
    await holdRequests(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**/exploreJobs?keyword=scrum*');
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
  });

  test('[JOBS-07] the apply link opens the login', async ({ page }) => {
    await holdRequests(page, '**/assets/*.js');
    await page.goto('/exploreJobs');
    await page.getByRole('link', { name: 'Login to apply' }).click();
    // The application form, to which the login leads (AUTH-07, D-29).
    await page.waitForURL('**/Login?from=%2FapplyJob%2F*');
    await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
  });

  test('[AUTH-01] neither text typed into the login nor its submission is lost', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto('/Login');
    const email = page.getByRole('main').getByRole('textbox');
    await email.fill('nobody');
    await page.getByRole('button', { name: 'Request passcode' }).click();
    scripts.release();
    await expectReady(page);
    await expect(email).toHaveValue('nobody');
    await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
    await email.fill('somebody@example.org');
    await expect(page.getByText('Please enter a valid e-mail address')).toHaveCount(0);
  });
});

test('[AUTH-01] text typed into the login during hydration is not lost', async ({ page }) => {
  await setWidth(page, 'phone');
  const devtoolsSession = await page.context().newCDPSession(page);
  await devtoolsSession.send('Network.enable');
  await devtoolsSession.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtoolsSession.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/Login', { waitUntil: 'commit' });
  const email = page.getByRole('main').getByRole('textbox');
  await email.focus();
  await page.keyboard.type('somebody@example.org', { delay: 180 });
  await expectReady(page);
  await expect(email).toHaveValue('somebody@example.org');
  // React's state has the value, too.
  await page.getByRole('button', { name: 'Request passcode' }).click();
  await page.waitForURL('**/otp');
  await expect(page.getByText('somebody@example.org')).toBeVisible();
});

test.describe('while the page loads', () => {
  test('[HOME-01] no script is requested before the first picture has loaded', async ({ page }) => {
    const requestedScripts = recordScriptRequests(page);
    const pictures = await holdRequests(page, '**/wp-content/uploads/**');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => pictures.heldPaths.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(requestedScripts).toEqual([]);
    pictures.release();
    await expectReady(page);
    expect(requestedScripts.length).toBeGreaterThan(3);
  });
});
