import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, login, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

/** Events of the demo content that took place some weeks ago and count 1.5 PDUs; a retry of the test needs another event. */
const EVENTS = [
  { path: '/special-programs/pm-footprints/4201', title: 'Small steps on a large metro' },
  { path: '/special-programs/pm-footprints/4202', title: 'Risk registers that people open' },
] as const;

test('[issue 25] an admin shows the code of an event, and a member records their attendance with it', async ({ page, browser, baseURL }, {
  retry,
}) => {
  const { path, title } = EVENTS[retry === 0 ? 0 : 1];
  await login(page, 'admin@example.org');
  await page.goto(path);
  await main(page).getByRole('button', { name: 'Show the attendance code' }).click();
  const sheet = page.getByRole('dialog', { name: title });
  const shownCode = sheet.getByText(/^\d{4} \d{4}$/);
  const code = await shownCode.innerText();
  await expectAccessible(page);
  // The printed sheet shows the code only.
  await page.emulateMedia({ media: 'print' });
  await expect(shownCode).toBeVisible();
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const member = await theirs.newPage();
  await setWidth(member, 360);
  await member.goto(path);
  await hydrated(member);
  await expect(main(member).getByText('Were you there? Members record their 1.5 PDUs here.')).toBeVisible();
  await login(member, 'member@example.org');
  await member.goto(path);
  const field = main(member).getByRole('textbox', { name: 'Code of the event' });
  await field.fill('12345678');
  await member.keyboard.press('Enter');
  await expect(main(member).getByRole('alert')).toContainText('This is not the code of this event.');
  await expect(field).toBeFocused();
  await field.fill(code);
  await member.keyboard.press('Enter');
  await expect(main(member).getByText('You attended: 1.5 PDUs')).toBeFocused();
  await expectAccessible(member);

  await main(member).getByRole('link', { name: 'My PDUs' }).click();
  await expect(main(member).getByRole('heading', { level: 1, name: 'My PDUs' })).toBeVisible();
  const cycle = main(member).getByRole('region', { name: 'My cycle' });
  await cycle.getByRole('button').click();
  const dialog = member.getByRole('dialog', { name: 'My target' });
  await dialog.getByLabel('First day of the cycle').fill(`${new Date().getFullYear() - 1}-01-01`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cycle).toContainText('of 60 PDUs');
  await expect(cycle).toContainText('still missing');
  await expectNoSidewaysScroll(member);
  await expectAccessible(member);
  const [table] = await Promise.all([member.waitForEvent('download'), main(member).getByRole('button', { name: 'Export as CSV' }).click()]);
  expect(table.suggestedFilename()).toBe('my-pdus.csv');

  await member.emulateMedia({ media: 'print' });
  await expect(main(member).getByText('membership number')).toBeVisible();
  await expect(main(member).getByText(title)).toBeVisible();
  await expect(main(member).getByRole('heading', { name: 'Upcoming events that count' })).toBeHidden();
  await theirs.close();
});
