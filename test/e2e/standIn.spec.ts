import type { Page } from '@playwright/test';
import { eventIds, videoIds, texts } from '../support/standIn/data/content.ts';
import { jobIds } from '../support/standIn/data/jobs.ts';
import { PASSCODE, admin, employer, member, type Person } from '../support/standIn/data/people.ts';
import { startStandIn, type StandIn } from '../support/standIn/standIn.ts';
import { expect, test } from './fixtures.ts';
import { acceptTerms, chooseCv, fillApplication, fillNewJob } from './jobForms.ts';
import { footer, header, jobList, main, menuOf, menuOpener, expectReady } from './pageParts.ts';

/** Tests the specified pages and journeys with a stand-in for a provider (test/support/standIn). It has only the documented calls. */

let standIn: StandIn;
/** Origin of the site that uses the stand-in. */
let origin: string;

test.beforeEach(async ({ ownSite, noise }) => {
  // A picture of the content system is missing on purpose.
  noise.allow(/wp-content\/.*gone/);
  standIn = await startStandIn();
  ({ origin } = await ownSite({ CMS_ORIGIN: standIn.origin, JOBS_ORIGIN: standIn.origin }));
});
test.afterEach(async () => {
  // No journey may send the provider anything undocumented.
  const undocumentedParts = standIn.requests.flatMap(({ method, path, undocumented }) =>
    undocumented.map((part) => `${method} ${path}: ${part}`),
  );
  await standIn.close();
  expect(undocumentedParts).toEqual([]);
});

const detail = (page: Page) => main(page).getByRole('article');
const cards = (page: Page) => main(page).getByRole('listitem');
const toast = (page: Page, text: string) => page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text }).first();
const expectTitle = (page: Page, text: string | RegExp) => expect(main(page).getByRole('heading', { level: 1, name: text })).toBeVisible();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await expectReady(page);
}

/** Logs in through the pages, and ends on the profile. */
async function login(page: Page, { email }: Person): Promise<void> {
  await open(page, '/Login');
  await main(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main(page).getByRole('button', { name: 'Request passcode' }).click();
  await main(page).getByRole('textbox', { name: 'One-time passcode' }).fill(PASSCODE);
  await Promise.all([expect(toast(page, 'Login Successful!')).toBeVisible(), main(page).getByRole('button', { name: 'Log In' }).click()]);
  await page.waitForURL(/\/dashboard\/profile/i);
}

/** Runs an action and expects a toast. */
async function expectToast(page: Page, text: string, action: () => Promise<void>): Promise<void> {
  await Promise.all([expect(toast(page, text)).toBeVisible(), action()]);
}

/** Opens a tab of My Jobs and a job in it. */
async function openMyJob(page: Page, tab: string, jobTitle: string): Promise<void> {
  await open(page, `/dashboard/jobs?tab=${tab}`);
  const matchingCards = cards(page).filter({ hasText: jobTitle });
  const loadMoreButton = main(page).getByText('Load More');
  // The job may be further down in the list.
  while (!(await matchingCards.or(loadMoreButton).first().innerText()).includes(jobTitle) && (await matchingCards.count()) === 0) {
    const shownCards = await cards(page).count();
    await loadMoreButton.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shownCards);
  }
  await matchingCards.getByRole('link', { name: jobTitle }).first().click();
  await expect(detail(page).getByRole('heading', { name: jobTitle })).toBeVisible();
}

test('[HOME-01] [SPP-03] [EVT-01] [CERT-03] [ABOUT-02] [VOL-02] [JOBS-07] a visitor reads the pages and is asked to log in', async ({
  page,
}) => {
  await open(page, '/');
  await expect(main(page).getByText(texts.slide).first()).toBeVisible();
  await expect(main(page).getByText(texts.statistic)).toBeVisible();
  await expect(main(page).getByText(texts.activeEvent)).toBeVisible();
  // The stand-in is an http: host, so its pictures are served through the site.
  const pictures = main(page).locator('img');
  await expect
    .poll(() => pictures.evaluateAll((elements) => elements.filter((item) => (item as HTMLImageElement).naturalWidth > 0).length))
    .toBeGreaterThan(1);
  await expect(main(page).locator(`img[src*="${standIn.origin}"]`)).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: 'PMP® Certfication Training' })).toBeVisible();

  await menuOpener(page, 'Trainings').click();
  await menuOf(page, 'Trainings').getByRole('link', { name: 'PMP® Certfication Training' }).click();
  // The heading adds a space after the ® of the content.
  await expectTitle(page, texts.certification.replace('®', '® '));
  await expect(main(page).getByRole('row', { name: /December/ })).toContainText('Register Now');

  await menuOpener(page, 'Special Programs').click();
  await menuOf(page, 'Special Programs').getByRole('link', { name: texts.category }).click();
  await expectTitle(page, texts.category);
  await expect(main(page).getByText(texts.upcomingEvent).first()).toBeVisible();
  await expect(main(page).getByText(texts.pastEvent).first()).toBeVisible();

  await open(page, `/special-programs/pm-footprints/${eventIds.active}`);
  await expectTitle(page, texts.activeEvent);
  await expect(main(page).getByText('Gopal Shenoy').first()).toBeVisible();
  // The map is a picture of the content system's theme.
  const map = main(page).getByRole('img', { name: 'The map' });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((item) => (item as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(main(page).getByText(texts.relatedEvent)).toBeVisible();
  await open(page, '/About-us');
  await expect(main(page).getByRole('heading', { name: texts.director })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: texts.pastPresident })).toBeVisible();
  await open(page, '/volunteering');
  await expect(main(page).getByText(texts.volunteer)).toBeVisible();

  await header(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  await expectTitle(page, 'Find your dream PM job here');
  await expect(jobList(page).getByRole('listitem')).toHaveCount(3);
  await jobList(page).getByText('Load More').click();
  await expect.poll(() => jobList(page).getByRole('listitem').count()).toBeGreaterThan(3);
  await main(page).getByPlaceholder('Job title, skills').fill('coach');
  await main(page).getByRole('search').getByRole('button', { name: 'Apply' }).click();
  await expect(detail(page).getByRole('heading', { name: 'Agile Coach' })).toBeVisible();
  await expectToast(page, 'You need to login to apply to this job', () => detail(page).getByText('Login to apply').click());
  await expect(page).toHaveURL(/\/Login/);
});

