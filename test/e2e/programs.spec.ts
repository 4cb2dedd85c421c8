import { expect, expectAccessible, expectHydratedInPlace, expectNoHorizontalScroll, waitForHydration, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';
import { measureSize } from '../perf/sizes.ts';

/** Maximum size of all JavaScript that the first load of a public page fetches, in bytes after gzip. */
const MAX_BYTES = 280_000;

const PROGRAM_PATH = '/special-programs/pm-footprints';
const EVENT_PATH = `${PROGRAM_PATH}/4101`;

test(
  '[SPP-03] [SPP-04] a visitor sees the next events, opens another year and an event by keyboard, and returns with Back',
  { tag: '@core' },
  async ({ page, requests }) => {
    await page.goto(PROGRAM_PATH);
    await expectHydratedInPlace(page);
    await expect(main(page).getByRole('link', { name: 'A quiet year in a loud programme' })).toBeVisible();
    await main(page).getByRole('link', { name: '2023', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?year=2023#past$/);
    await expect(main(page).getByRole('link', { name: '2023', exact: true })).toHaveAttribute('aria-current', 'true');
    const event = main(page).getByRole('link', { name: 'Agile in a factory that runs three shifts' });
    await event.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Agile in a factory that runs three shifts' })).toBeFocused();
    await expect(main(page).getByText('This event has taken place.')).toBeVisible();
    await page.goBack();
    await expect(event).toBeInViewport();
    requests.expectNoneTwice();
  },
);

test('[EVT-01] the list of what one takes home looks the same on the served page and after a navigation', async ({ page }) => {
  const listStyle = () =>
    main(page)
      .getByRole('region', { name: 'What you take home' })
      .locator('ul')
      .evaluate((list) => [getComputedStyle(list).paddingInlineStart, getComputedStyle(list).listStyleType]);
  await page.goto(EVENT_PATH);
  await waitForHydration(page);
  expect(await listStyle()).toEqual(['0px', 'none']);
  await page.goto(PROGRAM_PATH);
  await waitForHydration(page);
  await main(page).locator(`a[href="${EVENT_PATH}"]`).first().click();
  await expect(page).toHaveURL(EVENT_PATH);
  await expect(main(page).getByRole('region', { name: 'What you take home' })).toBeVisible();
  expect(await listStyle()).toEqual(['0px', 'none']);
});

test('[SPP-04] without scripts a year is chosen by its link, and the next events are shown', async ({ plainPage }) => {
  await plainPage.goto(PROGRAM_PATH);
  await expect(plainPage.getByRole('link', { name: 'A quiet year in a loud programme' })).toBeVisible();
  await plainPage.getByRole('link', { name: '2023', exact: true }).click();
  await expect(plainPage).toHaveURL(/\?year=2023#past$/);
  await expect(plainPage.getByRole('link', { name: 'Agile in a factory that runs three shifts' })).toBeVisible();
});

test('[SPP-04] in forced colours the chosen year is marked, and no drawing is behind the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${PROGRAM_PATH}?year=2023`);
  const years = page.getByRole('navigation', { name: 'Years' });
  await expect(years.getByRole('link', { name: '2023', exact: true })).toHaveCSS('outline-style', 'solid');
  await expect(years.getByRole('link', { name: '2022', exact: true })).toHaveCSS('outline-style', 'none');
  // The line drawing of the header.
  await expect(main(page).locator('.kolam')).toHaveCSS('display', 'none');
});

test('[SPP-01] [EVT-04] an unknown program and an unknown event respond with 404', async ({ plainPage }) => {
  for (const path of ['/special-programs/nowhere', `${PROGRAM_PATH}/999999`, `${PROGRAM_PATH}/undefined`]) {
    expect((await plainPage.goto(path))?.status()).toBe(404);
    await expect(plainPage.getByText('Error code: 404 | Page Not Found')).toBeVisible();
  }
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`[EVT-01] [EVT-06] in ${width} × ${height} title, date, place, fee, seats and Register are in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/special-programs/pm-enrich/4103');
    const poster = main(page).getByRole('article').locator('header');
    await expect(poster.getByRole('link', { name: 'Register' })).toBeInViewport({ ratio: 1 });
    await expect(poster.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    for (const fact of [/Chapter House/, /₹2,400/, '6 PDUs', /seats left$/])
      await expect(poster.getByRole('listitem').filter({ hasText: fact })).toBeInViewport({ ratio: 1 });
  });
}

test('[EVT-01] on a phone title, date, place and fee are in the first screen, above the bar with Register', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(EVENT_PATH);
  const poster = main(page).getByRole('article').locator('header');
  const barTop = (await main(page).locator('[data-bottom-bar]').boundingBox())?.y ?? 0;
  const facts = [/Chapter House/, /₹150/, '1.5 PDUs'].map((hasText) => poster.getByRole('listitem').filter({ hasText }));
  for (const part of [poster.getByRole('heading', { level: 1 }), ...facts]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  }
  await expect(poster.getByRole('link', { name: 'Register' })).toBeHidden();
});

test('[EVT-06] from the menu a visitor gets to Register of the next event in three steps, and in four on a phone', async ({ page }) => {
  for (const width of [1366, 360]) {
    await setWidth(page, width);
    await page.goto('/membership');
    await waitForHydration(page);
    if (width === 360) await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = width === 360 ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
    await menu.getByRole('link', { name: 'Events', exact: true }).click();
    await main(page).getByRole('link', { name: 'Reading the river before you build across it' }).click();
    await expect(main(page).getByRole('link', { name: 'Register', exact: true }).filter({ visible: true }).first()).toBeInViewport();
  }
});

test(
  '[EVT-09] a visitor sees in the list that an event is cancelled and why, and on its page no way to register',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/events');
    await expectHydratedInPlace(page);
    const row = main(page).getByRole('article').filter({ hasText: 'Mentoring circle' });
    await expect(row).toContainText('Cancelled');
    await expect(row).toContainText('Both mentors are unwell.');
    await row.getByRole('link', { name: 'Mentoring circle: asking for the bigger project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Mentoring circle/ })).toBeFocused();
    const poster = main(page).getByRole('article').locator('header');
    await expect(poster.getByText('Cancelled', { exact: true })).toBeInViewport();
    await expect(poster.getByText('Both mentors are unwell.')).toBeInViewport();
    await expect(main(page).getByRole('button', { name: /^Share/ })).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^(Register|Add to calendar|Google Calendar|I’m interested)/ })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('[SPP-03] [SPP-04] a row of an event shows time, place or Online, fee and units', async ({ plainPage }) => {
  await plainPage.goto('/events');
  const row = main(plainPage).getByRole('article').filter({ hasText: 'The last chapter' });
  await expect(row).toContainText(/\w{3}, 7:00 PM to 8:30 PM/);
  for (const fact of ['Online', 'Free', '1.5 PDUs']) await expect(row.getByText(fact, { exact: true })).toBeVisible();
});

test('[EVT-06] on a phone Register stays at the lower edge of the window while the event is read', async ({ page }) => {
  await setWidth(page, 360);
  await page.goto(EVENT_PATH);
  await expectHydratedInPlace(page);
  const registerLink = main(page).getByRole('link', { name: 'Register', exact: true });
  const expectAtEdge = async (): Promise<void> => {
    const [box, height] = [await registerLink.boundingBox(), page.viewportSize()?.height ?? 0];
    const distance = box === null ? Number.NaN : height - box.y - box.height;
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(24);
  };
  await expectAtEdge();
  await main(page).getByRole('heading', { name: 'What you take home' }).scrollIntoViewIfNeeded();
  await expectAtEdge();
  // The bar disappears at the end of the event's content.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(registerLink).not.toBeInViewport();
});

test('[SPP-03] [SPP-04] without scripts, the page of all events has filters by program and year, and links to recordings', async ({
  plainPage,
}) => {
  await plainPage.goto('/events');
  const upcoming = main(plainPage).getByRole('region', { name: 'Upcoming Events' });
  await expect(upcoming.getByRole('heading', { level: 4 })).not.toHaveCount(0);
  await expect(
    main(plainPage)
      .getByRole('link', { name: /^Recording/ })
      .first(),
  ).toBeVisible();
  await main(plainPage).getByRole('navigation', { name: 'Programs' }).getByRole('link', { name: 'Conferences' }).click();
  await expect(plainPage).toHaveURL(/\/events\?program=conferences$/);
  await main(plainPage).getByRole('link', { name: '2024', exact: true }).click();
  await expect(plainPage).toHaveURL(/\?program=conferences&year=2024#past$/);
  await expect(main(plainPage).getByRole('link', { name: 'Kaveri Project Conference 2024' })).toBeVisible();
});

test('[SPP-03] the page of all events fits the narrowest phone and hydrates in place', async ({ page, requests }) => {
  await setWidth(page, 320);
  await page.goto('/events');
  await expectHydratedInPlace(page);
  expect(requests.backendCalls()).toEqual([]);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.goto('/events?program=book-circle');
  await waitForHydration(page);
  await expect(page.getByRole('navigation', { name: 'Programs', exact: true }).getByRole('link', { name: 'Book Circle' })).toBeInViewport();
});

test('[EVT-08] an event can be saved as a calendar file, with and without scripts', async ({ page, plainPage }) => {
  await page.goto(EVENT_PATH);
  await waitForHydration(page);
  const [download] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('link', { name: 'Add to calendar' }).click()]);
  expect(download.suggestedFilename()).toBe('event-4101.ics');
  await plainPage.goto(EVENT_PATH);
  await expect(plainPage.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', `${EVENT_PATH}.ics`);
  await expect(plainPage.getByRole('button', { name: 'Share this event' })).toBeHidden();
});

test('[EVT-01] [SPP-02] programs and events never scroll sideways on the narrowest phone', async ({ page }) => {
  await setWidth(page, 320);
  for (const path of [PROGRAM_PATH, '/special-programs/conferences/4105', '/special-programs/ec-footprints/4104']) {
    await page.goto(path);
    await waitForHydration(page);
    await expectNoHorizontalScroll(page);
  }
});

for (const path of [PROGRAM_PATH, EVENT_PATH]) {
  test(`${path} loads at most ${MAX_BYTES / 1000} kB of JavaScript`, async ({ browser, baseURL }) => {
    const { total, files } = await measureSize(browser, baseURL ?? '', path);
    expect(total, files.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(MAX_BYTES);
  });
}
