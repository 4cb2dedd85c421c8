import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, login, loginByPages, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

const file = (csv: string) => ({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

test('an admin adds a member, who logs in; deactivates them, who is logged out; imports and exports', async ({
  page,
  browser,
  baseURL,
  noise,
}, { retry }) => {
  const ASHA = `asha.of.the.test${retry}@example.org`;
  const RAVI = `ravi.of.the.test${retry}@example.org`;
  await login(page, 'admin@example.org');
  await main(page).getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Members' }).click();
  const dialog = page.getByRole('dialog');
  const search = async (keyword: string) => {
    await main(page).getByRole('textbox', { name: /^Name/ }).fill(keyword);
    await main(page).getByRole('button', { name: 'Search' }).click();
  };

  await main(page).getByRole('button', { name: 'Add a member' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Asha of the Test');
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(ASHA);
  await expectAccessible(page);
  // No empty space below its buttons.
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`Asha of the Test was added and can log in with a code that is mailed to ${ASHA}.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const otherContext = await browser.newContext({ ...(baseURL && { baseURL }) });
  const asha = await otherContext.newPage();
  await loginByPages(asha, ASHA);
  await expect(asha.getByRole('list').filter({ hasText: 'This one' })).toContainText(/on /);
  const other = { _id: 'other', current: false, device: 'Chrome on Android', startedAt: null, usedAt: null };
  await asha.route('**/api/user/sessions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [...((await response.json()) as object[]), other] });
  });
  await asha.route('**/api/user/sessions/other', (route) => route.abort());
  await asha.reload();
  const endButton = asha.getByRole('button', { name: /^End the login with Chrome on Android/ });
  await endButton.focus();
  await asha.keyboard.press('Enter');
  await expect(asha.getByRole('alert').filter({ hasText: 'The login could not be ended' })).toBeVisible();
  await expect(endButton).toBeFocused();
  await asha.unrouteAll();

  await search(`ash ${ASHA}`);
  await expect(main(page).getByText('1 member', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Deactivate Asha of the Test' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(main(page).getByRole('button', { name: 'Activate Asha of the Test' })).toBeVisible();
  await asha.reload();
  await expect(asha.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await otherContext.close();

  await main(page).getByRole('button', { name: 'Import from CSV' }).click();
  await setWidth(page, 360);
  await dialog.getByLabel('CSV file').setInputFiles(file(`Name;E-mail;Status\nAsha;${ASHA};active\nRavi;ravi;\n`));
  await expect(dialog.getByRole('cell', { name: 'This is not a valid e-mail address.' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await setWidth(page, 'desktop');
  await dialog.getByLabel('CSV file').setInputFiles(file(`Name;E-mail;Status\nAsha =1;${ASHA};active\n=Ravi;${RAVI};\n`));
  await expect(dialog.getByRole('status').filter({ hasText: 'One member would be added, one member would be changed.' })).toBeFocused();
  // Short words are not broken beside long addresses.
  const lines = await dialog
    .getByRole('cell', { name: 'active', exact: true })
    .first()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('One member was added, one member was changed.')).toBeVisible();

  await search('of.the.test ravi');
  await expect(main(page).getByText('No members found.')).toBeVisible();
  await search(RAVI);
  await expect(main(page).getByRole('cell', { name: /^=Ravi/ })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('button', { name: 'Export as CSV' }).click()]);
  const exported = await readFile(await download.path(), 'utf8');
  expect([download.suggestedFilename(), exported.split('\r\n').length]).toEqual(['members.csv', 3]);
  expect(exported).toContain(`"'=Ravi","${RAVI}"`);

  noise.allow(/400 \(Bad Request\)/);
  let responseCount = 0;
  await page.route('**/api/members?*', async (route) => {
    // Long enough for the button to be disabled meanwhile.
    await page.waitForTimeout(300);
    await route.fulfill({ status: 400, json: { success: false, error: 'Not today.' } });
    responseCount += 1;
  });
  await search('nobody');
  const again = main(page).getByRole('alert').filter({ hasText: 'Not today.' }).getByRole('button', { name: 'Retry' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => responseCount).toBe(2);
  await expect(again).toBeEnabled();
  await expect(again).toBeFocused();
});
