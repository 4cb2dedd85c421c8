import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';

interface OutboxMail {
  id: string | number;
  to: string;
  subject: string;
  text: string;
}

/** What can request the outbox: a page, or an object with the fixture `request`. */
type Requester = Pick<Page, 'request'>;

/** Returns the mails that the site has sent, newest first. */
export async function readOutbox(page: Requester): Promise<OutboxMail[]> {
  const response = await page.request.get('/outbox.json');
  expect(response.status()).toBe(200);
  return (await response.json()) as OutboxMail[];
}

/**
 * Waits for a mail to an e-mail address, and returns the code of the newest one.
 * @param after id of the newest mail before the code was requested
 */
export async function readCode(page: Requester, email: string, after?: OutboxMail['id']): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mail = (await readOutbox(page)).find(({ to }) => to.includes(email));
    expect(mail, `a mail to ${email}`).toBeDefined();
    expect(mail?.id).not.toBe(after);
    code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/** Signs in through the login pages, and ends on the profile page. */
export async function loginThroughPages(page: Page, email: string): Promise<void> {
  const before = (await readOutbox(page)).find(({ to }) => to.includes(email))?.id;
  await page.goto('/Login');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox').fill(email);
  await main.locator('button[type="submit"]').click();
  await page.waitForURL('**/otp');
  await main.getByRole('textbox', { name: 'One-time passcode' }).fill(await readCode(page, email, before));
  await main.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/dashboard\/profile/i);
}

/**
 * Gives the page's context the session of a member. Only the first test of a run that needs this member signs in through the pages.
 * The others reuse its session, because a code can be used only once and tests run in parallel.
 * Signing out is local (HDR-07), so the session stays valid for the other tests.
 *
 * @param email the e-mail address of a demo member, for example `member@example.org`
 */
export async function reuseSession(page: Page, email: string): Promise<void> {
  const runDir = process.env.E2E_RUN_DIR;
  if (runDir === undefined) throw new Error('E2E_RUN_DIR is missing: the tests must be run by Playwright with its global setup.');
  const file = path.join(runDir, `${email}.json`);
  if (await claimLogin(path.join(runDir, `${email}.lock`), file)) {
    await loginThroughPages(page, email);
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null && localStorage.getItem('user-storage') !== null);
    await page.context().storageState({ path: `${file}.part` });
    renameSync(`${file}.part`, file);
  } else await page.context().setStorageState(file);
}

/** Gives the page's context the session of a member, and opens `/dashboard/profile`. */
export async function login(page: Page, email: string): Promise<void> {
  await reuseSession(page, email);
  await page.goto('/dashboard/profile');
}

/**
 * Returns whether this worker has to sign in. Only the first worker has to; the others wait for its session. A worker that has waited
 * for 30 s in vain has to sign in as well.
 */
async function claimLogin(lock: string, file: string): Promise<boolean> {
  if (existsSync(file)) return false;
  try {
    mkdirSync(lock);
    return true;
  } catch {
    for (let waited = 0; waited < 30_000 && !existsSync(file); waited += 100) await sleep(100);
    return !existsSync(file);
  }
}
