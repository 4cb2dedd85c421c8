import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { encodeQR } from 'qr';
import type { Guest, GuestList } from '../../shared/operations/registrations.ts';
import { launchOptions } from '../support/e2e/browser.ts';
import { createContentOfToday } from '../support/e2e/eventContent.ts';
import { startSite, type Site } from '../support/e2e/site.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  loginThroughPages,
  readOutbox,
  setWidth,
  test as siteTest,
} from './fixtures.ts';
import { expectReady, main } from './pageParts.ts';

const EVENT = '4106';
const GUESTS = `/dashboard/registrations/${EVENT}`;
const DOOR = `${GUESTS}/check-in`;

interface GuestSite {
  site: Site;
  /** A folder for files of the tests. */
  folder: string;
}

/** `test` on a site of the demonstration whose event with guests is today. Each test finds what the ones before it have done. */
const test = siteTest.extend<object, { guestSite: GuestSite }>({
  guestSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'guests-'));
      const content = createContentOfToday();
      const site = await startSite({ env: { CONTENT_DIR: content, DEMO: 'true' } });
      await use({ site, folder });
      await site.stop();
      for (const written of [content, folder]) rmSync(written, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ guestSite }, use) => use(guestSite.site.origin),
});
test.describe.configure({ mode: 'serial' });

/** Signs in as an admin, once. */
let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
async function openAsAdmin(page: Page, address: string): Promise<void> {
  if (session === undefined) {
    await loginThroughPages(page, 'admin@example.org');
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null && localStorage.getItem('user-storage') !== null);
    session = await page.context().storageState();
  } else await page.context().setStorageState(session);
  await page.goto(address);
  await expectReady(page);
}

