import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  login,
  readCode,
  readOutbox,
  setWidth,
  test,
  waitForHydration,
} from './fixtures.ts';
import { main } from './pageParts.ts';

/** A member of the demo content who has applied before. */
const MEMBER = { id: '65f1c0ffee65f1c0ffee0005', email: 'farook@example.org' } as const;

test.use({ hasTouch: true });

interface WireJob {
  _id: string;
  userId: string;
  appliedBy: string[];
}

test(
  '[JOBS-07] [APPLY-01] login to apply leads to the form, which a member who has applied before sends with three more taps',
  { tag: '@core' },
  async ({ page }) => {
    await setWidth(page, 360);
    await login(page, MEMBER.email);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const headers = { authorization: `Bearer ${token}` };
    const readJson = async (path: string): Promise<unknown> => (await page.request.get(path, { headers })).json();
    const readLast = async () => ((await readJson('/api/jobs/jobsAppliedByUser?limit=1')) as { city: string; cv: string }[])[0];
    const last = await readLast();
    const readCv = async (cv = '') => (await page.request.get(cv, { headers })).body();
    const lastCv = await readCv(last?.cv);
    const jobs = (await readJson('/api/jobs/allJobs')) as WireJob[];
    const job = jobs.findLast(({ userId, appliedBy }) => userId !== MEMBER.id && appliedBy.every((id) => id === '*'))?._id ?? '';
    // Ends the requests of the page before its session.
    await page.goto('about:blank');
    await page.context().setStorageState({ cookies: [], origins: [] });

    await page.goto(`/exploreJobs?job=${job}`);
    await waitForHydration(page);
    await main(page).getByRole('link', { name: 'Login to apply' }).tap();
    const before = (await readOutbox(page)).find(({ to }) => to.includes(MEMBER.email))?.id;
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill(MEMBER.email);
    await page.keyboard.press('Enter');
    await main(page)
      .getByRole('textbox', { name: 'One-time passcode' })
      .fill(await readCode(page, MEMBER.email, before));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/applyJob/${job}`);
    const form = main(page).getByRole('form', { name: 'Form Details' });
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue(last?.city ?? '');
    await expect(form.getByText(/^Your city and the answers below are from your application of /)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);

    await form.getByRole('button', { name: /^Use the CV that I sent on / }).tap();
    const cvField = form.getByLabel(/^CV/);
    await expect(cvField).toBeFocused();
    expect(await cvField.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('cv.pdf');
    await form.getByRole('button', { name: 'Submit' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept & Proceed' }).tap();
    await page.waitForURL('**/dashboard/jobs');

    const sent = await readLast();
    expect(sent?.cv).not.toBe(last?.cv);
    expect((await readCv(sent?.cv)).equals(lastCv)).toBe(true);
    // The demo content stays as other tests expect it.
    expect((await page.request.delete(`/api/jobs/applyJob/${job}`, { headers })).ok()).toBe(true);
  },
);
