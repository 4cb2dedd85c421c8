import { expect, expectAccessible, expectNoHorizontalScroll, waitForHydration, login, setWidth, test } from './fixtures.ts';
import { main } from './pageParts.ts';

const EVENT = { path: '/special-programs/conferences/4105', title: 'Kaveri Project Conference: one river, many tributaries' };

test(
  '[issue 25] a member marks an event, turns on reminders on its page, and removes both in the profile',
  { tag: '@core' },
  async ({ page }) => {
    await setWidth(page, 360);
    await page.goto(EVENT.path);
    await waitForHydration(page);
    await expect(main(page).getByRole('link', { name: 'I’m interested' })).toHaveAttribute('href', /^\/Login\?from=/);

    await login(page, 'farook@example.org');
    await page.goto('/dashboard/profile');
    const reminderCheckbox = main(page).getByRole('checkbox', { name: /^Remind me by e-mail the day before/ });
    // A failed run may have left reminders on.
    await reminderCheckbox.uncheck();
    await page.goto(EVENT.path);
    const interestButton = main(page).getByRole('button', { name: 'I’m interested' });
    await expect(interestButton).toBeVisible();
    if ((await interestButton.getAttribute('aria-pressed')) === 'true') await interestButton.click();
    await expect(interestButton).toHaveAttribute('aria-pressed', 'false');
    await interestButton.click();
    await expect(interestButton).toHaveAttribute('aria-pressed', 'true');
    const reminderButton = main(page).getByRole('button', { name: 'Remind me the day before' });
    await expect(reminderButton).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await reminderButton.focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Reminders are on for all your events and saved jobs.')).toBeFocused();

    await main(page).getByRole('link', { name: 'My Profile' }).first().click();
    const events = main(page).getByRole('region', { name: 'Events you are interested in' });
    await expect(events.getByRole('link', { name: EVENT.title })).toHaveAttribute('href', EVENT.path);
    await expect(reminderCheckbox).toBeChecked();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await reminderCheckbox.uncheck();
    await expect(page.getByText('Reminders are off.')).toBeVisible();
    await events.getByRole('button', { name: `Remove ${EVENT.title}` }).click();
    await expect(events.getByText('None yet.')).toBeVisible();
    await expect(events.getByRole('heading')).toBeFocused();
  },
);
