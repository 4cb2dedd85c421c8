import type { Page } from '@playwright/test';
import { eventIds, words } from '../support/standIn/data/content.ts';
import { jobIds, openTitles } from '../support/standIn/data/jobs.ts';
import { PASSCODE, admin, type Person } from '../support/standIn/data/people.ts';
import { startStandIn, type Mode, type StandIn } from '../support/standIn/standIn.ts';
import { expect, test } from './fixtures.ts';
import { footer, header, main, ready } from './pageParts.ts';

/** Pages of every role before a stand-in in trouble: what they say, what they keep, and that they recover by themselves. */

/** Milliseconds of an answer in the mode `slow`, so that a walk over all pages does not take minutes. */
const SLOW_MS = 2_500;

let standIn: StandIn;
let origin: string;

test.beforeEach(async ({ ownSite, noise }) => {
  noise.allow(/Failed to load resource/);
  standIn = await startStandIn({ slowMs: SLOW_MS });
  const env = { CMS_ORIGIN: standIn.origin, JOBS_ORIGIN: standIn.origin, PROVIDER_FRESH_SECONDS: '0' };
  ({ origin } = await ownSite(env));
});
test.afterEach(() => standIn.close());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${origin}${address}`);
  await ready(page);
}

async function login(page: Page, { email }: Person): Promise<void> {
  await open(page, '/Login');
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await main(page).getByRole('textbox', { name: 'One-time passcode' }).fill(PASSCODE);
  await main(page).getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/dashboard\/profile/i);
}

const says = (page: Page, text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible({ timeout: 30_000 });

/** An unknown event and certification cannot be told from one that is refused (EVT-04, CERT-09). */
const missing: Readonly<Record<Exclude<Mode, 'up' | 'slow'>, { event: RegExp; videos?: string }>> = {
  down: { event: /The event could not be loaded/, videos: 'Network error' },
  html500: { event: /The event could not be loaded/, videos: 'Invalid response format' },
  refuses: { event: /Error code: 404/ },
};

const publicPages: [address: string, sentences: string[]][] = [
  ['/', ['The certifications could not be loaded.', 'The events could not be loaded.']],
  ['/special-programs/pm-footprints', ['could not be loaded.']],
  ['/About-us', ['could not be loaded.']],
  ['/volunteering', ['The volunteers could not be loaded.']],
  ['/exploreJobs', ['Failed to fetch jobs']],
  ['/exploreJobs?keyword=coach', ['Failed to search jobs']],
];

/** Pages of members, moderators included, with the documents' sentences for their calls (ERR-01). */
const memberPages: [address: string, sentence: string][] = [
  ['/dashboard/jobs?tab=applied', 'Failed to fetch applied jobs'],
  ['/dashboard/jobs?tab=created', 'Failed to fetch created jobs'],
  ['/dashboard/jobs?tab=pending', 'Failed to fetch jobs'],
  [`/editJob/${jobIds.sentBack}`, 'Failed to load job details'],
  [`/applicants/${jobIds.delivery}`, 'Could not get Applicants'],
];

for (const mode of ['down', 'html500', 'refuses'] as const) {
  test(`[ERR-01] [ERR-02] [HDR-04] [HOME-08] ${mode}: pages say the documents' sentences, keep what they had and recover by themselves`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const saysNothingElse = () => expect(main(page).getByText(/cannot be reached|critical error|undefined/)).toHaveCount(0);

    await test.step('pages of visitors that were never read before', async () => {
      standIn.setMode(mode);
      for (const [address, sentences] of publicPages) {
        await open(page, address);
        for (const sentence of sentences) await says(page, sentence);
        await saysNothingElse();
        // Menus do not wait for the retries.
        await expect(footer(page).getByText('Please reload page').first()).toBeVisible();
        await expect(footer(page).getByText('Loading Menus...')).toHaveCount(0);
      }
      await open(page, `/special-programs/pm-footprints/${eventIds.active}`);
      await says(page, missing[mode].event);
    });

    await test.step('they recover by themselves', async () => {
      await open(page, '/');
      await says(page, 'The events could not be loaded.');
      standIn.setMode('up');
      await says(page, words.activeEvent);
      await says(page, words.statistic);
      await expect(footer(page).getByRole('link', { name: 'PMP® Certfication Training' })).toBeVisible();
    });

    await test.step('what was read stays', async () => {
      await open(page, '/exploreJobs');
      await says(page, openTitles[0] ?? '');
      standIn.setMode(mode);
      for (const [address, text] of [
        ['/', words.activeEvent],
        ['/exploreJobs', openTitles[0] ?? ''],
      ] as const) {
        await open(page, address);
        await says(page, text);
        await expect(page.getByText(/^Shown as it was at/)).toBeVisible();
        await expect(footer(page).getByRole('link', { name: 'PMP® Certfication Training' })).toBeVisible();
      }
      standIn.setMode('up');
      await expect(page.getByText(/^Shown as it was at/)).toHaveCount(0, { timeout: 30_000 });
    });

    await login(page, admin);
    standIn.setMode(mode);
    if (mode === 'refuses') {
      // `success: false` of the session's check ends the session (AUTH-09).
      await open(page, '/dashboard/jobs?tab=created');
      await says(page, 'Access Restricted');
      return;
    }
    await test.step('pages of members, employers and moderators', async () => {
      for (const [address, sentence] of memberPages) {
        await open(page, address);
        await says(page, sentence);
        await saysNothingElse();
      }
      await open(page, '/dashboard/videos');
      await says(page, missing[mode].videos ?? '');
    });

    await test.step('they recover by themselves, the member still logged in', async () => {
      await open(page, '/dashboard/jobs?tab=created');
      await says(page, 'Failed to fetch created jobs');
      standIn.setMode('up');
      await says(page, 'Transformation Lead');
      await expect(header(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    });
  });
}

