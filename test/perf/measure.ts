/**
 * `npm run perf` prints the sizes of all scripts that pages load, file by file. Options: `--pages /,/exploreJobs`, and
 * `--origin http://127.0.0.1:4000` for a site that is already running, such as an older build.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../scripts/setup/buildSite.ts';
import { launchOptions } from '../support/e2e/browser.ts';
import { startSite } from '../support/e2e/site.ts';
import { measureSize } from './sizes.ts';

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '/,/exploreJobs' }, origin: { type: 'string' } },
});

if (options.origin === undefined) await ensureSite();
const site = options.origin === undefined ? await startSite() : undefined;
const browser = await chromium.launch(launchOptions());
try {
  for (const page of options.pages.split(',')) {
    const { total, files } = await measureSize(browser, options.origin ?? site?.origin ?? '', page);
    console.log(`${page}: ${total} bytes of JavaScript in the first load, gzip, everything counted`);
    console.table(files);
  }
} finally {
  await browser.close();
  await site?.stop();
}
