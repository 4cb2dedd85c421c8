import { expect, expectAccessible, expectNoHorizontalScroll, waitForHydration, login, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

/** Past events of the demo content that count 1.5 PDUs. A retry of the test needs another event. */
const EVENTS = [
  { path: '/special-programs/pm-footprints/4201', title: 'Small steps on a large metro' },
  { path: '/special-programs/pm-footprints/4202', title: 'Risk registers that people open' },
] as const;

test(
  '[issue 25] an admin shows the code of an event, and a member records the attendance and exports the PDUs',
  { tag: '@core' },
  async ({ page, browser, baseURL }, { retry }) => {
    const { path, title } = EVENTS[retry === 0 ? 0 : 1];
    await login(page, 'admin@example.org');
    await page.goto(path);
    await main(page).getByRole('button', { name: 'Show the attendance code' }).click();
    const codeDialog = page.getByRole('dialog', { name: title });
    const shownCode = codeDialog.getByText(/^\d{4} \d{4}$/);
    const code = await shownCode.innerText();
    const qrCode = codeDialog.getByRole('img', { name: 'QR code that opens the event with this code' });
    await expect(qrCode).toBeVisible();
    await expectAccessible(page);
    // The sheet shows the dialog with the code and the QR code, without its buttons and without the page.
    await page.emulateMedia({ media: 'print' });
    await expect(shownCode).toBeVisible();
    await expect(qrCode).toBeVisible();
    await expect(codeDialog.getByRole('button')).toHaveCount(0);
    await expect(page.locator('#root')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const memberContext = await browser.newContext({ ...(baseURL && { baseURL }) });
    const memberPage = await memberContext.newPage();
    await setWidth(memberPage, 360);
    // The address in the QR code: a visitor logs in first.
    const hash = `#code-${code.replace(' ', '')}`;
    await memberPage.goto(`${path}${hash}`);
    await waitForHydration(memberPage);
    await expect(main(memberPage).getByText('Were you there? Members record their 1.5 PDUs here.')).toBeVisible();
    await expect(main(memberPage).getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
      'href',
      `/Login?from=${encodeURIComponent(`${path}${hash}`)}`,
    );
    await login(memberPage, 'member@example.org');
    await memberPage.goto(`${path}${hash}`);
    await expect(main(memberPage).getByRole('region', { name: 'Attendance' })).toBeFocused();
    const codeField = main(memberPage).getByRole('textbox', { name: 'Code of the event' });
    await expect(codeField).toHaveValue(code.replace(' ', ''));
    await expect(codeField).toBeInViewport();
    await codeField.fill('12345678');
    await memberPage.keyboard.press('Enter');
    await expect(main(memberPage).getByRole('alert')).toContainText('This is not the code of this event.');
    await expect(codeField).toBeFocused();
    await codeField.fill(code);
    await memberPage.keyboard.press('Enter');
    await expect(main(memberPage).getByText('You attended: 1.5 PDUs')).toBeFocused();
    await expectAccessible(memberPage);

    await main(memberPage).getByRole('link', { name: 'My PDUs' }).click();
    await expect(main(memberPage).getByRole('heading', { level: 1, name: 'My PDUs' })).toBeVisible();
    const cycle = main(memberPage).getByRole('region', { name: 'My cycle' });
    await cycle.getByRole('button').click();
    const dialog = memberPage.getByRole('dialog', { name: 'My target' });
    await dialog.getByLabel('First day of the cycle').fill(`${new Date().getFullYear() - 1}-01-01`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(cycle).toContainText('of 60 PDUs');
    await expect(cycle).toContainText('still missing');
    await expectNoHorizontalScroll(memberPage);
    await expectAccessible(memberPage);
    const [download] = await Promise.all([
      memberPage.waitForEvent('download'),
      main(memberPage).getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-pdus.csv');

    await memberPage.emulateMedia({ media: 'print' });
    await expect(main(memberPage).getByText('membership number')).toBeVisible();
    await expect(main(memberPage).getByText(title)).toBeVisible();
    await expect(main(memberPage).getByRole('heading', { name: 'Upcoming events that count' })).toBeHidden();
    await memberContext.close();
  },
);
