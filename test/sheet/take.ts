import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { goOffline, memberOf, partsOf, type State } from '../e2e/states/state.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { heightOf, setScheme, setWidth } from '../support/e2e/look.ts';
import { Noise } from '../support/e2e/noise.ts';
import { liveLink, OPEN_PATH, pictureName } from './names.ts';
import type { Options } from './options.ts';
import { SMALL_HEIGHT, type Shot } from './shot.ts';

/** So long a step may take, on a machine that does many at once. */
const TIMEOUT_MS = 60_000;

/** A picture is no longer than this many CSS pixels: browsers draw and WebP holds little more. */
const LONGEST = 12_000;

type Asked = Pick<Options, 'widths' | 'schemes' | 'port' | 'folder'>;

/** Scrolls through the page, so that pictures that load when they come near are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const pause = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 50));
    for (let top = 0; top < Math.min(longest, document.documentElement.scrollHeight); top += window.innerHeight) {
      window.scrollTo(0, top);
      await pause();
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})));
  }, LONGEST);
}

/** Opens the live page of a state and brings it there. */
async function bring(page: Page, state: State, port: number): Promise<void> {
  await page.goto(liveLink(state, port), { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname !== OPEN_PATH);
  await hydrated(page);
  // Members' pages ask for their data only now; what is never answered is not waited for.
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  if (state.windowOnly !== true) await scrollThrough(page);
  await state.arrange?.play(page);
  await page.waitForTimeout(300);
}

/** Takes the picture of what a page shows, and a small one of its window. @returns their sizes */
async function capture(
  page: Page,
  devtools: CDPSession,
  file: string,
  windowOnly: boolean,
): Promise<Required<Pick<Shot, 'height' | 'small'>>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
  const whole = windowOnly ? height : Math.min(LONGEST, Math.max(height, Math.ceil(cssContentSize.height)));
  // Of a whole page what sticks to the window's top belongs to the page's.
  if (!windowOnly) await page.evaluate(() => window.scrollTo(0, 0));
  const y = await page.evaluate(() => window.scrollY);
  const take = async (to: string, tall: number, scale: number): Promise<void> => {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      captureBeyondViewport: !windowOnly,
      clip: { x: 0, y, width, height: tall, scale },
    });
    writeFileSync(to, data, 'base64');
  };
  await take(`${file}.webp`, whole, 1);
  const scale = SMALL_HEIGHT / height;
  await take(`${file}-small.webp`, height, scale);
  return { height: whole, small: Math.round(width * scale) };
}

/** Noise that belongs to a state: the browser's own notes about calls that are meant to fail. */
function allowFor({ scenario, answers, arrange, noise: own }: State, noise: Noise): void {
  if (own !== undefined) noise.allow(own);
  const offline = arrange?.words.includes(goOffline.words) === true;
  if (scenario !== undefined || answers !== undefined || offline) noise.allow(/Failed to load resource/);
  if (answers !== undefined || offline) noise.allow(/^request failed/);
}

async function takeAt(browser: Browser, state: State, widths: readonly number[], { schemes, port, folder }: Asked): Promise<Shot[]> {
  const [first = 0] = widths;
  const viewport = { width: first, height: heightOf(first) };
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', viewport });
  context.setDefaultTimeout(TIMEOUT_MS);
  const noise = new Noise(context);
  allowFor(state, noise);
  const shots: Shot[] = [];
  let problem: string | undefined;
  try {
    const page = await context.newPage();
    await bring(page, state, port);
    const devtools = await context.newCDPSession(page);
    for (const width of widths) {
      await setWidth(page, width);
      if (width !== first) await page.waitForTimeout(250);
      for (const scheme of schemes) {
        await setScheme(page, scheme);
        const picture = pictureName(state, width, scheme);
        const sizes = await capture(page, devtools, path.join(folder, picture), state.windowOnly === true);
        shots.push({ ...describe(state), width, scheme, picture, ...sizes });
      }
    }
    problem = noise.unexpected()[0]?.split('\n')[0];
  } catch (error) {
    problem = String(error).split('\n')[0];
  }
  await context.close();
  if (problem === undefined) return shots;
  return shots.length > 0 ? shots.map((shot) => ({ ...shot, problem })) : [{ ...describe(state), width: first, problem }];
}

const describe = (state: State): Pick<Shot, 'page' | 'state' | 'address' | 'steps' | 'who' | 'name'> => ({
  name: state.name,
  ...partsOf(state),
  address: state.address,
  steps: state.arrange?.words ?? '',
  who: memberOf(state) ?? '',
});

/**
 * Takes the pictures of a state. What needs somebody to do something is opened anew at each width, as a phone may have other
 * steps; any other page is only made narrower.
 * @returns a record of each picture; with its problem when the state could not be reached or the page was noisy
 */
export async function takeState(browser: Browser, state: State, asked: Asked): Promise<Shot[]> {
  const { widths } = asked;
  if ((state.arrange?.words ?? '') === '') return takeAt(browser, state, widths, asked);
  const shots: Shot[] = [];
  for (const width of widths) shots.push(...(await takeAt(browser, state, [width], asked)));
  return shots;
}
