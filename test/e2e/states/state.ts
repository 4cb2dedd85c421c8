/** The definition of a page's state: its name, its address and the steps to reach it. */
import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../../server/scenarios/names.ts';
import { main } from '../pageParts.ts';

/** A record as a backend sends it. */
export type BackendRecord = Record<string, unknown>;

/**
 * The response to a browser's call in this state: a transformation of the demo's response (to another call with `from`), a response of
 * its own (a string is sent as it is), no response, or a broken connection. `total` is sent as `X-Total-Count`.
 */
export type TestResponse =
  | { transform: (body: never) => unknown; from?: (path: string) => string; total?: number }
  | { status: number; json: unknown }
  | 'never'
  | 'cut';

/** A step: its description for the reader, and what Playwright does; without a description it only waits. */
export interface Step {
  description: string;
  run: (page: Page) => Promise<unknown>;
}

/** One state of one page. */
export interface State {
  /** `page/state`, or `page` for the usual state; letters and hyphens. */
  name: string;
  address: string;
  /** How the backends behave, also for the server's rendering; default: `usual`. */
  scenario?: ScenarioName;
  /** Whether analytics is configured, for which visitors are asked for consent. */
  analytics?: boolean;
  /** Signed in: as the default member, or as the one with this address. */
  member?: boolean | string;
  /** Responses that replace the demo's, by a pattern of the address. */
  responses?: Readonly<Record<string, TestResponse>>;
  /** Expected console messages and failed requests. */
  noise?: RegExp;
  /** Takes a picture of the window only, for overlays; otherwise of the whole page. */
  isViewportOnly?: boolean;
  /** Brings the hydrated page into the state. */
  prepare?: Step;
}

/** Splits a state's name into page and state. */
export function splitName({ name }: Pick<State, 'name'>): { page: string; state: string } {
  const [page = '', state = 'usual'] = name.split('/');
  return { page, state };
}

/** Members of the demo. */
export const MEMBER = 'member@example.org';
export const ADMIN = 'admin@example.org';
export const EMPLOYER = 'employer@example.org';

/** Returns the address of the signed-in member; undefined for a visitor. */
export const getSignedInEmail = ({ member = false }: State): string | undefined => (member === true ? MEMBER : member || undefined);

/** A word that is too long for any line. */
export const LONG_WORD = 'Projektportfoliomanagementkompetenzzentrumsleitung';

/** A failing call; reads are retried three times. */
export const FAILED_RESPONSE: TestResponse = { status: 500, json: { success: false, error: 'The server could not do this.' } };

/** The response of a backend to an expired session. */
export const EXPIRED_SESSION: TestResponse = { status: 401, json: { success: false, error: 'Please log in first.' } };

/** Creates the response to a successful write. */
export const createSuccessResponse = (message: string): TestResponse => ({ status: 200, json: { success: true, message } });

/** Creates the response to a refused write. */
export const createErrorResponse = (status: number, error: string): TestResponse => ({ status, json: { success: false, error } });

/** Creates a step from its description, such as `press “Submit”`. */
export const step = (description: string, run: Step['run']): Step => ({ description, run });

/**
 * Creates a step that only waits.
 * @param milliseconds to wait
 */
export const wait = (milliseconds: number): Step => step('', (page) => page.waitForTimeout(milliseconds));

/** Waits until nothing is loading: failed reads are retried three times, and then given up. */
export const waitUntilLoaded = step('', async (page) => {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null, undefined, { timeout: 30_000 });
  await page.waitForTimeout(500);
});

/** Waits until failed reads have been given up. */
export const waitForAlert = step('', (page) => main(page).getByRole('alert').first().waitFor({ timeout: 20_000 }));

/** Presses a button of the page. */
export const press = (name: string): Step =>
  step(`press “${name}”`, (page) => main(page).getByRole('button', { name, exact: true }).first().click());

/** Combines steps. */
export const combineSteps = (...steps: readonly Step[]): Step =>
  step(
    steps
      .map(({ description }) => description)
      .filter(Boolean)
      .join(', '),
    async (page) => {
      for (const { run } of steps) await run(page);
    },
  );

/** Takes the page offline. */
export const goOffline = step('switch the network off (in the developer tools: Network, Offline)', (page) =>
  page.context().setOffline(true),
);
