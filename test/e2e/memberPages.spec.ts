import type { Page } from '@playwright/test';
import { pages } from '../../src/app/pages.ts';
import { paths } from '../../src/config/paths.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, expectThumbSized, login, setWidth, test } from './fixtures.ts';
import { chooseCv, fillApplication } from './jobForms.ts';
import { main, expectReady } from './pageParts.ts';
import { exampleAddress } from '../support/exampleAddress.ts';

/** The searches with which a page is opened, where its path alone does not show everything. */
const SEARCHES = new Map<string, string[]>([
  [paths.dashboardJobs, ['applied', 'created', 'saved', 'alerts', 'pending'].map((tab) => `?tab=${tab}`)],
  [paths.dashboardContentFile, ['?file=events/4101-reading-the-river.md']],
]);

/** Addresses of all pages that only members may open, one or more for each page module. */
const memberPaths = pages
  .filter(({ access }, index) => access !== undefined && pages.findIndex(({ module }) => module === pages[index]?.module) === index)
  .flatMap((page) => (SEARCHES.get(page.path) ?? ['']).map((search) => `${exampleAddress(page)}${search}`));

/** Numbers the tab stops of the main part; a group of radio buttons is one. @returns the beginning of each tab stop's HTML */
const numberControls = (page: Page): Promise<string[]> =>
  main(page).evaluate((element) => {
    const focusable = [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')];
    const reachable = focusable.filter(
      (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
    );
    const tabStops: HTMLElement[] = [];
    for (const control of reachable) {
      const group = control.matches('[type="radio"]') ? control.getAttribute('name') : null;
      const groupIndex = tabStops.findIndex(
        (other) => group !== null && other.matches('[type="radio"]') && other.getAttribute('name') === group,
      );
      control.dataset.control = String(groupIndex === -1 ? tabStops.push(control) - 1 : groupIndex);
    }
    return tabStops.map((control) => control.outerHTML.slice(0, 160));
  });

/** Returns the number of the focused element and whether its focus is visible, or null if the focus is outside the main part. */
const describeFocus = (page: Page): Promise<{ controlNumber: string | undefined; isSeen: boolean; html: string } | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element.closest('main') === null) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return {
      controlNumber: element.dataset.control,
      isSeen: isInWindow && (element.matches(':focus-visible') || element.matches('[type="date"]')),
      html: element.outerHTML.slice(0, 160),
    };
  });

/** Expects the Tab key to reach every control of the main part, and the focus to be visible on each. */
async function tabThrough(page: Page): Promise<void> {
  const expected = await numberControls(page);
  const reachedElements = new Set<string | undefined>();
  await main(page).evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  // A date field has a tab stop for each of its parts.
  for (let presses = 0; presses < expected.length + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focusedControl = await describeFocus(page);
    if (focusedControl === null) break;
    expect(focusedControl, 'the focus can be seen').toEqual({ ...focusedControl, isSeen: true });
    reachedElements.add(focusedControl.controlNumber);
  }
  expect(
    expected.filter((_html, index) => !reachedElements.has(String(index))),
    'controls that Tab does not reach',
  ).toEqual([]);
}

/** The paths in two groups, so that their tests can run in parallel. */
const pathGroups = [0, 1].map((half) => memberPaths.filter((_path, index) => index % 2 === half));

for (const [half, paths] of pathGroups.entries()) {
  test(
    `[NAV-05] [DASH-02] members’ pages fit at every width, pass axe in light and dark, and work by keyboard on a phone (${half + 1} of 2)`,
    { tag: '@core' },
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await login(page, 'admin@example.org');
      for (const path of paths) {
        await test.step(path, async () => {
          await setWidth(page, 'phone');
          await page.goto(path);
          await expectReady(page);
          await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { name: /Access Restricted|Member Login/ })).toHaveCount(0);
          await expectAccessible(page);
          await expectThumbSized(page);
          await tabThrough(page);
          for (const width of [320, 360, 768, 1440]) {
            await setWidth(page, width);
            await expectNoHorizontalScroll(page);
          }
        });
      }
    },
  );
}

