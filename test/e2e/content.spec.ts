import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, loginThroughPages, readCode, readOutbox, setWidth, test } from './fixtures.ts';
import { expectReady, main } from './pageParts.ts';

const ADMIN = 'admin@example.org';
const CONTENT = '/dashboard/content';
/** An event of the demonstration that has not taken place yet. */
const RIVER = 'Reading the river before you build across it';

/** Parts of an event have a title, too; the event's own is the first. */
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name }).first();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Signs an admin in on a phone or a computer of their own. */
async function signIn(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await loginThroughPages(page, ADMIN);
  await expectReady(page);
  return page;
}

/** Enters the code that the first edit of a session asks for. */
async function enterCode(page: Page): Promise<void> {
  const before = (await readOutbox(page))[0]?.id;
  await press(page, 'Mail me a code');
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(await readCode(page, ADMIN, before));
  await press(page, 'Go on');
}

/** Opens the form of an event from the list. */
async function openEvent(page: Page, title: string): Promise<void> {
  await page.goto(CONTENT);
  await main(page).getByRole('link', { name: title }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
}

/** Returns a drawn picture as a file. */
async function drawPicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const drawing = canvas.getContext('2d');
    if (drawing !== null) drawing.fillStyle = 'teal';
    drawing?.fillRect(0, 0, 1200, 900);
    return canvas.toDataURL('image/png');
  });
  return { name: 'Walk in the rain.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

test(
  '[EDIT-01] [EDIT-04] [EDIT-07] [EDIT-08] on a phone, an admin adds an event with two speakers and a picture, and cancels it',
  { tag: '@core' },
  async ({ browser, ownSite }) => {
    test.setTimeout(120_000);
    const { origin } = await ownSite();
    const page = await signIn(browser, origin, 390);
    // By the keyboard, because after the login the tabs may still be scrolling to the current one.
    await main(page).getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Content' }).press('Enter');
    await press(page, 'New event');
    await enterCode(page);
    await expect(main(page).getByText(/^This is a draft\./)).toBeVisible();

    await test.step('what is missing stands at its field', async () => {
      await press(page, 'Publish');
      await expect(field(page, 'Title')).toBeFocused();
      await expect(field(page, 'Title')).toHaveAccessibleDescription(/\w+/);
      await expectAccessible(page);
    });
    await field(page, 'Title').fill('A walk in the rain');
    await main(page).getByLabel('Special program').selectOption('PM Footprints');
    await field(page, 'Short text').fill('Two hours along the river.');
    await field(page, 'Description').fill('We meet at the **old bridge**.');
    await main(page).getByLabel('First day').fill('2099-12-05');
    await press(page, /^Speakers/);
    for (const name of ['Asha Rao', 'Ravi Menon']) {
      await press(page, 'Add: speaker');
      await main(page).getByRole('textbox', { name: 'Name' }).last().fill(name);
      await main(page).getByRole('textbox', { name: 'Position' }).last().fill('Engineer, Kochi Metro');
    }
    await press(page, 'Choose: Picture');
    await page
      .getByRole('dialog')
      .getByLabel('New picture')
      .setInputFiles(await drawPicture(page));
    await press(page, 'Use this picture');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await test.step('the preview shows the page', async () => {
      await press(page, 'Preview');
      await expect(page.frameLocator('[title="The page"]').getByRole('heading', { level: 1, name: 'A walk in the rain' })).toBeVisible();
      await press(page, 'Back to the form');
      await setWidth(page, 320);
      await expectNoHorizontalScroll(page);
      await setWidth(page, 390);
    });
    await press(page, 'Publish');
    await expect(toast(page, 'Published: A walk in the rain')).toBeVisible();

    await test.step('everybody sees it', async () => {
      await main(page).getByRole('link', { name: 'View on the site' }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'A walk in the rain' })).toBeVisible();
      await expect(main(page).getByText('Ravi Menon').first()).toBeVisible();
    });

    await test.step('six taps cancel it', async () => {
      await page.goto('/dashboard/profile');
      await main(page).getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Content' }).press('Enter');
      await main(page).getByRole('link', { name: 'A walk in the rain' }).click();
      await press(page, 'Cancel or postpone');
      await page.getByRole('textbox', { name: /^Why/ }).fill('The river is too high.');
      await press(page, 'Announce');
      await expect(toast(page, 'A walk in the rain is announced as cancelled.')).toBeVisible();
      await main(page).getByRole('link', { name: 'View on the site' }).click();
      await expect(main(page).getByText('The river is too high.').first()).toBeVisible();
    });
    await page.context().close();
  },
);

