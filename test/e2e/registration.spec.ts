import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../support/e2e/site.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  loginThroughPages,
  readOutbox,
  setWidth,
  test,
  waitForHydration,
} from './fixtures.ts';
import { main } from './pageParts.ts';

const EVENT = {
  path: '/special-programs/pm-outreach/4106',
  title: 'A planning day with three panchayats',
  file: '4106-panchayat-planning-day.md',
};
const REGISTER = `${EVENT.path}/register`;

const folders: string[] = [];
test.afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a content folder in which the event has other rules of registration. */
function createContent(rules: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync('server/content', folder, { recursive: true });
  const file = path.join(folder, 'events', EVENT.file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^registration: .*$/m, `registration: ${rules}`));
  return folder;
}

/** Waits for the newest mail to an address with this in its subject, and returns the path of its link. */
async function readLink(page: Page, email: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await readOutbox(page)).find((item) => item.to.includes(email) && subject.test(item.subject));
    link = /https?:\/\/[^\s/]+(\/registration\?\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

const region = (page: Page) => main(page).getByRole('region', { name: 'Registration' });

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Registration' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('checkbox').check();
}

/** Opens a context for another person at the same site. */
async function openContext(page: Page, site: Site): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const context = await browser.newContext({ baseURL: site.origin });
  return context.newPage();
}

test(
  '[REG-01] [REG-02] [REG-04] a member registers with two taps from the event, shows the code, and gives up the place',
  { tag: '@core' },
  async ({ ownSite, page: anyPage }) => {
    const site = await ownSite();
    const page = await openContext(anyPage, site);
    await setWidth(page, 360);
    await loginThroughPages(page, 'farook@example.org');
    await page.goto(EVENT.path);
    await waitForHydration(page);
    await expect(main(page).getByText('2 seats left').first()).toBeVisible();
    await main(page).getByRole('link', { name: 'Register', exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`${REGISTER}$`));
    await region(page).getByRole('button', { name: 'Register' }).click();
    const outcome = region(page).getByText('You have a place.');
    await expect(outcome).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('You have a place.');
    await expectAccessible(page);
    await setWidth(page, 320);
    await expectNoHorizontalScroll(page);
    await readLink(page, 'farook@example.org', /planning day/);

    await region(page).getByRole('link', { name: 'My Events' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: EVENT.title })).toHaveAttribute('href', EVENT.path);
    await main(page)
      .getByRole('button', { name: `Show my code: ${EVENT.title}` })
      .click();
    const ticket = page.getByRole('dialog', { name: EVENT.title });
    await expect(ticket.getByRole('img', { name: 'Your code for the entrance' })).toBeVisible();
    await expectAccessible(page);
    // Back closes the dialog.
    await page.goBack();
    await expect(ticket).toBeHidden();
    await expect(main(page).getByRole('button', { name: `Show my code: ${EVENT.title}` })).toBeFocused();

    // The event's page leads to the registration.
    await main(page).getByRole('link', { name: EVENT.title }).click();
    await expect(main(page).getByText('1 seat left').first()).toBeVisible();
    await main(page).getByRole('link', { name: 'Your registration', exact: true }).last().click();
    await region(page).getByRole('button', { name: 'Give up my place' }).click();
    await page.getByRole('dialog', { name: 'Give up your place?' }).getByRole('button', { name: 'Give it up' }).click();
    await expect(region(page)).toContainText('Your registration is cancelled.');
    await expect(region(page)).toContainText('2 of 12 places are left.');
    await expect(region(page).getByRole('button', { name: 'Register' })).toBeVisible();
    await page.context().close();
  },
);

