import type { Page, TestInfo } from '@playwright/test';
import { windowHeight } from '../../support/e2e/appearance.ts';
import { reuseSession } from '../../support/e2e/login.ts';
import type { Noise } from '../../support/e2e/noise.ts';
import { waitForHydration, schemes, setScheme, setWidth, test, widths } from '../fixtures.ts';
import { states } from './index.ts';
import { goOffline, getSignedInEmail, type TestResponse, type State } from './state.ts';

/** Maximum height in CSS pixels of a picture that browsers can draw at once. */
const MAX_HEIGHT = 12_000;

/** Fulfils the calls that match a pattern with the state's response. */
async function fulfillCalls(page: Page, pattern: string, mockedResponse: TestResponse): Promise<void> {
  await page.route(pattern, async (route) => {
    if (mockedResponse === 'never') return;
    if (mockedResponse === 'cut') return route.abort('connectionreset');
    if ('status' in mockedResponse) {
      const { status, json } = mockedResponse;
      return route.fulfill(typeof json === 'string' ? { status, contentType: 'text/plain; charset=utf-8', body: json } : { status, json });
    }
    const { origin, pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origin}${mockedResponse.from?.(`${pathname}${search}`) ?? `${pathname}${search}`}` });
    const body: unknown = await response.json();
    const total: Record<string, string> = mockedResponse.total === undefined ? {} : { 'x-total-count': String(mockedResponse.total) };
    return route.fulfill({
      response,
      headers: { ...response.headers(), ...total },
      json: response.ok() ? mockedResponse.transform(body as never) : body,
    });
  });
}

/** Allows the console messages and failed requests that belong to a state. */
function allowExpectedNoise({ scenario, responses, prepare, noise: allowedNoise }: State, noise: Noise): void {
  if (allowedNoise !== undefined) noise.allow(allowedNoise);
  const isOffline = prepare?.description.includes(goOffline.description) === true;
  if (scenario !== undefined || responses !== undefined || isOffline) noise.allow(/Failed to load resource/);
  if (responses !== undefined || isOffline) noise.allow(/^request failed/);
}

/** Describes in the report how a person gets to this state. */
function annotateReport({ address, prepare, scenario }: State, member: string | undefined, { annotations }: TestInfo): void {
  const addAnnotation = (type: string, description = ''): void => {
    if (description !== '') annotations.push({ type, description });
  };
  addAnnotation('Live page', scenario === undefined ? address : `/scenario/${scenario}?to=${encodeURIComponent(address)}`);
  addAnnotation('Signed in as', member);
  addAnnotation('To do', prepare?.description);
}

/** Scrolls through the page, so that lazy pictures load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (maxHeight) => {
    const pause = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 50));
    for (let top = 0; top < Math.min(maxHeight, document.documentElement.scrollHeight); top += window.innerHeight) {
      window.scrollTo(0, top);
      await pause();
    }
    window.scrollTo(0, 0);
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})));
  }, MAX_HEIGHT);
}

/**
 * Opens a page and brings it into the state.
 * @param origin of the site, when it is not the default one
 */
async function openState(page: Page, { address, responses = {}, prepare, scenario, isViewportOnly }: State, origin = ''): Promise<void> {
  for (const [pattern, response] of Object.entries(responses)) await fulfillCalls(page, pattern, response);
  await page.goto(`${origin}${scenario === undefined ? address : `/scenario/${scenario}?to=${encodeURIComponent(address)}`}`, {
    waitUntil: 'commit',
  });
  await waitForHydration(page);
  // Members' pages request their data only after hydration. The timeout ends the wait if a call never gets a response.
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  if (isViewportOnly !== true) await scrollThrough(page);
  await prepare?.run(page);
  // Animations and responses to the last step.
  await page.waitForTimeout(800);
}

/** Returns whether the page shows something whose place is in the window: a dialog, a menu, choices or a toast. */
const hasOverlay = (page: Page): Promise<boolean> =>
  page.locator('[role=dialog], [role=menu], [role=listbox], [class^=toasts-] *').filter({ visible: true }).first().isVisible();

/** Attaches a screenshot of the whole page, or of the window only. */
async function attachPicture(page: Page, name: string, isViewportOnly: boolean, info: TestInfo): Promise<void> {
  const { width, height: viewportHeight } = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screenshotOptions = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(MAX_HEIGHT, Math.max(height, viewportHeight)) } };
  const body = await page.screenshot({ type: 'jpeg', quality: 80, ...(isViewportOnly ? {} : screenshotOptions) });
  await info.attach(name, { body, contentType: 'image/jpeg' });
}

/**
 * Registers a test that opens a state at the first width, and takes its pictures at all of these widths.
 */
function registerPictureTest(state: State, stateWidths: readonly number[], title: string): void {
  test(title, async ({ page, noise, ownSite }, info) => {
    const { analytics } = state;
    const [firstWidth = 0] = stateWidths;
    const member = getSignedInEmail(state);
    allowExpectedNoise(state, noise);
    annotateReport(state, member, info);
    await page.setViewportSize({ width: firstWidth, height: windowHeight(firstWidth) });
    const site = analytics === true ? await ownSite({ NODE_ENV: 'development', GA_MEASUREMENT_ID: 'G-TEST12345' }) : undefined;
    if (member !== undefined) await reuseSession(page, member);
    await openState(page, state, site?.origin);
    const isViewportOnly = state.isViewportOnly === true || (await hasOverlay(page));
    for (const width of stateWidths) {
      await setWidth(page, width);
      if (width !== firstWidth) await page.waitForTimeout(250);
      for (const scheme of schemes) {
        await setScheme(page, scheme);
        await attachPicture(page, `${width} px, ${scheme}`, isViewportOnly, info);
      }
    }
  });
}

/** Registers the tests of states. A state with steps gets a test for each width, because the steps may differ on a phone. */
function registerPictureTests(chosenStates: readonly State[]): void {
  for (const state of chosenStates) {
    const allWidths = Object.values(widths);
    if ((state.prepare?.description ?? '') === '') registerPictureTest(state, allWidths, state.name);
    else for (const width of allWidths) registerPictureTest(state, [width], `${state.name} at ${width} px`);
  }
}

const endsSession = ({ scenario }: State): boolean => scenario === 'signed-out';

registerPictureTests(states.filter((state) => !endsSession(state)));

test.describe('expiring sessions', () => {
  // The scenario ends the session for all pages that use it, so they run one at a time.
  test.describe.configure({ mode: 'default' });
  registerPictureTests(states.filter(endsSession));
});
