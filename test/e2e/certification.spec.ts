import { expect, expectAccessible, expectNoHorizontalScroll, waitForHydration, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

const PMP_PATH = '/trainings/pmpcertification-training';
const ELIGIBILITY_HEADING = 'Am I eligible?';

test.describe('a certification page', () => {
  test('[CERT-02] [CERT-03] [CERT-04] [CERT-05] [CERT-06] [CERT-07] [CERT-08] is readable without JavaScript', async ({ plainPage }) => {
    await plainPage.goto(PMP_PATH);
    const content = main(plainPage);
    await expect(content.getByRole('heading', { level: 1 })).toHaveText('PMP® Certification Training');
    for (const set of ['Set A', 'Set B', 'Set C']) await expect(content.getByRole('heading', { name: set })).toBeVisible();
    // Controls that need scripts are not offered.
    await expect(content.getByRole('button', { name: 'Answer three questions' })).toBeHidden();
    await expect(content.getByRole('row')).not.toHaveCount(0);
    await expect(content.getByRole('link', { name: /^Register Now/ })).toHaveCount(1);
    // Two fees (for members and for others) appear in three places: the hero, the summary beside the text and the fees section.
    await expect(content.getByText(/^₹[\d,]+$/)).toHaveCount(6);
    await expect(content.getByRole('list', { name: "What You'll Receive" }).getByRole('listitem').last()).toContainText('07');
    await expect(content.getByRole('region', { name: 'Why the PMP?' })).toBeVisible();
    await expect(content.getByRole('region', { name: 'Need Assistance' }).locator('a[href^="tel:"]')).toHaveCount(2);
    await plainPage.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Need help?' }).click();
    await expect(content.getByRole('heading', { name: 'Need Assistance' })).toBeInViewport();
  });

  test('[CERT-03] [CERT-04] [CONT-02] shows its fee on the first screen of a phone, and one tap opens the enquiry form for its training', async ({
    page,
  }) => {
    await setWidth(page, 360);
    await page.goto(PMP_PATH);
    await waitForHydration(page);
    const facts = page.locator('dl').filter({ hasText: 'Next batch' }).first();
    await expect(facts.getByText(/^₹[\d,]+$/).last()).toBeInViewport();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await main(page).getByRole('link', { name: 'Tell me about the next batch' }).click();
    await expect(page).toHaveURL(/#individual$/);
    await expect(page.getByRole('combobox', { name: 'Training subject' })).toHaveValue('PMP®Certification Training');
  });

  test(
    '[CERT-07] shows which requirements match three answers given by keyboard alone, and links to the next batch',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto(PMP_PATH);
      await waitForHydration(page);
      await main(page).getByRole('button', { name: 'Answer three questions' }).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('form', { name: ELIGIBILITY_HEADING });
      await expect(form.getByRole('radio', { name: 'None of these yet' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('40');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('status')).toContainText('Set B fits you.');
      await expect(page.getByRole('heading', { name: 'Set B Yours' })).toBeVisible();
      await expectAccessible(page);
      await setWidth(page, 320);
      await expectNoHorizontalScroll(page);
      await form.getByRole('link', { name: /^Next batch: / }).press('Enter');
      await expect(page).toHaveURL(/#batches$/);
      await expect(page.getByRole('heading', { name: 'Upcoming batches' })).toBeInViewport();
    },
  );

  test('[CERT-06] has buttons that scroll its numbered cards on a phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setWidth(page, 'phone');
    await page.goto(PMP_PATH);
    await waitForHydration(page);
    const cards = page.getByRole('list', { name: "What You'll Receive" });
    await cards.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: "Previous: What You'll Receive" })).toBeDisabled();
    await page.getByRole('button', { name: "Next: What You'll Receive" }).click();
    await expect(cards.getByText('02', { exact: true })).toBeInViewport();
    // A button scrolls by 95 % of a card, so the edge of the previous card stays visible.
    await expect(cards.getByText('01', { exact: true })).not.toBeInViewport({ ratio: 0.2 });
    await page.getByRole('button', { name: "Previous: What You'll Receive" }).click();
    await expect(cards.getByText('01', { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('marks the section in view in its table of contents, which is hidden on a phone', async ({ page }) => {
    await setWidth(page, 'desktop');
    await page.goto(PMP_PATH);
    await waitForHydration(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link', { name: ELIGIBILITY_HEADING })).toHaveAttribute('aria-current', 'true');
    await contents.getByRole('link', { name: 'Fee' }).click();
    await expect(contents.getByRole('link', { name: 'Fee' })).toHaveAttribute('aria-current', 'true');
    await page.mouse.wheel(0, -2_000);
    await expect(contents.getByRole('link', { name: ELIGIBILITY_HEADING })).toHaveAttribute('aria-current', 'true');
    await setWidth(page, 'phone');
    await expect(contents).toBeHidden();
  });

  test('[CERT-09] [D-18] with an unknown name responds with status 404 and links to a training', async ({ page, noise }) => {
    noise.allow(/404/);
    const response = await page.goto('/trainings/no-such-training');
    expect(response?.status()).toBe(404);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('wandered off');
    await main(page).getByRole('link', { name: 'PMI-ACP Training' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('PMI-ACP Training');
    await expect(main(page).getByText('Set A')).toHaveCount(0);
  });
});
