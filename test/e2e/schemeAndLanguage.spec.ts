import type { Page, Route } from '@playwright/test';
import { expect, login, setWidth, test } from './fixtures.ts';
import { footer, header, html, menuOf, menuOpener, expectReady, schemeSwitch } from './pageParts.ts';

test.describe('the colour scheme', () => {
  test('[HDR-07] stays as chosen after a reload and a logout (D-10)', { tag: '@core' }, async ({ page }) => {
    await login(page, 'member@example.org');
    await expectReady(page);
    await expect(html(page)).toHaveClass(/light/);
    await schemeSwitch(page).click();
    await expect(html(page)).toHaveClass(/dark/);
    await page.reload();
    await expectReady(page);
    await expect(html(page)).toHaveClass(/dark/);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/login$/i);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(html(page)).toHaveClass(/dark/);
  });

  test('is set before the first paint, so that a dark page never flashes light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (document.body === null) return;
        Object.assign(window, { classAtBody: document.documentElement.className });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    expect(await page.evaluate(() => (window as unknown as { classAtBody: string }).classAtBody)).toMatch(/^dark$/);
    await expectReady(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveClass('light');
  });
});

test('the outbox has the scheme chosen on the site', async ({ page }) => {
  await page.goto('/');
  await expectReady(page);
  await schemeSwitch(page).click();
  await expect(html(page)).toHaveClass(/dark/);
  await page.goto('/outbox');
  expect(await html(page).evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
});

test.describe('the language menu', () => {
  const TRANSLATE_SCRIPT = 'https://translate.google.com/**';

  /** Simulates the translation script. It replaces every text by an element, including texts that are added later. */
  const translatorScript = `
    const replace = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (text.data.trim() && !text.parentElement.closest('font, script, style, option, [translate=no]')) texts.push(text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.parentNode.insertBefore(outer, text);
        text.parentNode.removeChild(text);
      }
    };
    window.google = { translate: { TranslateElement: function () {
      replace(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected && node.nodeType === 1) replace(node);
      }).observe(document.body, { childList: true, subtree: true });
      document.documentElement.dataset.translated = '';
    } } };
    window.startTranslation();`;

  const languageLink = (page: Page, code: string) => footer(page).getByRole('list', { name: 'Language' }).locator(`[lang=${code}]`);

  test('[NAV-06] loads nothing until a language is chosen, and a translated page still works (D-11)', async ({ page, noise }) => {
    noise.allow(/^request to another host: https:\/\/translate\.google\.com\//);
    let requestCount = 0;
    await page.route(TRANSLATE_SCRIPT, (route: Route) => {
      requestCount += 1;
      return route.fulfill({ contentType: 'text/javascript', body: translatorScript });
    });
    await page.goto('/');
    await expectReady(page);
    await languageLink(page, 'ta').focus();
    expect(requestCount).toBe(0);
    await languageLink(page, 'ta').click();
    await expect(html(page)).toHaveAttribute('data-translated', '');
    expect(requestCount).toBe(1);

    await page.getByRole('button', { name: 'Slide 3' }).click();
    await menuOpener(page, 'Special Programs').click();
    await menuOf(page, 'Special Programs').getByRole('link', { name: 'Conferences' }).click();
    await page.waitForURL('**/special-programs/conferences');
    await header(page).getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL('**/exploreJobs');
    const list = page.getByRole('region', { name: 'Open jobs' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await list.getByRole('link', { name: 'Load More' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await list.getByRole('listitem').nth(4).getByRole('link').click();
    await page.getByRole('searchbox', { name: 'Job title, skills' }).fill('scrum');
    await page.getByRole('searchbox', { name: 'Job title, skills' }).press('Enter');
    await page.waitForURL('**keyword=scrum*');
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Login' }).click();
    await page.getByRole('main').getByRole('textbox').fill('nobody');
    await page.getByRole('button', { name: 'Request passcode' }).click();
    await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
    await page.getByRole('main').getByRole('textbox').fill('somebody@example.org');
    await expect(page.getByText('Please enter a valid e-mail address')).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Kaveri Chapter', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Something went wrong/ })).toHaveCount(0);
  });

  test('[NAV-06] shows a message when the service can’t be reached, and the page stays unchanged', async ({ page, noise }) => {
    noise.allow(/translate\.google\.com/);
    await page.route(TRANSLATE_SCRIPT, (route) => route.abort('failed'));
    await page.goto('/');
    await expectReady(page);
    await languageLink(page, 'hi').click();
    await expect(page.getByText('The translation service cannot be reached. Please try again later.')).toBeVisible();
    await expect(languageLink(page, 'en')).toHaveAttribute('aria-current', 'true');
  });

  test('[NAV-06] is in the header from 900 px on, and in the slide-out menu of narrower windows', async ({ page, noise }) => {
    noise.allow(/translate\.google\.com/);
    await page.route(TRANSLATE_SCRIPT, (route: Route) => route.fulfill({ contentType: 'text/javascript', body: translatorScript }));
    await setWidth(page, 899);
    await page.goto('/membership');
    await expectReady(page);
    const languageMenuOpener = header(page).locator('summary', { hasText: 'English' });
    await expect(languageMenuOpener).toBeHidden();
    await setWidth(page, 900);
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await languageMenuOpener.click();
    await header(page).getByRole('list', { name: 'Language' }).locator('[lang=ta]').click();
    await expect(html(page)).toHaveAttribute('data-translated', '');
    await expect(header(page).getByRole('list', { name: 'Language' })).toBeHidden();

    await setWidth(page, 'phone');
    await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('list', { name: 'Language' }).locator('[lang=ta]')).toHaveAttribute('aria-current', 'true');
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
