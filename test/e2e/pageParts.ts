import { expect, type Page } from '@playwright/test';

export const html = (page: Page) => page.locator('html');
export const header = (page: Page) => page.getByRole('banner');
export const main = (page: Page) => page.getByRole('main');
export const footer = (page: Page) => page.getByRole('contentinfo');

/** Returns the job board's list. */
export const jobList = (page: Page) => page.getByRole('region', { name: 'Open jobs' });

const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main', exact: true });

/** Returns the opener of the header menu with this label. */
export const menuOpener = (page: Page, label: string) => mainMenu(page).locator('summary', { hasText: label });

/** Returns the header menu with this label, including its opener. */
export const menuOf = (page: Page, label: string) =>
  mainMenu(page).locator('details', { has: page.locator('summary', { hasText: label }) });

export const schemeSwitch = (page: Page) => header(page).getByRole('button', { name: 'Switch between light and dark colours' });

/** Waits until the page has hydrated and replayed earlier input. */
export const expectReady = (page: Page) => expect(html(page)).toHaveAttribute('data-ready', '');

/** Expects the page to work: navigation, scheme switch, header and footer. Ends on the contact page. */
export async function expectWorkingPage(page: Page): Promise<void> {
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/Contact');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const classBefore = await html(page).getAttribute('class');
  await schemeSwitch(page).click();
  await expect(html(page)).not.toHaveClass(classBefore ?? '');
  await expect(footer(page).getByText(/^©/)).toBeVisible();
}

/** Holds matching requests back until `release` is called. @returns `release`, and the paths of the requests held so far */
export async function holdRequests(page: Page, pattern: string): Promise<{ heldPaths: string[]; release: () => void }> {
  const heldPaths: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    heldPaths.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  return { heldPaths, release };
}
