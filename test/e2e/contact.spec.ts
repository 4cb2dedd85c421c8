import {
  expect,
  expectAccessible,
  expectHydratedInPlace,
  expectNoHorizontalScroll,
  waitForHydration,
  readOutbox,
  setWidth,
  test,
} from './fixtures.ts';
import { measureSize } from '../perf/sizes.ts';
import { holdRequests, main } from './pageParts.ts';
import type { Page } from '@playwright/test';

const form = (page: Page, name: string) => main(page).getByRole('form', { name });

async function fillGeneralForm(page: Page, subject: string): Promise<void> {
  const general = form(page, 'General Support');
  await general.getByLabel('Name').fill('Asha Pillai');
  await general.getByLabel('Email').fill('asha@example.org');
  await general.getByLabel('Subject').fill(subject);
  await general.getByLabel(/^Message/).fill('How do I join?');
  await general.getByRole('checkbox').check();
}

test(
  '[CONT-01] [CONT-07] an enquiry is written by keyboard, sent through the mail library, and arrives in the outbox',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/Contact');
    await expectHydratedInPlace(page);
    await form(page, 'General Support').getByLabel('Name').focus();
    for (const text of ['Asha Pillai', 'asha@example.org', 'By keyboard', 'How do I join?']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    const mailRequest = page.waitForRequest((request) => request.url().endsWith('/api/v1.0/email/send'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await mailRequest).postDataJSON()).toMatchObject({
      template_id: 'template_general',
      template_params: { subject: 'By keyboard' },
    });
    await expect(page.getByRole('status').filter({ hasText: 'Email sent' })).toBeVisible();
    await expect(main(page).getByRole('group', { name: /^Email sent\. The chapter office answers/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form(page, 'General Support').getByLabel('Name')).toBeFocused();
    await expect(form(page, 'General Support').getByLabel('Name')).toHaveValue('');
    const mails = await readOutbox(page);
    expect(mails.find(({ subject }) => subject === 'General support: By keyboard')?.text).toContain('Email: asha@example.org');
  },
);

test('[CONT-07] an enquiry submitted before the scripts have loaded is sent once they have, and the confirmation gets the focus', async ({
  page,
}) => {
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/Contact', { waitUntil: 'commit' });
  await fillGeneralForm(page, 'Early');
  const sendButton = form(page, 'General Support').getByRole('button', { name: 'Send enquiry' });
  await sendButton.click();
  scripts.release();
  await expect(main(page).getByRole('group', { name: /^Email sent\. / })).toBeFocused();
});

test('[CONT-07] a refused or failed enquiry shows why, and its text survives opening another form and a reload', async ({
  page,
  noise,
}) => {
  noise.allow(/429|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.goto('/Contact');
  await waitForHydration(page);
  await fillGeneralForm(page, 'Nothing is lost');
  await page.route('**/api/v1.0/email/send', (route) =>
    route.fulfill({ status: 429, contentType: 'text/plain', body: 'Too Many Requests' }),
  );
  await form(page, 'General Support').getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Email failed: too many messages were sent in a short time');
  await page.unroute('**/api/v1.0/email/send');
  await page.context().setOffline(true);
  await form(page, 'General Support').getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Email failed' })).toContainText('there is no connection right now');
  await page.context().setOffline(false);

  await main(page)
    .getByRole('link', { name: /^CSR Activity/ })
    .click();
  await expect(form(page, 'CSR Activity Collaboration')).toBeVisible();
  await expect(form(page, 'General Support')).toHaveCount(0);
  await page.goBack();
  await expect(form(page, 'General Support').getByLabel('Subject')).toHaveValue('Nothing is lost');
  await page.reload();
  await waitForHydration(page);
  await expect(form(page, 'General Support').getByLabel('Subject')).toHaveValue('Nothing is lost');
  await expect(form(page, 'General Support').getByRole('checkbox')).not.toBeChecked();
});

test('[CONT-07] typed text goes along to another form without a note; after a reload, the note says that it is back', async ({ page }) => {
  await page.goto('/Contact');
  await waitForHydration(page);
  await form(page, 'General Support').getByLabel('Name').fill('Asha Pillai');
  const note = main(page).getByText('Your draft is restored');
  const corporate = form(page, 'Corporate Enquiry');
  await main(page)
    .getByRole('link', { name: /^Corporate Enquiry/ })
    .click();
  await expect(corporate.getByLabel('Name')).toHaveValue('Asha Pillai');
  // The time of saving comes from the same draft, at the same time as the note would.
  await expect(corporate.getByText(/^Saved on this device/)).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(corporate.getByLabel('Name')).toHaveValue('Asha Pillai');
  await expect(note).toBeVisible();
  // Nobody has typed since, so the note goes along.
  await page.goBack();
  await expect(form(page, 'General Support').getByLabel('Name')).toHaveValue('Asha Pillai');
  await expect(note).toBeVisible();
});

test('[CONT-01] each tab has its own URL and its form is accessible; the tabs scroll on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [hash, name] of [
    ['corporate', 'Corporate Enquiry'],
    ['individual', 'Individual Training Enquiry'],
    ['csr', 'CSR Activity Collaboration'],
  ] as const) {
    // A new page: a reload would restore the previous form's scroll position.
    await page.goto('about:blank');
    await page.goto(`/Contact#${hash}`);
    await waitForHydration(page);
    await expect(form(page, name)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(main(page).locator('section:visible')).toHaveCount(1);
    await setWidth(page, 320);
    await expectNoHorizontalScroll(page);
    await form(page, name).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form(page, name).getByText('Name is required')).toBeVisible();
    await expectAccessible(page);
    await setWidth(page, 'desktop');
  }
  await page.goto('about:blank');
  await setWidth(page, 320);
  await page.goto('/Contact');
  await waitForHydration(page);
  const tabs = main(page).getByRole('navigation', { name: 'What it is about' });
  const lastTab = tabs.getByRole('link').last();
  await expect(lastTab).not.toBeInViewport();
  await tabs.hover();
  await page.mouse.wheel(1_000, 0);
  await expect(lastTab).toBeInViewport();
});

