import type { Page } from '@playwright/test';
import { expect, waitForHydration, setWidth, test } from './fixtures.ts';
import { header, main } from './pageParts.ts';

/** Returns the tag and the label of the focused element. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName}: ${(label ?? '').trim()}`;
  });

/** Presses a key until the element with this description has the focus. */
async function pressUntil(page: Page, key: string, description: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await describeFocus(page)) === description) return;
    await page.keyboard.press(key);
  }
  expect(await describeFocus(page)).toBe(description);
}

/** Records announcements of live regions, once for each change. */
async function recordLiveRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    const lastTexts = new WeakMap<Element, string>();
    const isLive = (element: Element): boolean => {
      const live = element.getAttribute('aria-live');
      return live === null ? ['alert', 'status'].includes(element.getAttribute('role') ?? '') : live !== 'off';
    };
    const regions = () => [...document.querySelectorAll('[role=alert], [role=status], [aria-live]')].filter(isLive);
    const readText = (region: Element): string => {
      const copy = region.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('[aria-hidden=true], [aria-live], [role=alert], [role=status], button')) part.remove();
      return (copy.textContent ?? '').trim();
    };
    const recordAnnouncements = (): void => {
      for (const region of regions()) {
        const text = readText(region);
        if (text !== '' && lastTexts.get(region) !== text) announcements.push(text);
        lastTexts.set(region, text);
      }
    };
    for (const region of regions()) lastTexts.set(region, readText(region));
    new MutationObserver(recordAnnouncements).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { announced: announcements });
  });
}

const readAnnouncements = (page: Page) => page.evaluate(() => (window as unknown as { announced: string[] }).announced);

for (const width of ['phone', 'desktop'] as const) {
  const title = `[AUTH-03] [AUTH-04] [AUTH-05] [AUTH-06] [AUTH-07] [NAV-05] [D-27] login and logout work by keyboard alone (${width})`;
  test(title, { tag: width === 'desktop' ? '@core' : [] }, async ({ page, ownSite, noise }) => {
    // The browser logs the refusal of the wrong passcode.
    noise.allow(/status of 400.*verify-otp/);
    const site = await ownSite();
    await setWidth(page, width);
    await page.goto(`${site.origin}/exploreJobs?job=65f1c0ffee65f1c0ffee1001`);
    await waitForHydration(page);
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await pressUntil(page, 'Tab', 'a: Login to apply');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Login');
    await expect.poll(() => describeFocus(page)).toBe('h1: Member Login');

    await pressUntil(page, 'Tab', 'input: E-mail');
    await page.keyboard.type('suresh@example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/otp');
    // The field has the focus, and its description says where the passcode was sent.
    await expect.poll(() => describeFocus(page)).toBe('input: One-time passcode');
    const codeField = main(page).getByRole('textbox', { name: 'One-time passcode' });
    await expect(codeField).toHaveAccessibleDescription(
      'A one-time passcode was sent to suresh@example.org. Please enter the 6-digit code. It is valid for ten minutes at most; the mail says how long.',
    );
    let code = '';
    await expect(async () => {
      const mails = (await (await page.request.get(`${site.origin}/outbox.json`)).json()) as { text: string }[];
      code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
      expect(code).not.toBe('');
    }).toPass();

    await recordLiveRegions(page);
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    const refusal = 'This passcode is not right. You can try 4 more times.';
    await expect(main(page).getByRole('alert')).toHaveText(refusal);
    // Announced once: no toast repeats it.
    await expect(page.getByText(refusal)).toHaveCount(1);
    expect(await readAnnouncements(page)).toEqual([refusal]);
    await expect.poll(() => describeFocus(page)).toBe('input: One-time passcode');
    await expect(codeField).toHaveValue('');

    // The button is disabled during the request and must keep the focus.
    await pressUntil(page, 'Tab', 'button: RESEND OTP');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await readAnnouncements(page)).slice(1).toSorted())
      .toEqual([
        expect.stringMatching(
          /^No new e-mail was sent: the passcode sent a moment ago is still valid. You can request another one in \d+ seconds\.$/,
        ),
      ]);
    await expect.poll(() => describeFocus(page)).toBe('button: RESEND OTP');
    const countBefore = (await readAnnouncements(page)).length;
    const waitText = main(page).getByText(/You can request another one in \d+ s\./);
    const firstText = await waitText.innerText();
    await expect.poll(() => waitText.innerText()).not.toBe(firstText);
    expect(await readAnnouncements(page)).toHaveLength(countBefore);

    await pressUntil(page, 'Shift+Tab', 'input: One-time passcode');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/applyJob\/65f1c0ffee65f1c0ffee1001$/);
    await expect.poll(() => describeFocus(page)).toMatch(/^h1: /);
    // Waits for the calls of the member, because the server would refuse them after the logout.
    await expect(main(page).getByRole('heading', { name: 'You have already applied to this job' })).toBeVisible();
    await expect.poll(async () => (await readAnnouncements(page)).filter((text) => text === 'Login Successful!')).toHaveLength(1);

    if (width === 'phone') {
      await pressUntil(page, 'Shift+Tab', 'button: Menu');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await pressUntil(page, 'Tab', 'button: Logout');
    } else await pressUntil(page, 'Shift+Tab', 'button: Logout');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => describeFocus(page)).toBe('h1: Member Login');
    await expect(header(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });
}
