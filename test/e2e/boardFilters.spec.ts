import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectHydratedInPlace,
  expectNoHorizontalScroll,
  waitForHydration,
  login,
  setWidth,
  test,
} from './fixtures.ts';
import { main, expectReady } from './pageParts.ts';

const FILTERED_BOARD = '/exploreJobs?type=Full-Time&level=Senior-level';

const chips = (page: Page) => main(page).getByRole('list', { name: 'Filters of this search' });
const filtersToggle = (page: Page) => main(page).locator('summary', { hasText: 'Filters' });
const resultsRegion = (page: Page) => main(page).getByRole('region', { name: 'Jobs found' });
const resultSummary = (page: Page) => resultsRegion(page).getByText(/^Showing .* for /);
const detail = (page: Page) => main(page).getByRole('article');
const pressedButton = (page: Page, name: string) => main(page).getByRole('button', { name, pressed: true });

/** Chooses an option of a combobox by typing the beginning of the option. */
async function chooseOption(page: Page, label: string, optionStart: string): Promise<void> {
  const field = main(page).getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.type(optionStart);
  await expect(field).toHaveValue(new RegExp(`^${optionStart}`, 'i'));
}

test(
  '[JOBS-03] the filters can be set by keyboard, are kept in the URL, and apply for everyone who opens the link',
  { tag: '@core' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/exploreJobs');
    await expectHydratedInPlace(page);
    await filtersToggle(page).focus();
    await page.keyboard.press('Enter');
    await chooseOption(page, 'Job type', 'Full');
    await chooseOption(page, 'Career level', 'Senior');
    await main(page).getByRole('button', { name: 'Show jobs' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(FILTERED_BOARD);
    await expect(resultSummary(page)).toHaveText(/^Showing 3 of \d+ jobs for Full-Time, Senior-level$/);
    const summaryText = await resultSummary(page).innerText();

    await page.reload();
    await expectHydratedInPlace(page);
    await expect(resultSummary(page)).toHaveText(summaryText);
    await expect(chips(page).getByRole('link')).toHaveText(['Full-Time', 'Senior-level', 'Reset']);
    for (const width of [1440, 360]) {
      await setWidth(page, width);
      await expectNoHorizontalScroll(page);
    }
    await filtersToggle(page).click();
    await expect(main(page).getByRole('combobox', { name: 'Career level' })).toHaveValue('Senior-level');
    await expectAccessible(page);

    // Without scripts, the link shows the same result, and the filter form works too.
    const contextWithoutScripts = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 800 },
    });
    const pageWithoutScripts = await contextWithoutScripts.newPage();
    await pageWithoutScripts.goto(page.url());
    await expect(resultSummary(pageWithoutScripts)).toHaveText(summaryText);
    await filtersToggle(pageWithoutScripts).click();
    await pageWithoutScripts.getByLabel('Career level').selectOption('');
    await pageWithoutScripts.getByLabel('Place of work').selectOption('true');
    await pageWithoutScripts.getByRole('button', { name: 'Show jobs' }).click();
    await expect(chips(pageWithoutScripts).getByRole('link')).toHaveText(['Full-Time', 'Remote', 'Reset']);
    await chips(pageWithoutScripts).getByRole('link', { name: 'Full-Time, remove' }).click();
    await expect(chips(pageWithoutScripts).getByRole('link')).toHaveText(['Remote', 'Reset']);
    await expect(resultsRegion(pageWithoutScripts).getByRole('listitem')).toHaveCount(3);
    await contextWithoutScripts.close();
  },
);

test('[MY-02] a job is saved and listed, a search is saved as a job alert, and both are removed', { tag: '@core' }, async ({ page }) => {
  // No other test saves jobs or searches of this member.
  await login(page, 'suresh@example.org');
  await page.goto(FILTERED_BOARD);
  await expectReady(page);
  await detail(page).getByRole('button', { name: 'Save' }).click();
  await expect(detail(page).getByRole('button', { name: 'Saved' })).toBeVisible();
  const title = await detail(page).getByRole('heading', { level: 2 }).innerText();
  await main(page).getByRole('button', { name: 'E-mail me new ones every Monday' }).click();
  await expect(pressedButton(page, 'E-mail me new ones every Monday')).toBeVisible();

  await page.goto('/dashboard/jobs?tab=saved');
  await expect(detail(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await detail(page).getByRole('button', { name: 'Remove from saved' }).click();
  await expect(main(page).getByText('No jobs saved yet.')).toBeVisible();

  await main(page).getByRole('link', { name: 'Alerts' }).click();
  await expect(main(page).getByText('Full-Time, Senior-level', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/^Every Monday, next on /)).toBeVisible();
  await main(page).getByRole('button', { name: 'Delete the alert for Full-Time, Senior-level' }).click();
  await expect(main(page).getByText('No job alerts yet.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Job alerts' })).toBeFocused();
});

test('[JOBS-03] on a phone the button below the filters moves the focus to the results', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.goto('/exploreJobs');
  await waitForHydration(page);
  await main(page).getByText('Filters', { exact: true }).click();
  await main(page).getByLabel('Job type').selectOption('Full-Time');
  await main(page).getByRole('button', { name: 'Show jobs' }).click();
  const heading = main(page).getByRole('heading', { name: 'Jobs found' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('article').or(main(page).getByRole('listitem')).filter({ visible: true }).first()).toBeVisible();
  expect((await heading.boundingBox())?.y ?? Infinity).toBeLessThan(200);
});