test('[CONT-01] [CONT-02] [CONT-04] without JavaScript, a form can be opened, is validated by the browser, and can be posted', async ({
  plainPage,
}) => {
  await plainPage.goto('/Contact');
  await expect(plainPage.locator('main section:visible')).toHaveCount(1);
  await plainPage.getByRole('link', { name: /^CSR Activity/ }).click();
  await expect(plainPage.getByRole('heading', { level: 2, name: 'CSR Activity Collaboration' })).toBeVisible();
  await expect(plainPage.getByRole('heading', { level: 2, name: 'General Support' })).toBeHidden();
  const csr = form(plainPage, 'CSR Activity Collaboration');
  await csr.getByLabel('Name').fill('Posted Plainly');
  await csr.getByLabel('Email').fill('plain@example.org');
  await csr.getByLabel('Mobile number').fill('+91 98450 00000');
  await csr.getByRole('button', { name: 'Send enquiry' }).click();
  // Without the consent the browser's own validation stops the form.
  await expect(csr.getByLabel('Name')).toHaveValue('Posted Plainly');
  await csr.getByRole('checkbox').check();
  await csr.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(plainPage).toHaveURL(/\/Contact\?sent=csr#csr$/);
  await expect(plainPage.getByText(/^Email sent\. The director for outreach answers/)).toBeVisible();
  const mails = await readOutbox(plainPage);
  expect(mails[0]?.text).toMatch(/Name: Posted Plainly\nEmail: plain@example\.org\nMobile: 9845000000/);
});

test('[CONT-07] the public mail service is called at its own host, which the content security policy allows', async ({
  page,
  ownSite,
  noise,
}) => {
  noise.allow(/mail\.example\.org|451/);
  const settingNames = ['SERVICE_ID', 'PUBLIC_KEY', 'TEMPLATE_GENERAL', 'TEMPLATE_TRAINING', 'TEMPLATE_CSR'];
  const site = await ownSite({
    EMAILJS_ORIGIN: 'https://mail.example.org',
    ...Object.fromEntries(settingNames.map((name) => [`EMAILJS_${name}`, name.toLowerCase()])),
  });
  await page.goto(`${site.origin}/Contact`);
  await waitForHydration(page);
  await fillGeneralForm(page, 'Elsewhere');
  // The e-mail library refuses to send from an automated browser.
  await form(page, 'General Support').getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main(page).getByRole('alert')).toContainText('automated browsers');

  await page.evaluate(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  await page.route('https://mail.example.org/**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/plain',
      body: 'OK',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  const mailRequest = page.waitForRequest('https://mail.example.org/api/v1.0/email/send');
  await form(page, 'General Support').getByRole('button', { name: 'Send enquiry' }).click();
  await mailRequest;
  await expect(main(page).getByText(/^Email sent\. /)).toBeVisible();
});

test('/Contact loads at most 291 kB of JavaScript', async ({ browser, baseURL }) => {
  const { total, files } = await measureSize(browser, baseURL ?? '', '/Contact');
  expect(total, files.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(291_000);
});
