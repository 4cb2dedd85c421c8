import type { Page } from '@playwright/test';
import { sendJson, startBackendStub } from './backendStub.ts';
import {
  expect,
  expectAccessible,
  expectHydratedInPlace,
  expectNoHorizontalScroll,
  waitForHydration,
  login,
  setWidth,
  test,
} from './fixtures.ts';

interface WireJob {
  _id: string;
  jobTitle: string;
  extLink?: string | null;
}

const list = (page: Page) => page.getByRole('region', { name: /^(Open jobs|Jobs found)$/ });
const cards = (page: Page) => list(page).getByRole('listitem');
const detail = (page: Page) => page.getByRole('main').getByRole('article');
const loadMoreLink = (page: Page) => list(page).getByRole('link', { name: 'Load More' });

/** Returns the first jobs of the board, as the backend sends them. */
async function fetchFirstJobs(page: Page, count: number): Promise<WireJob[]> {
  const result = await page.request.get(`/api/jobs/allJobs?limit=${count}`);
  return (await result.json()) as WireJob[];
}

/** Returns the job at an index of the board, from 0. */
async function fetchJobAt(page: Page, index: number): Promise<WireJob> {
  const job = (await fetchFirstJobs(page, index + 1))[index];
  if (job === undefined) throw new Error(`The board has no job at place ${index}.`);
  return job;
}