test('[HOME-08] [JOBS-02] slow: every page comes, in each role, and shows what arrives', async ({ page }) => {
  test.setTimeout(240_000);
  await login(page, admin);
  standIn.setMode('slow');
  for (const [address, text] of [
    ['/', words.activeEvent],
    ['/exploreJobs', openTitles[0] ?? ''],
    [`/special-programs/pm-footprints/${eventIds.active}`, words.activeEvent],
    ['/volunteering', words.volunteer],
    ['/dashboard/videos', words.video],
    ['/dashboard/jobs?tab=created', 'Transformation Lead'],
    ['/dashboard/jobs?tab=pending', 'PMO Head (waiting)'],
    [`/applicants/${jobIds.delivery}`, 'Ravi Shetty'],
  ] as const) {
    await open(page, address);
    await says(page, text);
    await expect(main(page).getByText(/could not be loaded|Failed to/)).toHaveCount(0);
  }
});

test('[HOME-06] 400 active events: the home page is short, without scripts as well, and all of them can be shown', async ({
  page,
  plainPage,
  ownSite,
}) => {
  const many = await startStandIn({ events: 400 });
  try {
    const site = await ownSite({ CMS_ORIGIN: many.origin, JOBS_ORIGIN: many.origin });
    for (const [width, limit] of [
      [360, 9_000],
      [1440, 6_500],
    ] as const) {
      for (const shown of [page, plainPage]) {
        await shown.setViewportSize({ width, height: 800 });
        await shown.goto(site.origin);
        await expect(main(shown).getByText(words.activeEvent)).toBeVisible();
        const height = await shown.evaluate(() => document.documentElement.scrollHeight);
        test.info().annotations.push({ type: 'height', description: `${width} px: ${height}` });
        expect(height).toBeLessThan(limit);
      }
    }
    await main(plainPage).getByRole('link', { name: 'All events' }).click();
    await expect(main(plainPage).getByRole('link', { name: 'Evening 398' })).toBeVisible();
  } finally {
    await many.close();
  }
});
