import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, login, loginThroughPages, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

const createCsvFile = (csv: string) => ({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

test(
  'an admin adds a member, deactivates the member after a login, and imports and exports members',
  { tag: '@core' },
  async ({ page, browser, baseURL, noise }, { retry }) => {
    const ASHA_EMAIL = `asha.of.the.test${retry}@example.org`;
    const RAVI_EMAIL = `ravi.of.the.test${retry}@example.org`;
    await login(page, 'admin@example.org');
    await main(page).getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Members' }).click();
    const dialog = page.getByRole('dialog');
    const searchMembers = async (keyword: string) => {
      await main(page).getByRole('textbox', { name: /^Name/ }).fill(keyword);
      await main(page).getByRole('button', { name: 'Search' }).click();
    };

    await main(page).getByRole('button', { name: 'Add a member' }).click();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Asha of the Test');
    await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(ASHA_EMAIL);
    await expectAccessible(page);
    // The dialog has no empty space below its buttons.
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText(`Asha of the Test was added and can log in with a code that is mailed to ${ASHA_EMAIL}.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    const otherContext = await browser.newContext({ ...(baseURL && { baseURL }) });
    const ashaPage = await otherContext.newPage();
    await loginThroughPages(ashaPage, ASHA_EMAIL);
    await expect(ashaPage.getByRole('list').filter({ hasText: 'This one' })).toContainText(/on /);
    const otherSession = { _id: 'other', current: false, device: 'Chrome on Android', startedAt: null, usedAt: null };
    await ashaPage.route('**/api/user/sessions', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: [...((await response.json()) as object[]), otherSession] });
    });
    await ashaPage.route('**/api/user/sessions/other', (route) => route.abort());
    await ashaPage.reload();
    const endButton = ashaPage.getByRole('button', { name: /^End the login of .* with Chrome on Android/ });
    await endButton.focus();
    await ashaPage.keyboard.press('Enter');
    await expect(ashaPage.getByRole('alert').filter({ hasText: 'The login could not be ended' })).toBeVisible();
    await expect(endButton).toBeFocused();
    await ashaPage.unrouteAll();

    await searchMembers(`ash ${ASHA_EMAIL}`);
    await expect(main(page).getByText('1 member', { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Deactivate Asha of the Test' }).click();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(main(page).getByRole('button', { name: 'Activate Asha of the Test' })).toBeVisible();
    await ashaPage.reload();
    await expect(ashaPage.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await otherContext.close();

    await main(page).getByRole('button', { name: 'Import from CSV' }).click();
    await setWidth(page, 360);
    await dialog.getByLabel('CSV file').setInputFiles(createCsvFile(`Name;E-mail;Status\nAsha;${ASHA_EMAIL};active\nRavi;ravi;\n`));
    await expect(dialog.getByRole('cell', { name: 'This is not a valid e-mail address.' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expectNoHorizontalScroll(page);
    await setWidth(page, 'desktop');
    await dialog
      .getByLabel('CSV file')
      .setInputFiles(createCsvFile(`Name;E-mail;Status\nAsha =1;${ASHA_EMAIL};active\n=Ravi;${RAVI_EMAIL};\n`));
    await expect(dialog.getByRole('status').filter({ hasText: 'One member would be added, one member would be changed.' })).toBeFocused();
    // Short words are not broken beside long e-mail addresses.
    const lineCount = await dialog
      .getByRole('cell', { name: 'active', exact: true })
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect(lineCount).toBe(1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText('One member was added, one member was changed.')).toBeVisible();

    await searchMembers('of.the.test ravi');
    await expect(main(page).getByText('No members found.')).toBeVisible();
    await searchMembers(RAVI_EMAIL);
    await expect(main(page).getByRole('cell', { name: /^=Ravi/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const exportedCsv = await readFile(await download.path(), 'utf8');
    expect([download.suggestedFilename(), exportedCsv.split('\r\n').length]).toEqual(['members.csv', 3]);
    expect(exportedCsv).toContain(`"'=Ravi","${RAVI_EMAIL}"`);

    noise.allow(/400 \(Bad Request\)/);
    let responseCount = 0;
    await page.route('**/api/members?*', async (route) => {
      // If the button were disabled, the browser would take its focus away within this time.
      await page.waitForTimeout(300);
      await route.fulfill({ status: 400, json: { success: false, error: 'Not today.' } });
      responseCount += 1;
    });
    await searchMembers('nobody');
    const retryButton = main(page).getByRole('alert').filter({ hasText: 'Not today.' }).getByRole('button', { name: 'Retry' });
    await retryButton.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => responseCount).toBe(2);
    await expect(retryButton).toBeEnabled();
    await expect(retryButton).toBeFocused();
  },
);

test('a refused deactivation leaves the focus on its button', async ({ page, noise }) => {
  noise.allow(/409 \(Conflict\)/);
  await login(page, 'admin@example.org');
  await page.goto('/dashboard/members');
  await page.route('**/api/members/*', async (route) => {
    // If the button were disabled, the dialog would take its focus away within this time.
    await page.waitForTimeout(300);
    await route.fulfill({ status: 409, json: { success: false, error: 'Not now.' } });
  });
  await main(page)
    .getByRole('button', { name: /^Deactivate / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: 'Deactivate' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Not now.');
  await expect(button).toBeFocused();
});

test('a dialog aligns its notes about the draft with its fields', async ({ page }) => {
  await login(page, 'admin@example.org');
  await page.goto('/dashboard/members');
  await main(page).getByRole('button', { name: 'Add a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a member' });
  const nameField = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await nameField.fill('Asha Rao');
  const readTextLeft = (locator: Locator) =>
    locator.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
  const fieldLeft = await nameField.evaluate((element) => element.getBoundingClientRect().left);
  const note = dialog.getByText('Saved on this device');
  await expect(note).toBeVisible();
  expect(await readTextLeft(note)).toBe(fieldLeft);
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Add a member' }).click();
  expect(await readTextLeft(dialog.getByText('Your draft is restored.'))).toBeGreaterThanOrEqual(fieldLeft);
});