test('in a window 400 px high, the texts of the erase dialog can be scrolled into view, and its code field is in view', async ({
  page,
}) => {
  await login(page, 'farook@example.org');
  await page.goto('/dashboard/profile');
  await expectReady(page);
  await page.setViewportSize({ width: 360, height: 400 });
  await main(page).getByRole('button', { name: 'Erase my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my data' });
  await dialog.getByRole('button', { name: 'Mail me a code' }).click();
  const codeField = dialog.getByRole('textbox', { name: 'Code from the mail' });
  await expect(codeField).toBeFocused();
  await expect(codeField).toBeInViewport({ ratio: 1 });
  for (const text of [
    dialog.getByText('You are signed out on all your devices'),
    dialog.getByRole('heading', { name: 'What is erased' }),
  ]) {
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 0.9 });
  }
});

/** Fills in and submits the application form. The dialog with the terms then opens. */
async function openTerms(page: Page): Promise<void> {
  await fillApplication(page);
  await chooseCv(page);
  await main(page).getByRole('button', { name: 'Submit' }).click();
}

const createButtonPress = (name: string) => (page: Page) => main(page).getByRole('button', { name }).click();

for (const [dialogName, height, path, open] of [
  ['Erase my data', 620, '/dashboard/profile', createButtonPress('Erase my data')],
  ['Import members', 320, '/dashboard/members', createButtonPress('Import from CSV')],
  ['As others will see it', 620, '/postJob', createButtonPress('Preview')],
  ['Terms', 320, '/applyJob/65f1c0ffee65f1c0ffee1001', openTerms],
] as const) {
  test(`in a low window the dialog “${dialogName}” can be scrolled by keyboard`, async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: dialogName });
    const readScrollPosition = () =>
      dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop > 0, scrollTop + clientHeight >= scrollHeight - 1]);
    await login(page, 'admin@example.org');
    await page.goto(path);
    await expectReady(page);
    await page.setViewportSize({ width: 640, height });
    await open(page);
    await expect(dialog).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(readScrollPosition).toEqual([false, false]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(readScrollPosition).toEqual([true, false]);
    await page.keyboard.press('Tab');
    // A key press is lost while the text is still scrolling.
    const pressUntil = (key: string, position: boolean[]) =>
      expect(async () => {
        await page.keyboard.press(key);
        expect(await readScrollPosition()).toEqual(position);
      }).toPass();
    await pressUntil('End', [true, true]);
    const lastButton = dialog.getByRole('button').last();
    await expect(lastButton).toBeInViewport({ ratio: 1 });
    await pressUntil('Home', [false, false]);
    // In a lower window the buttons scroll with the text.
    if (height > 480) await expect(lastButton).toBeInViewport({ ratio: 1 });
  });
}

test('buttons that erase or deactivate have the same colour, and Edit has another', async ({ page }) => {
  await login(page, 'admin@example.org');
  const readColour = (name: string) =>
    main(page)
      .getByRole('button', { name })
      .first()
      .evaluate((button) => getComputedStyle(button).color);
  const eraseColour = await readColour('Erase my data');
  await page.goto('/dashboard/members');
  expect(await readColour('Deactivate Farook Basha')).toBe(eraseColour);
  expect(await readColour('Edit Farook Basha')).not.toBe(eraseColour);
});

test('every button that opens a list box in the job form has its own name, and the list box is in the main part of the page', async ({
  page,
}) => {
  await login(page, 'employer@example.org');
  await page.goto('/postJob');
  await expectReady(page);
  const openers = main(page).getByRole('button', { name: /^Show choices: / });
  await expect(openers.first()).toBeVisible();
  const names = await openers.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  await expect(main(page).getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
  await openers.first().click();
  await expect(main(page).getByRole('listbox')).toBeVisible();
  await expectAccessible(page);
});