test(
  '[REG-02] [REG-03] [REG-04] visitors confirm by mail; the last place, the waiting list, and a place that is given up and offered',
  { tag: '@core' },
  async ({ ownSite, page: anyPage }) => {
    const site = await ownSite({ CONTENT_DIR: createContent('{ seats: 11, waiting_list: true }'), DEMO: 'true' });
    const page = await openContext(anyPage, site);
    await setWidth(page, 360);
    await page.goto(REGISTER);
    await waitForHydration(page);
    await expect(region(page)).toContainText('1 of 11 places is left.');
    await expectAccessible(page);
    await fillIn(page, 'Vasanthi', 'vasanthi@example.net');
    await page.keyboard.press('Enter');
    await expect(region(page).getByRole('group', { name: /no place is taken before.*vasanthi@example\.net$/ })).toBeFocused();
    await expectAccessible(page);
    // No place is taken before the mail is confirmed.
    await page.reload();
    await expect(region(page)).toContainText('1 of 11 places is left.');
    const ownPage = await readLink(page, 'vasanthi@example.net', /planning day/);
    await page.goto(ownPage);
    await page.getByRole('button', { name: 'Confirm my registration' }).click();
    await expect(page.getByText('You have a place.')).toBeVisible();

    const member = await openContext(anyPage, site);
    await loginThroughPages(member, 'farook@example.org');
    await member.goto(REGISTER);
    await waitForHydration(member);
    await expect(region(member)).toContainText('All places are taken. Nobody is waiting yet.');
    await region(member).getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(region(member)).toContainText('You are number 1 on the waiting list.');

    // The visitor gives up the place, and the member gets an offer.
    await page.getByText('Give up my place').first().click();
    await page.getByRole('button', { name: 'Give up my place' }).click();
    await expect(page.getByText('Your registration is cancelled.')).toBeVisible();
    await readLink(member, 'farook@example.org', /place/i);
    await member.goto('/dashboard/events');
    await expect(main(member).getByText(/^A place is held for you until /)).toBeVisible();
    await expectAccessible(member);
    await main(member)
      .getByRole('button', { name: `Take the place: ${EVENT.title}` })
      .click();
    await expect(main(member).getByText('You have a place.')).toBeFocused();
    await member.context().close();

    // The visitor, who is not registered any more, learns no more than anybody else.
    await page.goto(REGISTER);
    await waitForHydration(page);
    await region(page).getByText('Registered already? Get your link again').click();
    const form = page.getByRole('form', { name: 'Link of my registration' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.net');
    await form.getByRole('button', { name: 'Mail me my link' }).click();
    await expect(region(page).getByRole('group', { name: /^If this address is registered/ })).toBeFocused();
    expect((await readOutbox(page)).filter(({ to }) => to.includes('nobody@example.net'))).toEqual([]);
    await page.context().close();
  },
);

test('[REG-02] without scripts a visitor registers by a form that is posted, and gets the link again', async ({ plainPage, baseURL }) => {
  const email = `plain${Date.now()}@example.net`;
  await plainPage.goto('/special-programs/pm-footprints/4102/register');
  await expect(region(plainPage)).toContainText('places are left.');
  await expect(region(plainPage)).toContainText('₹150 at the door');
  await fillIn(plainPage, 'Plain Person', email);
  await region(plainPage).getByRole('button', { name: 'Register' }).click();
  await expect(plainPage.getByRole('heading', { name: 'Please look into your mailbox' })).toBeVisible();
  const link = await readLink(plainPage, email, /quiet year/);
  await plainPage.goto(`${baseURL ?? ''}${link}`);
  await plainPage.getByRole('button', { name: 'Confirm my registration' }).click();
  await expect(plainPage.getByText('You have a place.')).toBeVisible();

  await plainPage.goto('/special-programs/pm-footprints/4102/register');
  await region(plainPage).getByText('Registered already? Get your link again').click();
  const form = plainPage.getByRole('form', { name: 'Link of my registration' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('button', { name: 'Mail me my link' }).click();
  await expect(plainPage.getByText('If this address is registered for the event')).toBeVisible();
});

test('[REG-01] [REG-02] an event for members, and one without a place, say so and offer no form', async ({ ownSite, page: anyPage }) => {
  const site = await ownSite({ CONTENT_DIR: createContent('{ seats: 10, members_only: true }'), DEMO: 'true' });
  const page = await openContext(anyPage, site);
  await page.goto(EVENT.path);
  await expect(main(page).getByText('Full', { exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'FULL' }).first()).toBeDisabled();
  await page.goto(REGISTER);
  await expect(region(page)).toContainText('All places are taken.');
  await expect(page.getByRole('form', { name: 'Registration' })).toHaveCount(0);
  await page.context().close();
});