test('[EDIT-05] of two who edit the same event, the second sees who changed what, and nothing is overwritten', async ({
  browser,
  ownSite,
}) => {
  test.setTimeout(120_000);
  const { origin } = await ownSite();
  const [first, second] = [await signIn(browser, origin, 1366), await signIn(browser, origin, 320)];
  await openEvent(first, RIVER);
  await openEvent(second, RIVER);
  await field(first, /^Venue/).fill('Town Hall');
  await field(first, 'Short text').fill('Their sentence.');
  await press(first, 'Save');
  await enterCode(first);
  await expect(toast(first, `Published: ${RIVER}`)).toBeVisible();

  await field(second, 'Short text').fill('My sentence.');
  await press(second, 'Save');
  await enterCode(second);
  const dialog = second.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(dialog.getByText('Their sentence.')).toBeVisible();
  await expect(dialog.getByText('My sentence.')).toBeVisible();
  await expect(dialog.getByText('Town Hall')).toBeVisible();
  await expectAccessible(second);
  await expectNoHorizontalScroll(second);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(second, `Published: ${RIVER}`)).toBeVisible();
  await expect(field(second, /^Venue/)).toHaveValue('Town Hall');

  await test.step('by keyboard, the first one brings the text back that was there before', async () => {
    await first.reload();
    await expectReady(first);
    await expect(field(first, 'Short text')).toHaveValue('My sentence.');
    await main(first).getByRole('button', { name: 'History' }).focus();
    await first.keyboard.press('Enter');
    const history = first.getByRole('dialog', { name: 'History' });
    await history
      .getByRole('button', { name: /^What differs/ })
      .first()
      .focus();
    await first.keyboard.press('Enter');
    await expect(history.getByText('Their sentence.')).toBeVisible();
    await expectAccessible(first);
    await history.getByRole('button', { name: /^Bring back/ }).focus();
    await first.keyboard.press('Enter');
    await expect(toast(first, 'The earlier text is back.')).toBeVisible();
    await expect(field(first, 'Short text')).toHaveValue('Their sentence.');
    // By keyboard, Undo is the next thing to press.
    await expect(first.getByRole('button', { name: 'Undo' })).toBeFocused();
  });

  await test.step('and takes that back with Undo', async () => {
    await first.keyboard.press('Enter');
    await expect(toast(first, 'It is as it was before.')).toBeVisible();
    await expect(field(first, 'Short text')).toHaveValue('My sentence.');
  });
  await Promise.all([first, second].map((page) => page.context().close()));
});

test('[EDIT-08] what was typed survives the end of the session and a lost connection; the sections fit a narrow window', async ({
  browser,
  ownSite,
}) => {
  test.setTimeout(120_000);
  const { origin } = await ownSite();
  const page = await signIn(browser, origin, 360);
  await openEvent(page, RIVER);
  await field(page, 'Short text').fill('Saved once, with the code.');
  await press(page, 'Save');
  await enterCode(page);
  await expect(toast(page, /^Published/)).toBeVisible();
  await field(page, 'Short text').fill('Typed before the session ended.');

  await test.step('without a connection, the form says so and keeps its text', async () => {
    await page.context().setOffline(true);
    await press(page, 'Save');
    const failure = main(page).getByText(/There is no connection right now\. Please try again when it is back\./);
    await expect(failure).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
  });
  await test.step('after a login, the form is as it was left', async () => {
    await page.evaluate(() => localStorage.setItem('authToken', 'no-such-session'));
    await press(page, 'Save');
    const before = (await readOutbox(page))[0]?.id;
    await main(page).getByRole('link', { name: 'Sign In to Continue' }).click();
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill(ADMIN);
    await press(page, 'Request passcode');
    await page.waitForURL('**/otp');
    await field(page, 'One-time passcode').fill(await readCode(page, ADMIN, before));
    await press(page, 'Log In');
    await expect(field(page, 'Short text')).toHaveValue('Typed before the session ended.');
  });
  for (const section of ['', '?section=people', '?section=pictures', '?show=past']) {
    await page.goto(`${CONTENT}${section}`);
    await expectReady(page);
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    for (const width of [320, 768]) {
      await setWidth(page, width);
      await expectNoHorizontalScroll(page);
    }
    await expectAccessible(page);
  }
  await page.context().close();
});

test('[EDIT-08] an admin changes a slide and adds a batch, and the pages show both', async ({ browser, ownSite }) => {
  test.setTimeout(120_000);
  const { origin } = await ownSite();
  const page = await signIn(browser, origin, 390);
  await page.goto(`${CONTENT}?section=home`);
  await main(page).getByRole('link', { name: 'Slides of the home page' }).click();
  await main(page)
    .getByRole('button', { name: /^One river/ })
    .first()
    .click();
  await field(page, 'Title').fill('One river, two days together');
  await press(page, 'Save');
  await enterCode(page);
  await expect(toast(page, 'Published: Slides of the home page')).toBeVisible();
  await main(page).getByRole('link', { name: 'View on the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('heading', { name: 'One river, two days together' })).toBeAttached();

  await page.goto(`${CONTENT}?section=trainings`);
  await main(page).getByRole('link', { name: /^PMP/ }).click();
  await press(page, 'Add: batch');
  await field(page, 'Month').fill('April 2027');
  await field(page, 'Dates').fill('3, 4, 10 and 11');
  await press(page, 'Save');
  await expect(toast(page, /^Published: PMP/)).toBeVisible();
  await main(page).getByRole('link', { name: 'View on the site' }).click();
  await expect(
    main(page)
      .getByText(/April 2027/)
      .first(),
  ).toBeVisible();
  await page.context().close();
});

test('[EDIT-08] the notice on every page is added from the section Home', async ({ browser, ownSite }) => {
  test.setTimeout(120_000);
  const { origin } = await ownSite();
  const page = await signIn(browser, origin, 390);
  await page.goto(`${CONTENT}?section=home`);
  await main(page).getByRole('link', { name: 'Notice on every page' }).click();
  const add = main(page).getByRole('button', { name: 'Add: Notice on every page' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await page.keyboard.type('The office is closed on Friday.');
  await main(page).getByRole('group', { name: 'Notice on every page' }).getByLabel('Last day').fill('2099-12-05');
  await press(page, 'Save');
  await enterCode(page);
  await expect(toast(page, /^Published: Name, address and other facts/)).toBeVisible();
  await page.goto('/Contact');
  await expect(page.getByText('The office is closed on Friday.')).toBeVisible();
  await page.context().close();
});
