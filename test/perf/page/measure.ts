/**
 * `npm run perf` prints the sizes and the load times of pages.
 * Options: `--runs 9` loads of each page, `--pages /,/exploreJobs`, `--origin http://127.0.0.1:4000` for a site that is already running,
 * such as an older build.
 */
import { chromium, type Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../../scripts/setup/buildSite.ts';
import { launchOptions } from '../../support/e2e/browser.ts';
import { startSite } from '../../support/e2e/site.ts';
import { measurePaint, type Paint } from './paint.ts';
import { measureDocument, measureSize } from './sizes.ts';
import { median, formatTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: '/,/exploreJobs,/Login,/no-such-page' },
    origin: { type: 'string' },
  },
});
const pages = options.pages.split(',');
const runs = Number(options.runs);

const formatMs = (value: number): string => `${Math.round(value)} ms`;
const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function printSizes(browser: Browser, origin: string): Promise<void> {
  console.log('\nJavaScript of the first load, gzip, everything counted');
  for (const page of ['/', '/exploreJobs']) {
    const { total, files } = await measureSize(browser, origin, page);
    console.log(
      `\n${formatTable([[page, formatKilobytes(total)], ...files.map(({ name, bytes }) => [`  ${name}`, formatKilobytes(bytes)])])}`,
    );
  }
}

async function printDocuments(origin: string): Promise<void> {
  console.log('\nDocuments, as sent from the cache');
  const rows: string[][] = [];
  for (const page of pages) rows.push([page, ...(await measureDocument(origin, page)).map(formatKilobytes)]);
  console.log(formatTable([['page', 'brotli', 'gzip', 'raw'], ...rows]));
}

/**
 * Loads a page with and without its scripts, alternately and `runs` times, so that other load on the machine affects both equally. The order
 * changes with each run. The page is requested once before each load, so that both loads are served from the cache.
 */
async function measurePage(browser: Browser, origin: string, page: string): Promise<string[]> {
  const paints: { usual: Paint[]; scriptless: Paint[] } = { usual: [], scriptless: [] };
  for (let run = 1; run <= runs; run += 1) {
    console.log(`load ${run} of ${runs}: ${page}`);
    for (const variant of run % 2 === 0 ? (['scriptless', 'usual'] as const) : (['usual', 'scriptless'] as const)) {
      await (await fetch(`${origin}${page}`)).text();
      paints[variant].push(await measurePaint(browser, `${origin}${page}`, { hasScripts: variant === 'usual' }));
    }
  }
  const { usual, scriptless } = paints;
  const medianOf = (list: Paint[], value: 'fcp' | 'lcp' | 'blocking' | 'shift'): number => median(list.map((paint) => paint[value]));
  return [
    page,
    formatMs(medianOf(usual, 'fcp')),
    formatMs(medianOf(usual, 'lcp')),
    formatMs(medianOf(scriptless, 'lcp')),
    (medianOf(usual, 'lcp') / medianOf(scriptless, 'lcp')).toFixed(2),
    formatMs(medianOf(usual, 'blocking')),
    // Without scripts, nothing but layout can block the page. So this blocking time shows how busy the machine was.
    formatMs(medianOf(scriptless, 'blocking')),
    medianOf(usual, 'shift').toFixed(3),
    usual[0]?.element ?? '',
  ];
}

async function printPaints(browser: Browser, origin: string): Promise<void> {
  const rows: string[][] = [];
  for (const page of pages) rows.push(await measurePage(browser, origin, page));
  console.log(`\nPhone profile (4x slower processor, 150 ms, 1.6 Mbit/s), median of ${runs}`);
  const heading = ['page', 'FCP', 'LCP', 'LCP without scripts', 'ratio', 'blocking', 'without scripts', 'shift', 'largest'];
  console.log(formatTable([heading, ...rows]));
}

/** Starts the built site on a free port, or returns the one given by `--origin`. */
async function startSiteToMeasure(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (options.origin !== undefined) return { origin: options.origin, stop: () => Promise.resolve() };
  await ensureSite();
  return startSite();
}

const site = await startSiteToMeasure();
const browser = await chromium.launch(launchOptions());
try {
  await printSizes(browser, site.origin);
  await printDocuments(site.origin);
  await printPaints(browser, site.origin);
} finally {
  await browser.close();
  await site.stop();
}
