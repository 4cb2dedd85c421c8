import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, loginByPages, setWidth, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

/** A job of the employer, to which the member has applied. */
const TITLE = 'Scrum Master for Two Payment Teams';
const CREATED = '/dashboard/jobs?tab=created&show=30';

const card = (page: Page) => main(page).getByRole('listitem').filter({ hasText: TITLE });
const detail = (page: Page) => main(page).getByRole('article');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectReady(page);
  await expect(card(page)).toBeVisible();
}

/** Returns the status with which the server responds to a visitor who requests the job. */
async function statusFor(page: Page, id: string): Promise<number> {
  return (await page.request.get(`/api/jobs/${id}`)).status();
}

test('[MY-03] [MY-04] [D-53] an own job is closed, reopened and copied on a phone and by keyboard', async ({ browser, ownSite }) => {
  test.setTimeout(240_000);
  const { origin } = await ownSite();
  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 760 }, hasTouch: true });
  const poster = await phone.newPage();
  await loginByPages(poster, 'employer@example.org');
  await open(poster, CREATED);
  const id = (await card(poster).locator('[data-job]').getAttribute('data-job')) ?? '';
  // Company, location and status are below the title, not beside it.
  expect((await card(poster).boundingBox())?.height).toBeLessThan(200);

  await test.step('two taps from the list close it, one more undoes that', async () => {
    await card(poster)
      .getByRole('button', { name: `Actions for ${TITLE}` })
      .tap();
    await expectAccessible(poster);
    await poster.getByRole('menuitem', { name: 'Close as filled' }).tap();
    await expect(toast(poster, 'Job closed: filled.')).toBeVisible();
    await expect(card(poster).getByText('closed', { exact: true })).toBeVisible();
    expect(await statusFor(poster, id)).toBe(410);
    await undo(poster).tap();
    await expect(toast(poster, 'Job reopened: members can apply again.')).toBeVisible();
    await expect(card(poster).getByRole('button', { name: `Actions for ${TITLE}` })).toBeFocused();
    await expect(card(poster).getByText('closed', { exact: true })).toHaveCount(0);
    expect(await statusFor(poster, id)).toBe(200);
  });

  await test.step('by keyboard: a menu, a choice, and Undo has the focus', async () => {
    await card(poster)
      .getByRole('link', { name: new RegExp(TITLE) })
      .focus();
    for (const key of ['Tab', 'Enter', 'ArrowDown', 'Enter']) await poster.keyboard.press(key);
    await expect(undo(poster)).toBeFocused();
    await poster.keyboard.press('Enter');
    await expect(toast(poster, 'Job reopened: members can apply again.')).toBeVisible();
    await expect(card(poster).getByRole('button', { name: `Actions for ${TITLE}` })).toBeFocused();
  });

  await test.step('it can be closed in the detail view, too, whose actions fit at every width', async () => {
    await card(poster)
      .getByRole('link', { name: new RegExp(TITLE) })
      .tap();
    await detail(poster)
      .getByRole('button', { name: `Close job: ${TITLE}` })
      .tap();
    await poster.getByRole('menuitem', { name: 'Close as filled' }).tap();
    await expect(detail(poster).getByText('Closed: filled').first()).toBeVisible();
    await expect(detail(poster).getByRole('button', { name: `Reopen: ${TITLE}` })).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await setWidth(poster, width);
      await expectNoSidewaysScroll(poster);
    }
    await expectAccessible(poster);
  });

  await test.step('its applicant sees that it is closed, and why', async () => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    const applicant = await context.newPage();
    await loginByPages(applicant, 'member@example.org');
    await open(applicant, '/dashboard/jobs?tab=applied&show=30');
    await card(applicant)
      .getByRole('link', { name: new RegExp(TITLE) })
      .click();
    await expect(detail(applicant).getByText('Closed: filled').first()).toBeVisible();
    await context.close();
  });

  await test.step('a copy is a new draft of it', async () => {
    await detail(poster)
      .getByRole('button', { name: `More: ${TITLE}` })
      .click();
    await poster.getByRole('menuitem', { name: 'Copy as a new draft' }).click();
    await expect(main(poster).getByText(`Copied from “${TITLE}”, which stays as it is.`)).toBeVisible();
    await expect(main(poster).getByLabel('Job title')).toHaveValue(TITLE);
    await expectAccessible(poster);
  });
  await phone.close();
});
