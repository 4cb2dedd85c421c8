/**
 * `npm run shots`: pictures of pages for a person to look at, in test-results/shots.
 * Options: `--pages /,/exploreJobs`, `--member member@example.org` (signed in), or `--states` for every state of every
 * page in states.ts (`--only home,board-` for those whose names begin so); `--widths 320,360,768,1440`,
 * `--schemes light,dark`, `--out folder`.
 */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '../../scripts/setup/buildSite.ts';
import { launchOptions } from '../support/e2e/browser.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { loginByPages } from '../support/e2e/login.ts';
import { startSite, type Site } from '../support/e2e/site.ts';
import { sendJson, startBackendStub, type BackendStub } from './backendStub.ts';
import { states, type Behind, type State } from './states.ts';

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

const wanted: State[] = options.states
  ? states.filter(({ name }) => options.only.split(',').some((start) => name.startsWith(start)))
  : options.pages.split(',').map((address) => ({ name: fileName(address), address, member: options.member !== undefined }));

/** A word that fits nowhere, to be found in every title and name. */
const LONG = 'Projektportfoliomanagementkompetenzzentrumsleitung';

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
    if (behind === 'slow') return void setTimeout(() => void answer(), 15_000);
    return void answer();
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

async function shoot(context: BrowserContext, state: State, file: string): Promise<void> {
  const page = await context.newPage();
  const { origin } = await siteWith(state.behind ?? 'demo');
  await page.goto(`${origin}${state.address}`);
  await hydrated(page);
  if (state.windowOnly !== true) await scrollThrough(page);
  await state.arrange?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: file, fullPage: state.windowOnly !== true });
  await page.close();
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
  for (const state of wanted) {
    const storage = await storageOf(state);
    for (const colorScheme of options.schemes.split(',') as ('light' | 'dark')[]) {
      for (const width of options.widths.split(',').map(Number)) {
        const context = await browser.newContext({
          ...shared,
          ...(storage === undefined ? {} : { storageState: storage }),
          colorScheme,
          viewport: { width, height: width < 600 ? 780 : 900 },
        });
        const file = path.join(options.out, `${state.name}-${width}-${colorScheme}.png`);
        try {
          await shoot(context, state, file);
          console.log(path.relative(process.cwd(), file));
        } catch (error) {
          process.exitCode = 1;
          console.error(`${state.name} at ${width} px, ${colorScheme}: ${String(error)}`);
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all([...sites.values()].map((site) => site.stop()));
  await Promise.all(stubs.map((stub) => stub.stop()));
}
