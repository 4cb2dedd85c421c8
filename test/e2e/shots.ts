/**
 * `npm run shots`: pictures of pages for a person to look at, in test-results/shots.
 * Options: `--pages /,/exploreJobs`, `--widths 320,360,768,1440`, `--schemes light,dark`, `--member member@example.org`
 * (signed in), `--out folder`.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../scripts/setup/buildSite.ts';
import { launchOptions } from '../support/e2e/browser.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { loginByPages } from '../support/e2e/login.ts';
import { startSite } from '../support/e2e/site.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/exploreJobs,/Login,/no-such-page' },
    widths: { type: 'string', default: '320,360,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    member: { type: 'string' },
    out: { type: 'string', default: path.join(import.meta.dirname, '..', '..', 'test-results', 'shots') },
  },
});

/** A file name for a page's address: `/exploreJobs?job=1` becomes `exploreJobs-job-1`. */
const fileName = (page: string): string => page.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Scrolls through the page, so that pictures that load when they come near are there. */
async function shoot(context: BrowserContext, address: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

await ensureSite();
const site = await startSite();
const browser = await chromium.launch(launchOptions());
mkdirSync(options.out, { recursive: true });
try {
  const storage = path.join(mkdtempSync(path.join(tmpdir(), 'shots-')), 'session.json');
  const shared = { baseURL: site.origin, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' as const };
  if (options.member !== undefined) {
    const context = await browser.newContext(shared);
    await loginByPages(await context.newPage(), options.member);
    await context.storageState({ path: storage });
    await context.close();
  }
  for (const colorScheme of options.schemes.split(',') as ('light' | 'dark')[]) {
    for (const width of options.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        ...shared,
        ...(options.member === undefined ? {} : { storageState: storage }),
        colorScheme,
        viewport: { width, height: width < 600 ? 780 : 900 },
      });
      for (const page of options.pages.split(',')) {
        const file = path.join(options.out, `${fileName(page)}-${width}-${colorScheme}.png`);
        await shoot(context, page, file);
        console.log(path.relative(process.cwd(), file));
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
