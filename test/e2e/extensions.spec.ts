import type { Page } from '@playwright/test';
import { expect, login, readOutbox, setWidth, test } from './fixtures.ts';
import { header, holdRequests, html, main, expectReady, schemeSwitch } from './pageParts.ts';

/** Adds an element beside a field, or changes a word, as soon as the page has been read, as extensions do. */
const addExtension = (page: Page, selector: string, changes: 'adds an element' | 'changes a word'): Promise<unknown> =>
  page.addInitScript(
    ([target, change]) =>
      document.addEventListener('DOMContentLoaded', () => {
        const element = document.querySelector(target);
        if (change === 'adds an element') element?.after(document.createElement('span'));
        else element?.replaceChildren('Changed');
      }),
    [selector, changes] as const,
  );

test.describe('before the page has hydrated, with an extension that has changed it', () => {
  // React reports that it renders the page anew.
  test.beforeEach(({ noise }) => noise.allow(/Minified React error #418/));

  for (const [changes, selector] of [
    ['adds an element', 'main input[name=email]'],
    ['changes a word', 'main label'],
  ] as const) {
    test(`[AUTH-01] text typed into the login is kept, and the visitor goes on typing (it ${changes})`, async ({ page }) => {
      const scripts = await holdRequests(page, '**/assets/*.js');
      await addExtension(page, selector, changes);
      await page.goto('/Login');
      const email = main(page).getByRole('textbox');
      await email.click();
      await page.keyboard.type('somebody@exam');
      const replaced = await email.elementHandle();
      scripts.release();
      await expectReady(page);
      expect(await replaced?.evaluate((element) => element.isConnected), 'React has replaced the field').toBe(false);
      await expect(email).toBeFocused();
      await page.keyboard.type('ple.org');
      await expect(email).toHaveValue('somebody@example.org');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/otp');
      await expect(page.getByText('somebody@example.org')).toBeVisible();
    });
  }

  test('[CONT-04] [CONT-05] a filled-in form is sent, and a click counts once', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await addExtension(page, 'main input[name=name]', 'adds an element');
    await page.goto('/Contact');
    const form = main(page).getByRole('form', { name: 'General Support' });
    await form.getByLabel('Name').fill('Asha Pillai');
    await form.getByLabel('Email').fill('asha@example.org');
    await form.getByLabel('Subject').fill('With an extension');
    await form.getByLabel(/^Message/).fill('How do I join?');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await schemeSwitch(page).click();
    scripts.release();
    await expect(main(page).getByRole('group', { name: /^Email sent\./ })).toBeVisible();
    await expect(html(page)).toHaveClass(/dark/);
    const mails = (await readOutbox(page)).filter(({ subject }) => subject === 'General support: With an extension');
    expect(mails.map(({ text }) => text.includes('How do I join?'))).toEqual([true]);
  });

  test('[JOBS-01] words typed into the job search are kept', async ({ page }) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await addExtension(page, 'main input[name=keyword]', 'adds an element');
    await page.goto('/exploreJobs');
    const keywords = page.getByRole('searchbox', { name: 'Job title, skills' });
    await keywords.fill('scrum');
    await page.getByRole('searchbox', { name: 'City or remote' }).fill('remote');
    scripts.release();
    await expectReady(page);
    await expect(keywords).toHaveValue('scrum');
    await keywords.press('Enter');
    await expect(page).toHaveURL(/keyword=scrum&location=remote/);
  });
});

/** Writes into a field as a password manager that causes no event: outside the page's own scripts. */
const fillSilently = (page: Page, label: string | RegExp, text: string): Promise<void> =>
  main(page)
    .getByLabel(label)
    .evaluate((field, value) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }, text);

test('[AUTH-01] [CONT-05] what a password manager fills in without an event is sent', async ({ page }) => {
  await page.goto('/Contact');
  await expectReady(page);
  await main(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main(page).getByText(/^Please enter your name|Name is required/i)).toBeVisible();
  await fillSilently(page, 'Name', 'Asha Pillai');
  await fillSilently(page, 'Email', 'asha@example.org');
  await main(page).getByLabel('Subject').focus();
  await main(page).getByLabel('Subject').fill('Filled in silently');
  await main(page)
    .getByLabel(/^Message/)
    .fill('How do I join?');
  await main(page).getByRole('checkbox').check();
  await expect(main(page).getByLabel('Name')).toHaveValue('Asha Pillai');
  await main(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main(page).getByRole('group', { name: /^Email sent\./ })).toBeVisible();
  const mail = (await readOutbox(page)).find(({ subject }) => subject === 'General support: Filled in silently');
  expect(mail?.text).toContain('Asha Pillai');

  await page.goto('/Login');
  await expectReady(page);
  await fillSilently(page, 'E-mail', 'somebody@example.org');
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await page.waitForURL('**/otp');
  await expect(page.getByText('somebody@example.org')).toBeVisible();
});

test('[HDR-05] the phone menu opened before hydration shows a member’s own links once the session is known', async ({ page }) => {
  await setWidth(page, 'phone');
  await login(page, 'member@example.org');
  await expectReady(page);
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/about');
  const opener = header(page).getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
  await menu.getByText('Trainings', { exact: true }).click();
  const entry = menu.getByRole('link', { name: 'Corporate Training' });
  await entry.focus();
  scripts.release();
  await expectReady(page);
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(menu).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
