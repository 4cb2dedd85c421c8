/**
 * `npm run shots`: pictures of pages for a person to look at, in test-results/shots.
 * Options: `--pages /,/exploreJobs`, `--member member@example.org` (signed in), or `--states` for every state of every
 * page in `states/` (`--only home,board-` for those whose names begin so); `--widths 320,360,768,1440`,
 * `--schemes light,dark`, `--out folder`.
 */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../scripts/setup/buildSite.ts';
import { setScheme, type Scheme } from '../support/e2e/look.ts';
import { launchOptions } from '../support/e2e/browser.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { loginByPages } from '../support/e2e/login.ts';
import { startSite, type Site } from '../support/e2e/site.ts';
import { sendJson, startBackendStub, type BackendStub } from './backendStub.ts';
import { states } from './states/index.ts';
import { answerAs, LONG, type Behind, type State } from './states/state.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/exploreJobs,/Login,/no-such-page' },
    states: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '320,360,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    member: { type: 'string' },
    out: { type: 'string', default: path.join(import.meta.dirname, '..', '..', 'test-results', 'shots') },
  },
});

/** A file name for a page's address: `/exploreJobs?job=1` becomes `exploreJobs-job-1`. */
const fileName = (page: string): string => page.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';

const schemes = options.schemes.split(',') as Scheme[];

const wanted: readonly State[] = options.states
  ? states.filter(({ name }) => options.only.split(',').some((start) => name.startsWith(start)))
  : options.pages.split(',').map((address) => ({ name: fileName(address), address, member: options.member !== undefined }));

/** Makes the texts that pages show as titles, names and places long. */
const lengthened = (text: string): string =>
  text.replace(
    /("(?:title|name|jobTitle|location|organization|organization_name|certification_name|heading|sub_content|label)":")([^"]+)"/g,
    `$1$2 ${LONG}"`,
  );

const stubs: BackendStub[] = [];
const sites = new Map<Behind, Site>();

/** Starts a backend that behaves as named. */
async function backend(behind: Behind): Promise<BackendStub> {
  const demo = await siteWith('demo');
  const stub = await startBackendStub((request, response) => {
    if (behind === 'dead') return sendJson(response, { success: false, error: 'broken', message: 'broken' }, 500);
    if (behind === 'empty') return sendJson(response, request.url?.startsWith('/api/') ? [] : { success: true, data: [] });
    const answer = async (): Promise<void> => {
      const real = await fetch(`${demo.origin}${request.url}`);
      response.writeHead(real.status, { 'content-type': 'application/json' });
      response.end(lengthened(await real.text()));
    };
    // At the end the demo may be gone before what is slow was asked for.
    const answerOrNot = (): void => void answer().catch(() => response.destroy());
    if (behind === 'slow') return void setTimeout(answerOrNot, 15_000);
    return answerOrNot();
  });
  stubs.push(stub);
  return stub;
}

/** The site with that behind it; started when it is first needed. */
async function siteWith(behind: Behind): Promise<Site> {
  let site = sites.get(behind);
  if (site === undefined) {
    const needsStub = behind !== 'demo' && behind !== 'analytics';
    const origin = needsStub ? (await backend(behind)).origin : '';
    site = await startSite({
      env: {
        ...(needsStub ? { CMS_ORIGIN: origin, JOBS_ORIGIN: origin } : {}),
        ...(behind === 'analytics' ? { GA_MEASUREMENT_ID: 'G-TEST12345' } : {}),
      },
    });
    sites.set(behind, site);
  }
  return site;
}

/** Scrolls through the page, so that pictures that load when they come near are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})));
  });
}

/** Brings a page into a state once, and takes its picture in each scheme. */
async function shoot(context: BrowserContext, state: State, fileOf: (scheme: Scheme) => string): Promise<void> {
  await answerAs(context, state.answers);
  const page = await context.newPage();
  const { origin } = await siteWith(state.behind ?? 'demo');
  await page.goto(`${origin}${state.address}`);
  await hydrated(page);
  // Members' pages ask for their data only now; what is never answered is not waited for.
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  if (state.windowOnly !== true) await scrollThrough(page);
  await state.arrange?.(page);
  await page.waitForTimeout(300);
  for (const scheme of schemes) {
    await setScheme(page, scheme);
    const file = fileOf(scheme);
    await page.screenshot({ path: file, fullPage: state.windowOnly !== true });
    console.log(path.relative(process.cwd(), file));
  }
}

const shared = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' as const };

/** Signs a member in, for all pictures that need that one. */
async function memberStorage(browser: Browser, email: string): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'shots-')), 'session.json');
  const context = await browser.newContext({ ...shared, baseURL: (await siteWith('demo')).origin });
  await loginByPages(await context.newPage(), email);
  await context.storageState({ path: file });
  await context.close();
  return file;
}

await ensureSite();
const browser = await chromium.launch(launchOptions());
mkdirSync(options.out, { recursive: true });
try {
  const storages = new Map<string, Promise<string>>();
  const storageOf = ({ member = false }: State): Promise<string> | undefined => {
    const email = member === true ? (options.member ?? 'member@example.org') : member;
    if (email === false) return undefined;
    const known = storages.get(email) ?? memberStorage(browser, email);
    storages.set(email, known);
    return known;
  };
  /** One state at one width. */
  const take = async (state: State, width: number): Promise<void> => {
    const storage = await storageOf(state);
    const context = await browser.newContext({
      ...shared,
      ...(storage === undefined ? {} : { storageState: storage }),
      viewport: { width, height: width < 600 ? 780 : 900 },
    });
    try {
      await shoot(context, state, (scheme) => path.join(options.out, `${state.name}-${width}-${scheme}.png`));
    } catch (error) {
      process.exitCode = 1;
      console.error(`${state.name} at ${width} px: ${String(error)}`);
    }
    await context.close();
  };
  const widths = options.widths.split(',').map(Number);
  for (const state of wanted) {
    await siteWith(state.behind ?? 'demo');
    await Promise.all(widths.map((width) => take(state, width)));
  }
} finally {
  await browser.close();
  await Promise.all([...sites.values()].map((site) => site.stop()));
  await Promise.all(stubs.map((stub) => stub.stop()));
}
