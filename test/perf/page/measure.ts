/**
 * `npm run perf`: prints the sizes and speeds that the project holds itself to; it asserts nothing.
 * Options: `--runs 9` loads of each page, `--pages /,/exploreJobs`, `--skip-jobs`.
 */
import { chromium, type Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../../scripts/setup/buildSite.ts';
import { launchOptions } from '../../support/e2e/browser.ts';
import { startSite } from '../../support/e2e/site.ts';
import { measurePaint, type Paint } from './paint.ts';
import { measureSize } from './sizes.ts';
import { median, table } from './table.ts';
import { startTwins } from './twinProxy.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: '/,/exploreJobs,/Login,/no-such-page' },
    'skip-jobs': { type: 'boolean', default: false },
  },
});
const pages = options.pages.split(',');
const runs = Number(options.runs);

const ms = (value: number): string => `${Math.round(value)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function printSizes(browser: Browser, origin: string): Promise<void> {
  console.log('\nJavaScript of the first load, gzip, everything counted');
  for (const page of ['/', '/exploreJobs']) {
    const { total, files } = await measureSize(browser, origin, page);
    console.log(`\n${table([[page, kilobytes(total)], ...files.map(({ name, bytes }) => [`  ${name}`, kilobytes(bytes)])])}`);
  }
}

/**
 * One load of each page and its twin in turn, `runs` times over, so that what the machine does meanwhile falls on both.
 * They take turns in going first, and the server has rendered the page before: otherwise its work would be counted
 * for the one that comes first and be answered from the cache for the other.
 */
async function printPaints(browser: Browser, origin: string): Promise<void> {
  const twins = await startTwins(origin);
  const results = new Map(pages.map((page) => [page, { asIs: [] as Paint[], scriptless: [] as Paint[] }]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, paints] of results) {
      console.log(`load ${run} of ${runs}: ${page}`);
      for (const twin of run % 2 === 0 ? (['scriptless', 'asIs'] as const) : (['asIs', 'scriptless'] as const)) {
        await (await fetch(`${origin}${page}`)).text();
        paints[twin].push(await measurePaint(browser, `${twins[twin]}${page}`));
      }
    }
  }
  twins.close();
  const rows = [...results].map(([page, { asIs, scriptless }]) => {
    const [own, twin] = [median(asIs.map(({ lcp }) => lcp)), median(scriptless.map(({ lcp }) => lcp))];
    const blocking = median(asIs.map((paint) => paint.blocking));
    const shift = median(asIs.map((paint) => paint.shift));
    return [page, ms(own), ms(twin), (own / twin).toFixed(2), ms(blocking), shift.toFixed(3), asIs[0]?.element ?? ''];
  });
  console.log(`\nPhone profile (4x slower processor, 150 ms, 1.6 Mbit/s), median of ${runs}`);
  console.log(table([['page', 'LCP', 'LCP without scripts', 'ratio', 'blocking', 'shift', 'largest'], ...rows]));
}

function printJobs(): void {
  console.log('\nJob list');
  spawnSync(process.execPath, [path.join(import.meta.dirname, '..', 'jobs', 'compare.ts')], { stdio: 'inherit' });
}

await ensureSite();
const site = await startSite();
const browser = await chromium.launch(launchOptions());
try {
  await printSizes(browser, site.origin);
  await printPaints(browser, site.origin);
} finally {
  await browser.close();
  await site.stop();
}
if (!options['skip-jobs']) printJobs();