/** Returns the guests as the server has them. */
async function readGuests(page: Page): Promise<Guest[]> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const response = await page.request.get(`/site/guests/${EVENT}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as GuestList).guests;
}

const namesHere = async (page: Page): Promise<string[]> =>
  (await readGuests(page)).filter(({ checkedInAt }) => checkedInAt !== undefined).map(({ name }) => name);

const searchField = (page: Page) => main(page).getByRole('searchbox', { name: 'Name or e-mail' });
const countOf = (page: Page) => main(page).getByText(/^\d+ of \d+ are here$/);

/** Types a search and presses Enter. */
async function enter(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text);
  await page.keyboard.press('Enter');
}

test('[REG-05] an admin finds, adds, mails and cancels guests, and exports them', { tag: '@core' }, async ({ page }) => {
  await openAsAdmin(page, '/dashboard/registrations');
  await main(page).getByRole('link', { name: 'A planning day with three panchayats', exact: true }).click();
  const rows = main(page).getByRole('table', { name: 'Guests' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await searchField(page).pressSequentially('rao deep', { delay: 5 });
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=rao\+deep$/);
  await expect(searchField(page)).toHaveValue('rao deep');
  await searchField(page).fill('');

  const dialog = page.getByRole('dialog');
  await main(page).getByRole('button', { name: 'Add a guest' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Nila Raj');
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill('nila.raj@example.org');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Nila Raj has a place.')).toBeVisible();
  await expect(rows).toHaveCount(12);
  await expect(rows.filter({ hasText: 'Nila Raj' })).toContainText('Registered');

  await main(page).getByRole('button', { name: 'Write to the guests' }).click();
  await dialog.getByRole('textbox', { name: /^Subject/ }).fill('We meet in the garden');
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Please bring a hat.');
  await dialog.getByRole('checkbox', { name: 'Send this mail to 11 guests now.' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The message goes to 11 guests.')).toBeVisible();
  await expect.poll(async () => (await readOutbox(page)).filter(({ subject }) => subject === 'We meet in the garden').length).toBe(11);

  await main(page).getByRole('button', { name: 'Cancel the registration of Nila Raj' }).click();
  await dialog.getByRole('button', { name: 'Cancel the registration' }).click();
  await expect(rows.filter({ hasText: 'Nila Raj' })).toContainText('Cancelled');

  // On paper it is a table without buttons, also where a window of that width shows cards.
  await page.setViewportSize({ width: 718, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('columnheader').filter({ visible: true })).toHaveText(['Name', 'E-mail', 'State', 'Registered']);
  await expect(main(page).getByRole('button').or(main(page).getByRole('link')).or(searchField(page)).filter({ visible: true })).toHaveCount(
    0,
  );
  await page.emulateMedia({ media: 'screen' });
  await setWidth(page, 'desktop');
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export as CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('nila.raj@example.org');
  expect(csv.trim().split('\n')).toHaveLength(12);
});

test(
  '[REG-06] at the door, guests are checked in by keyboard only, and a second phone sees it',
  { tag: '@core' },
  async ({ page, browser, baseURL }) => {
    await setWidth(page, 'phone');
    await openAsAdmin(page, DOOR);
    await expect(searchField(page)).toBeFocused();
    const other = await (await browser.newContext({ ...(baseURL && { baseURL }), ...(session && { storageState: session }) })).newPage();
    await other.goto(DOOR);
    await expect(countOf(other)).toHaveText('0 of 10 are here');
    await page.keyboard.type('bal');
    await page.keyboard.press('Enter');
    await expect(countOf(page)).toHaveText('1 of 10 are here');
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await expectAccessible(page);
    for (const width of [320, 360, 768, 1440]) {
      await setWidth(page, width);
      await expectNoHorizontalScroll(page);
    }
    await expect.poll(() => namesHere(page)).toEqual(['Bala Kumaran']);
    // The lists meet when they are loaded again.
    await expect(countOf(other)).toHaveText('1 of 10 are here', { timeout: 20_000 });
    await searchField(other).fill('bala');
    await other.getByRole('button', { name: 'Undo the check-in of Bala Kumaran' }).click();
    await expect.poll(() => namesHere(page)).toEqual([]);
    await other.context().close();
  },
);

test('[REG-06] without a connection the check-in goes on; a new page sends what is left when the connection is back', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openAsAdmin(page, DOOR);
  await expect(countOf(page)).toHaveText(/^\d+ of 10 are here$/);
  await context.setOffline(true);
  await enter(page, 'charu');
  await enter(page, 'faisal');
  await expect(countOf(page)).toHaveText('2 of 10 are here');
  await expect(main(page).getByText(/^2 not sent yet/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(DOOR);
  await expect.poll(() => namesHere(next)).toEqual(['Charu Desai', 'Faisal Khan']);
  await expect(countOf(next)).toHaveText('2 of 10 are here');
  await expect(main(next).getByText(/not sent yet/)).toHaveCount(0);
});

test('[REG-06] the address of a code checks its guest in after one press', async ({ page }) => {
  await openAsAdmin(page, DOOR);
  const guest = (await readGuests(page)).find(({ name }) => name === 'Esther Mathew');
  await page.goto(`${DOOR}?guest=${guest?.guestId}`);
  await expectReady(page);
  const own = main(page).getByRole('list', { name: 'Guest of the code' });
  await own.getByRole('button', { name: 'Check in Esther Mathew' }).click();
  await expect(page).toHaveURL(new RegExp(`${DOOR}$`));
  await expect.poll(() => namesHere(page)).toContain('Esther Mathew');
});

/** Writes a video of a QR code for the browser's fake camera (YUV4MPEG2). */
function writeVideo(file: string, text: string): void {
  const [width, height] = [640, 480];
  const code = encodeQR(text, 'raw', { scale: 6, border: 4 });
  const luma = Buffer.alloc(width * height, 200);
  const [left, top] = [width - code.length, height - code.length].map((space) => Math.floor(space / 2)) as [number, number];
  for (const [y, line] of code.entries()) for (const [x, isDark] of line.entries()) luma[(top + y) * width + left + x] = isDark ? 16 : 235;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
}

test('[REG-06] the camera reads a code and checks its guest in once', async ({ page, guestSite: { site, folder } }) => {
  await openAsAdmin(page, DOOR);
  const guest = (await readGuests(page)).find(({ name }) => name === 'Deepak Rao');
  const video = path.join(folder, 'code.y4m');
  writeVideo(video, `${site.origin}${DOOR}?guest=${guest?.guestId}`);
  const { args = [], ...options } = launchOptions('Arimo');
  const fakes = ['device-for-media-stream', 'ui-for-media-stream', `file-for-fake-video-capture=${video}`].map((name) => `--use-${name}`);
  const browser = await chromium.launch({
    ...options,
    args: [...args, ...fakes.map((arg) => arg.replace(/^--use-(device|ui)/, '--use-fake-$1'))],
  });
  try {
    const context = await browser.newContext({ baseURL: site.origin, permissions: ['camera'], ...(session && { storageState: session }) });
    const phone = await context.newPage();
    await setWidth(phone, 'phone');
    await phone.goto(DOOR);
    await expectReady(phone);
    await main(phone).getByRole('button', { name: 'Scan codes' }).click();
    await expect(main(phone).getByText('Deepak Rao is here.')).toBeVisible();
    await expectAccessible(phone);
    await expect.poll(() => namesHere(page)).toContain('Deepak Rao');
    // As when another program takes the camera.
    await phone.locator('video').evaluate((player: HTMLVideoElement) => {
      if (!(player.srcObject instanceof MediaStream)) throw new TypeError('There is no picture.');
      for (const track of player.srcObject.getTracks()) track.dispatchEvent(new Event('ended'));
    });
    await expect(main(phone).getByText(/^The camera has stopped/)).toBeVisible();
    await main(phone).getByRole('button', { name: 'Try again' }).click();
    await expect(phone.locator('video')).toBeVisible();
    await main(phone).getByRole('button', { name: 'Close the camera' }).click();
    await expect(phone.locator('video')).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

test('[REG-06] a camera that is not allowed is said in words', async ({ page, context }) => {
  await openAsAdmin(page, DOOR);
  await context.clearPermissions();
  await main(page).getByRole('button', { name: 'Scan codes' }).click();
  await expect(
    main(page).getByText(/^The camera is not allowed|^This device has no camera|^The camera could not be started/),
  ).toBeVisible();
});
