/**
 * `npm run perf` prints the sizes and the load times of pages, and then runs the measurements of jobs.
 * Options: `--runs 9` loads of each page, `--pages /,/exploreJobs`, `--skip-jobs`, `--skip-scriptless`,
 * `--origin http://127.0.0.1:4000` for a site that is already running, such as an older build.
 */
import { chromium, type Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../../scripts/setup/buildSite.ts';
import { launchOptions } from '../../support/e2e/browser.ts';
import { startSite } from '../../support/e2e/site.ts';
import { captureFinalLook } from './finalLook.ts';
import { measurePaint, phone, type Paint } from './paint.ts';
import { measureDocument, measureSize } from './sizes.ts';
import { startSlowLink } from './slowLink.ts';
import { median, formatTable } from './table.ts';
import { startVariants, type SiteVariants } from './siteVariants.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: '/,/exploreJobs,/Login,/no-such-page' },
    'skip-jobs': { type: 'boolean', default: false },
    'skip-scriptless': { type: 'boolean', default: false },
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

type VariantName = 'asIs' | 'scriptless' | 'finalLook';

/**
 * Loads each page as it is and in a variant, alternately and `runs` times, so that other load on the machine affects both equally. The order
 * changes with each run. Each page is requested once before each load, so that both loads are served from the cache.
 */
async function measureAlternately(
  browser: Browser,
  origin: string,
  variants: SiteVariants,
  variant: VariantName,
  proxy?: string,
): Promise<Map<string, [Paint[], Paint[]]>> {
  const results = new Map(pages.map((page): [string, [Paint[], Paint[]]] => [page, [[], []]]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, paints] of results) {
      console.log(`load ${run} of ${runs}: ${page}`);
      for (const pairIndex of run % 2 === 0 ? ([1, 0] as const) : ([0, 1] as const)) {
        await (await fetch(`${origin}${page}`)).text();
        paints[pairIndex].push(await measurePaint(browser, `${variants[pairIndex === 0 ? 'asIs' : variant]}${page}`, proxy));
      }
    }
  }
  return results;
}

const medianOf = (paints: Paint[], value: 'fcp' | 'lcp' | 'blocking' | 'shift'): number => median(paints.map((paint) => paint[value]));

async function printScriptless(browser: Browser, origin: string, variants: SiteVariants): Promise<void> {
  const results = await measureAlternately(browser, origin, variants, 'scriptless');
  const rows = [...results].map(([page, [sitePaints, variantPaints]]) => {
    const [siteLcp, variantLcp] = [medianOf(sitePaints, 'lcp'), medianOf(variantPaints, 'lcp')];
    const ratio = (siteLcp / variantLcp).toFixed(2);
    // Without scripts, nothing but layout can block the page. So this blocking time shows how busy the machine was.
    const blocking = [sitePaints, variantPaints].map((paints) => formatMs(medianOf(paints, 'blocking')));
    return [
      page,
      formatMs(siteLcp),
      formatMs(variantLcp),
      ratio,
      ...blocking,
      medianOf(sitePaints, 'shift').toFixed(3),
      sitePaints[0]?.element ?? '',
    ];
  });
  console.log(`\nPhone profile (4x slower processor, 150 ms, 1.6 Mbit/s), median of ${runs}`);
  console.log(formatTable([['page', 'LCP', 'LCP without scripts', 'ratio', 'blocking', 'without scripts', 'shift', 'largest'], ...rows]));
}

/** Prints the paint times of each page beside those of its final look (finalLook.ts), over a link with real round trips. */
async function printFinalLooks(browser: Browser, origin: string, variants: SiteVariants): Promise<void> {
  const link = await startSlowLink(phone.link);
  const results = await measureAlternately(browser, origin, variants, 'finalLook', link.proxy);
  link.close();
  const rows = [...results].map(([page, [sitePaints, variantPaints]]) => {
    const cells = (['fcp', 'lcp'] as const).flatMap((value) => {
      // Compares the two loads of each run, because the machine was about equally busy during both.
      const ratio = median(sitePaints.map((paint, run) => paint[value] / (variantPaints[run]?.[value] ?? Number.NaN)));
      return [formatMs(medianOf(sitePaints, value)), formatMs(medianOf(variantPaints, value)), ratio.toFixed(2)];
    });
    return [page, ...cells];
  });
  console.log(
    `\nBeside the final look (4x slower processor, round trips of 150 ms, an initial window of ten packets, 1.6 Mbit/s), median of ${runs}`,
  );
  console.log(formatTable([['page', 'FCP', 'final look', 'ratio', 'LCP', 'final look', 'ratio'], ...rows]));
}

async function printPaints(browser: Browser, origin: string): Promise<void> {
  const finalLooks = new Map<string, string>();
  for (const page of pages) finalLooks.set(page, await captureFinalLook(browser, `${origin}${page}`));
  const variants = await startVariants(origin, finalLooks);
  if (!options['skip-scriptless']) await printScriptless(browser, origin, variants);
  await printFinalLooks(browser, origin, variants);
  variants.close();
}

async function printDocuments(origin: string): Promise<void> {
  console.log('\nDocuments, as sent from the cache');
  const rows: string[][] = [];
  for (const page of pages) rows.push([page, ...(await measureDocument(origin, page)).map(formatKilobytes)]);
  console.log(formatTable([['page', 'brotli', 'gzip', 'raw'], ...rows]));
}

function printJobs(): void {
  console.log('\nJob list, and the applicants of a job');
  for (const script of ['compare.ts', 'applicants.ts']) {
    spawnSync(process.execPath, [path.join(import.meta.dirname, '..', 'jobs', script)], { stdio: 'inherit' });
  }
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
if (!options['skip-jobs']) printJobs();
