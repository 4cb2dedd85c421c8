import type { Page } from '@playwright/test';
import { expect, waitForHydration, login, readCode, readOutbox, setWidth, test } from './fixtures.ts';
import { header, main } from './pageParts.ts';

// Each test that requests codes has its own member, because codes can be used only once and tests run in parallel.
const profileHeading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Requests a code on the login page, waits for the passcode page and returns the mailed code. */
async function requestCode(page: Page, email: string): Promise<string> {
  const mailIdBefore = (await readOutbox(page)).find(({ to }) => to.includes(email))?.id;
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await page.waitForURL('**/otp');
  return readCode(page, email, mailIdBefore);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'One-time passcode' }).fill(code);
  await main(page).getByRole('button', { name: 'Log In' }).click();
}

/** The stored record of Meenakshi Raghavan, as redux-persist writes it. */
const MEENAKSHI = {
  accessToken: 'null',
  email: '"member@example.org"',
  _id: '"65f1c0ffee65f1c0ffee0001"',
  name: '"Meenakshi Raghavan"',
  role: '"member"',
  mobileNumber: '"9840012301"',
  membership_number: '"5204817"',
  profilePicture: 'null',
  _persist: '{"version":0,"rehydrated":true}',
};

test(
  '[AUTH-01] [AUTH-03] [AUTH-06] [AUTH-07] [AUTH-08] [DASH-03] a member logs in with the code from the outbox, and stays logged in after a reload',
  { tag: '@core' },
  async ({ page, ownSite, requests }) => {
    const site = await ownSite();
    await page.goto(`${site.origin}/Login`);
    await waitForHydration(page);
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill('member@example.org');
    await main(page).getByRole('button', { name: 'Request passcode' }).click();
    await page.waitForURL('**/otp');
    await expect(main(page)).toContainText('A one-time passcode was sent to member@example.org. Please enter the 6-digit code.');
    let code: string | undefined;
    await expect(async () => {
      const mails = (await (await page.request.get(`${site.origin}/outbox.json`)).json()) as { to: string; text: string }[];
      code = /\b\d{6}\b/.exec(mails.find(({ to }) => to.includes('member@example.org'))?.text ?? '')?.[0];
      expect(code).toBeDefined();
    }).toPass();
    await enterCode(page, code ?? '');
    await expect(page.getByText('Login Successful!')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/dashboard/profile`);
    await expect(profileHeading(page, 'Meenakshi Raghavan')).toBeVisible();
    await expect(main(page)).toContainText('5204817');
    await expect(main(page)).toContainText('member@example.org');
    await expect
      .poll(() => requests.backendCalls())
      .toEqual([
        'POST /wp-json/custom/v1/send-otp',
        'POST /wp-json/custom/v1/verify-otp',
        'GET /wp-json/custom/v1/user-details',
        'POST /api/user/checkUser',
        'GET /api/pdus',
        'GET /api/reminders',
        'GET /api/eventsOfInterest',
        'GET /api/user/sessions',
      ]);

    const storedItems = await readStorage(page);
    expect(Object.keys(storedItems).toSorted()).toEqual(['authToken', 'user-storage']);
    expect(storedItems.authToken).toMatch(/^[\w-]{20,}$/);
    expect(JSON.parse(storedItems['user-storage'] ?? '')).toEqual(MEENAKSHI);

    await page.reload();
    await expect(profileHeading(page, 'Meenakshi Raghavan')).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(await readStorage(page)).toEqual(storedItems);
    // After a reload, only the session check (AUTH-09) and the sections of the profile make requests.
    await expect
      .poll(() => requests.backendCalls().toSorted())
      .toEqual([
        'GET /api/eventsOfInterest',
        'GET /api/pdus',
        'GET /api/reminders',
        'GET /api/user/sessions',
        'GET /wp-json/custom/v1/user-details',
      ]);
  },
);

test('[HDR-07] logging out makes no request and keeps the menus, and the board then requests its data as a visitor', async ({
  page,
  requests,
}) => {
  await login(page, 'member@example.org');
  await page.goto('/exploreJobs');
  await expect(main(page)).toContainText('Signed in as Meenakshi Raghavan');
  // Waits for the last call that the board makes.
  await expect.poll(() => requests.backendCalls()).toContain('GET /api/savedJobIds');
  await page.waitForLoadState('networkidle');
  const menus = await header(page).getByRole('navigation').first().innerText();
  const callCountBefore = requests.backendCalls().length;
  await page.evaluate(() => {
    const headerTexts: string[] = [];
    Object.assign(window, { seenInHeader: headerTexts });
    new MutationObserver(() => headerTexts.push(document.querySelector('header')?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seenTexts = await page.evaluate(() => (window as unknown as { seenInHeader: string[] }).seenInHeader);
  expect(seenTexts.length).toBeGreaterThan(0);
  expect(seenTexts.filter((text) => text.includes('Loading Menus'))).toEqual([]);
  expect(await header(page).getByRole('navigation').first().innerText()).toBe(menus);
  expect(requests.backendCalls().slice(callCountBefore)).toEqual([]);
  // Data loaded as a member was removed, so the board requests it again as a visitor.
  await page.goBack();
  await expect(main(page)).toContainText('Login to be able to apply to jobs');
  await expect
    .poll(() => requests.backendCalls().slice(callCountBefore).toSorted())
    .toEqual(['GET /api/jobCategories', 'GET /api/jobs/allJobs?limit=6']);
});

test(
  '[AUTH-09] an expired session is signed out on a public page, and the profile is restricted afterwards',
  { tag: '@core' },
  async ({ page, noise }) => {
    // The board may request the saved jobs before the session has been checked.
    noise.allow(/status of 401.*(user-details|savedJobIds)/);
    await login(page, 'member@example.org');
    await expect(profileHeading(page, 'Meenakshi Raghavan')).toBeVisible();
    const expireSession = () => page.evaluate(() => localStorage.setItem('authToken', 'no-such-session'));
    await expireSession();
    await page.goto('/exploreJobs');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(main(page)).toContainText('Login to be able to apply to jobs');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await readStorage(page)).toEqual({});
    await page.goto('/dashboard/profile');
    await expect(main(page).getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  },
);

test(
  '[HDR-06] [HDR-07] [D-10] logging out in one tab logs out in the others, clears local storage, and writes nothing to the server',
  { tag: '@core' },
  async ({ page, context }) => {
    await login(page, 'member@example.org');
    await expect(profileHeading(page, 'Meenakshi Raghavan')).toBeVisible();
    const otherTab = await context.newPage();
    await otherTab.goto('/dashboard/profile');
    await expect(profileHeading(otherTab, 'Meenakshi Raghavan')).toBeVisible();
    // Scrolls to the end in a low window. If the shorter restricted page kept this position, only its footer would be visible.
    await otherTab.setViewportSize({ width: 1440, height: 500 });
    await otherTab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const thirdTab = await context.newPage();
    await thirdTab.goto('/exploreJobs');
    await expect(header(thirdTab).getByRole('button', { name: 'Logout' })).toBeVisible();
    // Member calls must have finished before the token is removed.
    await thirdTab.waitForLoadState('networkidle');

    const writes: string[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url());
    });
    // The toast disappears after four seconds, so the wait starts before the action.
    await Promise.all([
      expect(otherTab.getByRole('status').filter({ hasText: 'You were logged out in another tab.' })).toBeVisible(),
      header(page).getByRole('button', { name: 'Logout' }).click(),
    ]);
    await expect(page).toHaveURL(/\/login$/);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Profile' })).toHaveCount(0);

    for (const tab of [otherTab, thirdTab]) {
      await expect(header(tab).getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(header(tab).getByRole('button', { name: 'Logout' })).toHaveCount(0);
    }
    await expect(main(otherTab).getByRole('heading', { name: 'Access Restricted' })).toBeInViewport({ ratio: 1 });
    expect(writes).toEqual([]);
    await expect.poll(() => readStorage(page)).toEqual({});
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  },
);

test('[D-10] [AUTH-09] a login in one tab logs in the other, too', async ({ page, context }) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard/profile');
  await expect(main(otherTab).getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await page.goto('/Login');
  await waitForHydration(page);
  await enterCode(page, await requestCode(page, 'suresh@example.org'));
  await expect(profileHeading(otherTab, 'Suresh Gowda')).toBeVisible();
  // The other tab has not loaded his mobile number yet.
  await expect(main(otherTab)).toContainText('NIL');
});

test('[DASH-02] [AUTH-07] [D-29] a visitor is asked to sign in, and returns to the page afterwards', { tag: '@core' }, async ({ page }) => {
  await page.goto('/applicants');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
  const restrictedUrl = page.url();
  expect(restrictedUrl).toMatch(/\/applicants\/:id$/);
  for (const [name, target] of [
    ['Home', '/'],
    ['About', '/About-us'],
    ['Contact', '/Contact'],
  ] as const) {
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
  await main(page).getByRole('link', { name: 'Sign In to Continue' }).click();
  await page.waitForURL('**/Login');
  await enterCode(page, await requestCode(page, 'devika@example.org'));
  await expect(page).toHaveURL(restrictedUrl);
  await expect(main(page)).toContainText('Choose one of your jobs');
  await page.goBack();
  await expect(main(page)).toContainText('Choose one of your jobs');
});

test(
  '[AUTH-03] Back from the passcode page, a reload and “Use another address” keep the e-mail address in the form',
  { tag: '@core' },
  async ({ page }) => {
    await page.route('**/send-otp', (route) => route.fulfill({ json: { success: true } }));
    await page.goto('/Login');
    await waitForHydration(page);
    const emailField = main(page).getByRole('textbox', { name: 'E-mail' });
    await emailField.fill('member@example.org');
    await main(page).getByRole('button', { name: 'Request passcode' }).click();
    await page.waitForURL('**/otp');
    await page.goBack();
    await expect(page).toHaveURL(/\/Login$/);
    await expect(emailField).toHaveValue('member@example.org');
    await page.reload();
    await waitForHydration(page);
    await expect(emailField).toHaveValue('member@example.org');
    await page.goForward();
    await main(page).getByRole('link', { name: 'Use another address' }).click();
    await expect(page).toHaveURL(/\/Login$/);
    await expect(emailField).toHaveValue('member@example.org');
  },
);

test('[JOBS-07] [TOAST-01] on a phone a toast doesn’t cover the heading of the login', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.goto('/applyJob/65f1c0ffee65f1c0ffee1002');
  const toast = page.getByText('You need to login to apply to this job');
  await expect(toast).toBeVisible();
  const headingBox = await main(page).getByRole('heading', { level: 1 }).boundingBox();
  const toastBox = await toast.boundingBox();
  expect(toastBox?.y ?? 0).toBeGreaterThan((headingBox?.y ?? 0) + (headingBox?.height ?? 0));
});

test('[TOAST-01] on a phone a toast makes room for the Apply bar of the page that opens under it', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.goto('/exploreJobs?job=65f1c0ffee65f1c0ffee1002');
  await waitForHydration(page);
  await main(page).getByRole('link', { name: 'Login to apply' }).click();
  await expect(page.getByText('You need to login to apply to this job')).toBeVisible();
  await expect(page).toHaveURL(/\/Login$/i);
  // In each frame, because the toast is closed after four seconds.
  await page.evaluate(() => {
    const look = (): void => {
      const toast = [...document.querySelectorAll('[role=status]')].find(({ textContent }) => textContent.includes('You need to login'));
      const bar = [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Login to apply');
      if (toast !== undefined && bar !== undefined) {
        const isCovered = toast.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        document.documentElement.dataset.applyBar = isCovered ? 'covered' : 'clear';
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-apply-bar', 'clear');
});
