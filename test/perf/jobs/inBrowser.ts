/**
 * `npm run build`, then `node test/perf/jobs/inBrowser.ts [runs]` measures pages in a browser on two sites: one with 50 jobs and 50
 * applicants, and one with 50,000 jobs and 2,000 applicants. Measures the first three jobs, typing and searching words, `Load More` twenty
 * times, and each filter of the applicants. The sites are measured alternately, so that other load affects both equally. Prints medians
 * and ratios.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';
import { listInlineScriptHashes } from '../../../server/site/build.ts';
import { registerSite } from '../../../server/site/register.ts';
import { launchOptions } from '../../support/e2e/browser.ts';
import { waitForHydration } from '../../support/e2e/hydration.ts';
import { createClient } from '../../support/server/start.ts';
import { fillBoardWithApplicants } from './fillBoardWithApplicants.ts';

const SIZES = [
  { jobs: 50, applicants: 50 },
  { jobs: 50_000, applicants: 2_000 },
] as const;
const repetitions = Number(process.argv[2] ?? 5);

/** Values of the applicant filters. Each matches some applicants on both sites. */
const FILTERS: Record<string, string> = {
  Name: 'Person 1',
  Email: 'p3',
  'Year Of Exp.': '7',
  'Employee Type': 'Intern',
  'Expected CTC': '1000010',
  'Current CTC': '999990',
  Stage: 'Received',
};

interface ServedSite {
  /** Number of jobs on its board. */
  jobs: number;
  origin: string;
  token: string;
  applicantsPath: string;
  stop: () => Promise<void>;
}

async function serveSite({ jobs, applicants }: (typeof SIZES)[number]): Promise<ServedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chapter-browser-'));
  let filledBoard = { ids: [''], ownerEmail: '' };
  const app = await buildApp(readSettings({ PORT: '0', DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'silent' }), {
    site: async (server, deps) => {
      filledBoard = await fillBoardWithApplicants(deps, [applicants], jobs);
      await registerSite(server, deps);
    },
    inlineScriptHashes: listInlineScriptHashes(),
    maxLoopDelayMs: 0,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    jobs,
    origin,
    token: await createClient(origin).login(filledBoard.ownerEmail),
    applicantsPath: `/applicants/${filledBoard.ids[0] ?? ''}`,
    stop: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a task and returns how many milliseconds it took. */
async function timeTask(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Measures actions on the job board, and adds their milliseconds to `times`. */
async function measureBoard(page: Page, jobCount: number, times: Record<string, number>): Promise<void> {
  const waitForStatus = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  times['the first three jobs'] = await timeTask(async () => {
    await page.goto('/exploreJobs', { waitUntil: 'commit' });
    await waitForStatus(/^Showing 3 of /);
  });
  await waitForHydration(page);
  const loadMore = async (from: number, to: number): Promise<void> => {
    for (let count = from; count <= to; count += 3) {
      await page.getByRole('link', { name: 'Load More' }).click();
      await waitForStatus(new RegExp(`^Showing ${count} of `));
    }
  };
  // Afterwards 48 of 50 jobs are shown, so the next press would add fewer than three.
  times['Load More, fifteen times'] = await timeTask(() => loadMore(6, 48));
  if (jobCount > 63) times['Load More, five times more'] = await timeTask(() => loadMore(51, 63));
  const keywordField = page.getByRole('search', { name: 'Jobs' }).locator('[name=keyword]');
  times['typing fifteen letters'] = await timeTask(() => keywordField.pressSequentially('project manager'));
  times['searching for them'] = await timeTask(async () => {
    await keywordField.press('Enter');
    await waitForStatus(/ for “project manager”$/);
  });
}

/** Measures the filters of a job's applicants, and adds their milliseconds to `times`. */
async function measureApplicants(page: Page, { token, applicantsPath }: ServedSite, times: Record<string, number>): Promise<void> {
  await page.goto('/Login');
  await page.evaluate((authToken) => localStorage.setItem('authToken', authToken), token);
  await page.goto('/dashboard/profile');
  await page.waitForFunction(() => localStorage.getItem('user-storage')?.includes('example.org'));
  for (const [label, value] of Object.entries(FILTERS)) {
    await page.goto(applicantsPath);
    const field = page.getByRole('form', { name: 'Filter applicants' }).getByLabel(label);
    await (label === 'Stage' || label === 'Employee Type' ? field.selectOption(value) : field.fill(value));
    times[`filter of the applicants: ${label}`] = await timeTask(async () => {
      const responsePromise = page.waitForResponse((response) => response.url().includes('/api/applicants/search/'));
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await (await responsePromise).finished();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    });
  }
}

/** Returns the milliseconds of each action on a site, by its name. */
async function measure(browser: Browser, site: ServedSite): Promise<Record<string, number>> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
  const times: Record<string, number> = {};
  const page = await context.newPage();
  await measureBoard(page, site.jobs, times);
  await measureApplicants(page, site, times);
  await context.close();
  return times;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

console.log('Filling the boards …');
const sites: ServedSite[] = [];
const browser = await chromium.launch(launchOptions());
try {
  for (const size of SIZES) sites.push(await serveSite(size));
  const runsBySite = sites.map((): Record<string, number>[] => []);
  for (let run = 0; run <= repetitions; run += 1) {
    for (const [index, site] of sites.entries()) {
      // Lets cached pages expire.
      await setTimeout(1_000);
      const times = await measure(browser, site);
      // The first run is a warm-up.
      if (run > 0) runsBySite[index]?.push(times);
    }
  }
  const rows = Object.keys(runsBySite.at(-1)?.[0] ?? {}).map((name) => {
    const [small = Number.NaN, large = Number.NaN] = runsBySite.map((runs) => median(runs.map((times) => times[name] ?? Number.NaN)));
    return { action: name, 'few (ms)': small.toFixed(0), 'many (ms)': large.toFixed(0), ratio: (large / small).toFixed(2) };
  });
  console.log(`Median of ${repetitions} runs: few is 50 jobs and 50 applicants, many is 50,000 jobs and 2,000 applicants.`);
  console.table(rows);
} finally {
  await browser.close();
  for (const { stop } of sites) await stop();
}
