import type { Page } from '@playwright/test';
import { startMailServer, type MailServer } from '../support/server/mailServer.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, setWidth, test } from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

let mailServer: MailServer;
test.beforeEach(async () => {
  mailServer = await startMailServer();
});
test.afterEach(() => mailServer.close());

/** Logs in as an admin with the code in the received mail. */
async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/Login`);
  await expectReady(page);
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill('admin@example.org');
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await expect.poll(() => mailServer.received.length).toBe(1);
  const code = /\b\d{6}\b/.exec(mailServer.received[0]?.email.text ?? '')?.[0] ?? '';
  await main(page).getByRole('textbox', { name: 'One-time passcode' }).fill(code);
  await main(page).getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/dashboard\/profile$/);
}

test('an admin sees a mail that could not be sent, sends it again, and sees details about the server', async ({ page, ownSite }) => {
  const site = await ownSite({ SMTP_URL: mailServer.url, CONTACT_EMAIL: 'desk@example.org', DEMO: 'true' });
  await logIn(page, site.origin);
  mailServer.refuseWith = 550;
  const enquiry = {
    service_id: 'service_chapter',
    template_id: 'template_general',
    user_id: 'embedded_mail',
    template_params: { message: 'Is there a course in May?', email: 'asha@example.org' },
  };
  expect((await page.request.post(`${site.origin}/api/v1.0/email/send`, { data: enquiry })).status()).toBe(200);

  await main(page).getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'System' }).click();
  const mailRegion = main(page).getByRole('region', { name: 'Mail', exact: true });
  const refreshButton = mailRegion.getByRole('button', { name: 'Refresh' });
  await expect(async () => {
    await refreshButton.click();
    await expect(mailRegion.getByRole('heading', { name: /^An enquiry to the chapter to desk\*+\.org$/ })).toBeVisible({ timeout: 1_000 });
    // Until then the mail is waiting for its first try.
    await expect(mailRegion).toContainText('550', { timeout: 1_000 });
  }).toPass();
  await expect(refreshButton).toBeFocused();
  await expect(mailRegion).not.toContainText('example.org');
  const serverRegion = main(page).getByRole('region', { name: 'The server' });
  await expect(serverRegion).toContainText('No automatic backups are made.');
  await expect(serverRegion.getByRole('table', { name: 'Statements' })).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'Needs attention' })).toContainText('1 mail could not be sent.Press “Send again”');
  await serverRegion.getByText('Details for the server’s operators').click();
  await expect(serverRegion.getByRole('table', { name: 'Statements' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await setWidth(page, 360);
  await expectNoHorizontalScroll(page);

  // The mail server accepts mails again.
  mailServer.refuseWith = 0;
  await mailRegion.getByRole('button', { name: /^Send again: An enquiry to the chapter/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The mail is sent again.')).toBeVisible();
  await expect(mailRegion.getByRole('heading', { name: 'Mail' })).toBeFocused();
  await expect
    .poll(() => mailServer.received.map(({ email }) => email.text ?? '').filter((text) => text.includes('a course in May')))
    .toHaveLength(1);
  await refreshButton.click();
  await expect(mailRegion.getByText('No mail is waiting, and none has failed.')).toBeVisible();
});