test('[AUTH-06] [DASH-03] [DASH-04] [VID-02] [JOBS-06] [APPLY-03] [MY-04] a member sees profile and videos, and applies for a job', async ({
  page,
  noise,
}) => {
  noise.allow(/player\.vimeo\.com/);
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The player' }));
  await login(page, member);
  await expect(main(page).getByText(member.name).first()).toBeVisible();
  await expect(main(page).getByText('7345120')).toBeVisible();

  await open(page, '/dashboard/videos');
  await main(page).getByRole('link', { name: texts.video }).click();
  await expect(page).toHaveURL(`${origin}/Videos/${videoIds.bridge}`);
  await main(page)
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(main(page).locator('iframe')).toHaveAttribute('src', /\/76979871\?.*h=8272103f6e/);
  await expect(main(page).getByText(texts.otherVideo)).toBeVisible();

  await open(page, '/dashboard/jobs');
  await expect(detail(page).getByRole('button', { name: 'Already applied' })).toBeDisabled();

  await open(page, `/exploreJobs?job=${jobIds.agile}`);
  await expect(detail(page).getByRole('link', { name: 'agile-jobs@example.org' })).toHaveAttribute('href', /^mailto:/);
  await detail(page).getByRole('link', { name: 'Apply Job' }).click();
  await expectTitle(page, 'Apply to Job Form');
  await fillApplication(page);
  await chooseCv(page);
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Your application is on its way.', () => acceptTerms(page));
  await expect(page).toHaveURL(`${origin}/dashboard/jobs`);
  await expect(cards(page).filter({ hasText: 'Agile Coach' })).toBeVisible();
});

test('[DASH-03] [MY-03] [POST-05] [POST-06] [APPL-01] [APPL-02] an employer posts a job, changes one that was sent back, and reads applications', async ({
  page,
}) => {
  await login(page, employer);
  await expect(main(page).getByText('Edwin D’Souza').first()).toBeVisible();
  await expect(main(page).getByText('NIL')).toBeVisible();

  await open(page, '/postJob');
  await expectTitle(page, 'Post a Job Now');
  const form = main(page);
  await fillNewJob(page, 'Ropeway Planner');
  await form.getByRole('button', { name: 'Post Job' }).click();
  await expectToast(page, 'Your job waits to be looked at.', () => acceptTerms(page));
  await expect(page).toHaveURL(`${origin}/dashboard/jobs?tab=created`);

  await openMyJob(page, 'created', 'Planning Intern (sent back)');
  await expect(detail(page).getByText('Please name the stipend.')).toBeVisible();
  await open(page, `/editJob/${jobIds.sentBack}`);
  await expect(form.getByLabel('Job title')).toHaveValue('Planning Intern (sent back)');
  await form.getByLabel('Job title').fill('Planning Intern, paid');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expectToast(page, 'Your changes are with us.', () => acceptTerms(page));

  await openMyJob(page, 'created', 'Delivery Manager, Payments');
  await detail(page).getByRole('link', { name: '2 Members Applied' }).click();
  await expectTitle(page, 'Delivery Manager, Payments');
  await expect(main(page).getByRole('row')).toHaveCount(3);
  await expect(main(page).getByRole('row').filter({ hasText: 'Ravi Shetty' })).toContainText('₹22,00,000');
  await main(page).getByLabel('Name').fill('sunita');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await expect(main(page).getByRole('row')).toHaveCount(2);
});

test('[MOD-01] [MOD-02] [MY-05] a moderator sends a job back, and then publishes it', async ({ page }) => {
  const decideJob = async (label: string, status: string, reason?: string) => {
    await detail(page).getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Are you sure you want to ${status} this job?` });
    // The documented calls have no field for what a reason is about.
    await expect(dialog.getByLabel('What it is about')).toHaveCount(0);
    if (reason !== undefined) await dialog.getByLabel('Give them a reason for your action').fill(reason);
    await expectToast(page, `Done: ${status}.`, () => dialog.getByRole('button', { name: label, exact: true }).click());
  };
  await login(page, admin);
  await openMyJob(page, 'pending', 'PMO Head (waiting)');
  await expect(detail(page).getByRole('button', { name: 'Unpublish' })).toHaveCount(0);
  await decideJob('Send Back', 'sentback', 'Where is the office?');
  await expect(cards(page).filter({ hasText: 'PMO Head (waiting)' }).getByText('sentback')).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Send Back' })).toHaveCount(0);
  await decideJob('Publish', 'published');
  await expect(cards(page).filter({ hasText: 'PMO Head (waiting)' }).getByText('published')).toBeVisible();
  await open(page, `/exploreJobs?job=${jobIds.waiting}`);
  await expect(detail(page).getByRole('heading', { name: 'PMO Head (waiting)' })).toBeVisible();
});
