import { expect, waitForHydration, test } from './fixtures.ts';

// The browser logs the status 404 as an error.
test.beforeEach(({ noise }) => noise.allow(/404/));

test('[NF-01] the not-found page responds with status 404 and is not indexed', async ({ plainPage }) => {
  const response = await plainPage.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(plainPage.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText("Oops! The page you're looking for seems to have wandered off.");
  await expect(plainPage.getByText('Error code: 404 | Page Not Found')).toBeVisible();
  await expect(plainPage.getByRole('main').getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

test(
  '[NF-01] the not-found page links to the home page and other pages, and leads back to the previous page',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await page.goto('/no/such/page');
    await waitForHydration(page);
    const links = page.getByRole('navigation', { name: 'Other places' });
    await expect(links.getByRole('link')).toHaveText(['Home', 'About us', 'Contact']);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('heading', { name: 'Top Certifications We Support' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  },
);