async function openBoard(page: Page, path = '/exploreJobs'): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.describe('the board on a desktop', () => {
  test('[JOBS-05] hydrates with the ages of jobs that the server rendered, and shows current ages afterwards', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 40 * 86_400_000);
    await page.goto('/exploreJobs');
    const age = detail(page).getByText(/Reposted .+ ago/);
    const servedAge = await age.textContent();
    await expectHydratedInPlace(page);
    await expect(age).toHaveText(servedAge ?? '');
    await cards(page).nth(1).getByRole('link').click();
    await expect(age).toHaveText(/Reposted [1-9]\d* months? ago/);
  });

  test(
    '[JOBS-02] loads three more jobs at a time in a panel of at most 770 px that the keyboard can scroll',
    { tag: '@core' },
    async ({ page, requests }) => {
      await openBoard(page);
      for (const count of [6, 9, 12]) {
        await loadMoreLink(page).click();
        await expect(cards(page)).toHaveCount(count);
        await expect(
          cards(page)
            .nth(count - 3)
            .getByRole('link'),
        ).toBeFocused();
      }
      await expect(page.getByText(/^Showing 12 of \d+ open jobs$/)).toBeVisible();
      // Six jobs came with the page; six more were requested once.
      expect(requests.backendCalls()).toEqual([expect.stringMatching(/^GET \/api\/jobs\/allJobs\?limit=6&cursor=/)]);
      const panel = await list(page).boundingBox();
      expect(panel?.height).toBeLessThanOrEqual(770);
      await cards(page).first().getByRole('link').focus();
      await page.keyboard.press('End');
      await expect(loadMoreLink(page)).toBeInViewport();
    },
  );

  test('[JOBS-02] accepts a press on Load More before the list is hydrated', async ({ page }) => {
    await page.addInitScript(() => {
      // Delays React's tasks once the shell has hydrated, so that the click reaches the list before it hydrates.
      const heldMessages: (() => void)[] = [];
      let isHolding = false;
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function post(this: MessagePort, ...message: unknown[]) {
        const send = () => Reflect.apply(postMessage, this, message);
        if (isHolding) heldMessages.push(send);
        else send();
      };
      document.addEventListener('app:hydrated', () => {
        isHolding = true;
        document.documentElement.dataset.tasksHeld = '';
      });
      document.addEventListener('click', () => {
        isHolding = false;
        for (const send of heldMessages.splice(0)) send();
      });
    });
    await page.goto('/exploreJobs?show=6');
    await expect(page.locator('html')).toHaveAttribute('data-tasks-held');
    await loadMoreLink(page).click();
    await expect(cards(page)).toHaveCount(9);
    await expect(page).toHaveURL('/exploreJobs?show=9');
  });

  test(
    '[D-7] restores the jobs shown, the chosen job and the scroll position on Back, and the chosen job on Forward',
    { tag: '@core' },
    async ({ page }) => {
      const [secondJob, fifthJob] = [await fetchJobAt(page, 1), await fetchJobAt(page, 4)];
      await openBoard(page);
      await loadMoreLink(page).click();
      await expect(cards(page)).toHaveCount(6);
      // Scrolls until both jobs are in view, so that a click on them does not scroll.
      await page.evaluate(() => window.scrollTo(0, 240));

      await list(page).getByRole('link', { name: secondJob.jobTitle }).click();
      await expect(detail(page).getByRole('heading', { level: 2, name: secondJob.jobTitle })).toBeVisible();
      expect(await page.evaluate(() => window.scrollY), 'choosing a job scrolls nothing').toBe(240);
      await list(page).getByRole('link', { name: fifthJob.jobTitle }).click();
      await expect(detail(page).getByRole('heading', { level: 2, name: fifthJob.jobTitle })).toBeVisible();

      await page.goBack();
      await expect(detail(page).getByRole('heading', { level: 2, name: secondJob.jobTitle })).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
      await page.goForward();
      await expect(page).toHaveURL(`/exploreJobs?job=${fifthJob._id}&show=6`);
      await expect(detail(page).getByRole('heading', { level: 2, name: fifthJob.jobTitle })).toBeVisible();
    },
  );

  test('[JOBS-03] shows the jobs of a shared URL as the server rendered them, without a further request', async ({ page, requests }) => {
    const seventhJob = await fetchJobAt(page, 6);
    await page.goto(`/exploreJobs?job=${seventhJob._id}&show=9`);
    await expectHydratedInPlace(page);
    await expect(cards(page)).toHaveCount(9);
    await expect(detail(page).getByRole('heading', { level: 2, name: seventhJob.jobTitle })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${seventhJob.jobTitle.replace(/[^\w ]/g, '.')}`));
    await expect(list(page).getByRole('link', { name: seventhJob.jobTitle })).toBeInViewport();
    expect(requests.backendCalls()).toEqual([]);
  });

  test('[JOBS-03] searches by words and place, and Back returns to all jobs', { tag: '@core' }, async ({ page }) => {
    await openBoard(page);
    const countText = (await page.getByText(/^Showing 3 of \d+ open jobs$/).textContent()) ?? '';
    await page.getByPlaceholder('Job title, skills').fill('scrum');
    await page.getByPlaceholder('City or remote').fill('remote');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/exploreJobs?keyword=scrum&location=remote');
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
    await expect(page.getByText(/^Showing .*jobs? for “scrum”, remote$/)).toBeVisible();
    await expect(page.getByRole('search').locator('label').first(), 'the label stays over what is typed').toBeVisible();
    await page.goBack();
    await expect(page.getByText(countText)).toBeVisible();
    await expect(page.getByPlaceholder('Job title, skills')).toHaveValue('');
  });

  test('[JOBS-02] [JOBS-03] [NAV-05] says accessibly that a search was corrected or found nothing, and offers to clear it', async ({
    page,
  }) => {
    await openBoard(page, '/exploreJobs?keyword=scrm+master');
    await expect(list(page).getByRole('link', { name: 'Search for exactly “scrm master”' })).toBeVisible();
    await expectAccessible(page);
    await openBoard(page, '/exploreJobs?keyword=qqqqzzzz');
    await expect(page.getByText('No Jobs to explore')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('[JOBS-04] says that a job is gone, keeps the list, and is not indexed', { tag: '@core' }, async ({ page, noise }) => {
    noise.allow(/404/);
    const result = await page.goto('/exploreJobs?job=ffffffffffffffffffffffff');
    expect(result?.status()).toBe(404);
    await expectHydratedInPlace(page);
    await expect(page.getByText('This job is no longer on the board')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    // ERR-01: the backend's own message, as a toast.
    await expect(page.getByText('This job does not exist')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
  });

  test('[D-35] [ERR-01] shows a job awaiting review to an admin, without the message that it does not exist', async ({ page, noise }) => {
    noise.allow(/404/);
    await login(page, 'admin@example.org');
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const result = await page.request.get('/api/jobs/jobByStatus?status=unpublished', { headers: { authorization: `Bearer ${token}` } });
    const [unpublishedJob] = (await result.json()) as WireJob[];
    if (unpublishedJob === undefined) throw new Error('No job is awaiting review.');
    const response = await page.goto(`/exploreJobs?job=${unpublishedJob._id}`);
    expect(response?.status()).toBe(404);
    await expect(detail(page).getByRole('heading', { level: 2, name: unpublishedJob.jobTitle })).toBeVisible();
    await expect(page.getByText('This job is no longer on the board')).toHaveCount(0);
    await expect(page.getByText('This job does not exist')).toHaveCount(0);
    await page.goto('/exploreJobs?job=ffffffffffffffffffffffff');
    await expect(page.getByText('This job does not exist')).toHaveCount(1);
    await expect(page.getByText('This job is no longer on the board')).toBeVisible();
  });

  test('[JOBS-02] [AUTH-09] keeps the server’s rendering while its data is fetched again for a member', async ({ page }) => {
    await login(page, 'member@example.org');
    const { promise: responseReleased, resolve: releaseResponse } = Promise.withResolvers<void>();
    await page.route(/\/api\/jobs\/allJobs/, async (route) => {
      await responseReleased;
      await route.continue();
    });
    const requestPromise = page.waitForRequest(/\/api\/jobs\/allJobs/);
    await page.goto('/exploreJobs', { waitUntil: 'commit' });
    const servedCard = await cards(page).first().elementHandle();
    await requestPromise;
    await expect(cards(page)).toHaveCount(3);
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeVisible();
    releaseResponse();
    await expect(page.getByText('Signed in as')).toBeVisible();
    expect(await servedCard?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('[JOBS-02] marks the shown job in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openBoard(page);
    await expect(cards(page).first().getByRole('link')).toHaveCSS('outline-style', 'solid');
    await expect(cards(page).nth(1).getByRole('link')).toHaveCSS('outline-style', 'none');
  });
});

test('[JOBS-06] masked contact data is on one line', async ({ page }) => {
  const getLinkLength = ({ extLink }: WireJob): number => extLink?.length ?? 0;
  const [jobWithLongestLink] = (await fetchFirstJobs(page, 30)).toSorted((a, b) => getLinkLength(b) - getLinkLength(a));
  await setWidth(page, 320);
  await openBoard(page, `/exploreJobs?job=${jobWithLongestLink?._id}`);
  for (const label of ['Contact e-mail', 'External link']) {
    const value = detail(page).getByText(label).locator('xpath=following-sibling::dd');
    await expect(value).toHaveText(/\*{3}/);
    const height = await value.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles);
    });
    expect(height, label).toBeLessThan(8);
  }
});

test('[JOBS-02] the board has three jobs in the first screen of phones, tablets and desktops', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/exploreJobs');
    const thirdCardBox = await cards(page).nth(2).boundingBox();
    expect((thirdCardBox?.y ?? Infinity) + (thirdCardBox?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height);
  }
});

test.describe('the board for a member', () => {
  test('[JOBS-06] [JOBS-07] shows full contact data and how to apply', { tag: '@core' }, async ({ page }) => {
    await openBoard(page);
    await expect(detail(page).getByText('Contact e-mail').locator('xpath=following-sibling::dd')).toHaveText(/^.{4}\*+.{4}$/);
    await login(page, 'member@example.org');
    await openBoard(page);
    await expect(detail(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(detail(page).getByText(/^(Apply Job|Already applied)$/)).toBeVisible();
    await expect(page.getByText('Login to be able to apply to jobs')).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe('the board on a phone', () => {
  test.beforeEach(({ page }) => setWidth(page, 'phone'));

  test(
    '[JOBS-02] [D-7] opens a job as its own view, and All jobs and the browser’s Back return to the same place in the list',
    { tag: '@core' },
    async ({ page }) => {
      const thirdJob = await fetchJobAt(page, 2);
      // The window is too low to show the third card without scrolling.
      await page.setViewportSize({ width: 360, height: 560 });
      await openBoard(page);
      await expect(detail(page)).toBeHidden();
      const card = list(page).getByRole('link', { name: thirdJob.jobTitle });
      await card.scrollIntoViewIfNeeded();
      const scrollYBefore = await page.evaluate(() => window.scrollY);
      expect(scrollYBefore).toBeGreaterThan(0);

      await card.click();
      const heading = detail(page).getByRole('heading', { level: 2, name: thirdJob.jobTitle });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await expect(list(page)).toBeHidden();
      await expect(detail(page).getByRole('link', { name: 'Login to apply' })).toBeInViewport();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);

      for (const goBack of [() => page.getByRole('link', { name: 'All jobs' }).click(), () => page.goBack()]) {
        await goBack();
        await expect(page).toHaveURL('/exploreJobs');
        await expect(detail(page)).toBeHidden();
        await expect(card).toBeFocused();
        await expect(card).toBeInViewport();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollYBefore);
        await card.click();
        await expect(heading).toBeFocused();
      }
    },
  );

  test('[JOBS-02] has a list that scrolls with the page, and focuses the first new job after Load More', async ({ page }) => {
    await openBoard(page);
    for (const count of [6, 9]) {
      await loadMoreLink(page).click();
      await expect(cards(page)).toHaveCount(count);
      await expect(
        cards(page)
          .nth(count - 3)
          .getByRole('link'),
      ).toBeFocused();
      await expect(page.getByText(new RegExp(`^Showing ${count} of \\d+ open jobs$`))).toHaveRole('status');
    }
    const innerScrollerCount = await list(page).evaluate(
      (panel) => [panel, ...panel.children].filter((part) => part.scrollHeight > part.clientHeight + 1).length,
    );
    expect(innerScrollerCount, 'nothing scrolls inside the page').toBe(0);
  });

  test('[JOBS-03] has a link from a shared job to the list', async ({ page }) => {
    const secondJob = await fetchJobAt(page, 1);
    await openBoard(page, `/exploreJobs?job=${secondJob._id}`);
    await expect(detail(page).getByRole('heading', { level: 2, name: secondJob.jobTitle })).toBeVisible();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(page).toHaveURL('/exploreJobs');
    await expect(cards(page)).toHaveCount(3);
  });
});

test.describe('the board without scripts', () => {
  test('[JOBS-01] [JOBS-02] [JOBS-03] searches, loads more and opens jobs', async ({ plainPage: page }) => {
    await page.goto('/exploreJobs');
    await expect(cards(page)).toHaveCount(3);
    await expect(detail(page)).toBeVisible();
    await loadMoreLink(page).click();
    await expect(page).toHaveURL('/exploreJobs?show=6');
    await expect(cards(page)).toHaveCount(6);
    const title = (await cards(page).nth(4).getByRole('heading').textContent()) ?? '';
    await cards(page).nth(4).getByRole('link').click();
    await expect(detail(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.getByPlaceholder('City or remote').fill('remote');
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/location=remote/);
    await expect(page.getByRole('heading', { name: 'Jobs found' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('[JOBS-02] sorts the jobs', async ({ plainPage: page }) => {
    await page.goto('/exploreJobs');
    await list(page).getByRole('combobox', { name: 'Sort' }).selectOption('pay');
    await list(page).getByRole('button', { name: 'Sort' }).click();
    await expect(list(page).getByText(/^Showing 3 of \d+ open jobs, highest pay first$/)).toBeVisible();
  });

  test('[JOBS-08] [NF-01] [HOME-02] offers nothing that only works with scripts, and neither do other pages', async ({
    plainPage: page,
  }) => {
    await page.goto('/exploreJobs');
    await expect(detail(page).getByRole('link', { name: 'Login to apply' })).toBeVisible();
    for (const name of ['Share this job', 'Download JD', 'Switch between light and dark colours'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.goto('/nowhere');
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back' })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
  });

  test('[JOBS-08] downloads a job description under the same name as with scripts', async ({
    plainPage: page,
    page: pageWithScripts,
    ownSite,
  }) => {
    const stub = await startBackendStub((request, response) => {
      if (request.url?.startsWith('/api/files/')) {
        response.writeHead(200, {
          'content-type': 'application/msword',
          'content-disposition': 'attachment; filename="job_description.doc"',
        });
        response.end('words');
        return;
      }
      sendJson(response, [{ _id: 'a1', jobTitle: 'Programme manager', status: 'published', jobDescription: '/api/files/a2' }]);
    });
    const site = await ownSite({ JOBS_ORIGIN: stub.origin, JOBS_EXTENSIONS: 'files' });
    for (const currentPage of [page, pageWithScripts]) {
      await currentPage.goto(`${site.origin}/exploreJobs`);
      if (currentPage === pageWithScripts) await waitForHydration(currentPage);
      const downloadPromise = currentPage.waitForEvent('download');
      await detail(currentPage).getByRole('link', { name: 'Download JD' }).click();
      expect((await downloadPromise).suggestedFilename()).toBe('job_description.doc');
    }
    await pageWithScripts.goto('about:blank');
    await stub.stop();
  });
});

test('[JOBS-05] the title of a job is wider than 70 % of its panel on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/exploreJobs?job=${(await fetchFirstJobs(page, 1))[0]?._id ?? ''}`);
  await waitForHydration(page);
  const article = page.getByRole('main').getByRole('article');
  const [articleBox, titleBox] = [await article.boundingBox(), await article.getByRole('heading', { level: 2 }).boundingBox()];
  expect(titleBox?.width ?? 0).toBeGreaterThan((articleBox?.width ?? 0) * 0.7);
});

test('[JOBS-02] the accessible name of a job in the list contains every text of its card', async ({ page }) => {
  await page.goto('/exploreJobs');
  await waitForHydration(page);
  const card = cards(page).first().getByRole('link');
  const texts = await card.evaluate((link) =>
    [...link.querySelectorAll<HTMLElement>('*')]
      .filter((part) => part.children.length === 0 && part.offsetParent !== null)
      .map((part) => part.textContent.trim())
      .filter(Boolean),
  );
  expect(texts.length).toBeGreaterThan(4);
  const snapshot = (await card.ariaSnapshot()).replaceAll(/\s+/g, ' ');
  for (const text of texts) expect(snapshot.split('link ')[1]?.split('":')[0] ?? '').toContain(text);
});
