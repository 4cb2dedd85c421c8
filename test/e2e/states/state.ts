/** The definition of a page's state: its name, its URL path and the steps to reach it. */
import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../../server/platform/scenarioNames.ts';
import { main } from '../pageParts.ts';

/** A record as a backend sends it. */
export type BackendRecord = Record<string, unknown>;

/** The response to a call of the browser. */
export type TestResponse =
  /** The demo's response, transformed. `from` returns the path to request instead. `total` is sent as `X-Total-Count`. */
  | { transform: (body: never) => unknown; from?: (path: string) => string; total?: number }
  /** This response. A string is sent as plain text. */
  | { status: number; json: unknown }
  /** No response. */
  | 'never'
  /** A broken connection. */
  | 'cut';

/** A step towards a state: its description for the report, and what Playwright does. A step that only waits has no description. */
export interface Step {
  description: string;
  run: (page: Page) => Promise<unknown>;
}

/** One state of one page. */
export interface State {
  /** `page/state`, or `page` for the usual state; letters and hyphens. */
  name: string;
  /** Path of the page, with query and hash. */
  address: string;
  /** How the backends respond to the browser and to the server that renders the page. The default is `usual`. */
  scenario?: ScenarioName;
  /** Whether analytics is configured. Visitors are then asked for consent. */
  analytics?: boolean;
  /** Who is signed in: the default member (`true`), or the member with this e-mail address. */
  member?: boolean | string;
  /** Responses that replace the demo's, by URL pattern. */
  responses?: Readonly<Record<string, TestResponse>>;
  /** Expected console messages and failed requests. */
  noise?: RegExp;
  /** Whether the picture shows only the window, as it always does under a dialog, a menu or a toast, instead of the whole page. */
  isViewportOnly?: boolean;
  /** Brings the hydrated page into the state. */
  prepare?: Step;
}

/** What distinguishes a state from the usual state of its page. */
export type Extra = Omit<Partial<State>, 'name'>;

/** Splits a state's name into page and state. */
export function splitName({ name }: Pick<State, 'name'>): { page: string; state: string } {
  const [page = '', state = 'usual'] = name.split('/');
  return { page, state };
}

/** Members of the demo. */
export const MEMBER = 'member@example.org';
export const ADMIN = 'admin@example.org';
export const EMPLOYER = 'employer@example.org';

/** Returns the e-mail address of the signed-in member, or undefined for a visitor. */
export const getSignedInEmail = ({ member = false }: State): string | undefined => (member === true ? MEMBER : member || undefined);

/** A word that is too long for any line. */
export const LONG_WORD = 'Projektportfoliomanagementkompetenzzentrumsleitung';

/** Responses of the server. */
export const answers = {
  /** A failed call. The site retries reads three times. */
  failed: { status: 500, json: { success: false, error: 'The server could not do this.' } },
  /** A call whose session has expired. */
  expired: { status: 401, json: { success: false, error: 'Please log in first.' } },
  /** A successful write. */
  done: (message: string) => ({ status: 200, json: { success: true, message } }),
  refused: (status: number, error: string) => ({ status, json: { success: false, error } }),
  /** A successful read. */
  ok: (json: unknown) => ({ status: 200, json }),
} as const;

/** Creates a step from its description, such as `press “Submit”`. */
export const step = (description: string, run: Step['run']): Step => ({ description, run });

/** Creates a step that only waits for something, and therefore has no description. */
export const waitUntil = (run: Step['run']): Step => ({ description: '', run });

/**
 * Creates a step that only waits.
 * @param milliseconds to wait
 */
export const wait = (milliseconds: number): Step => waitUntil((page) => page.waitForTimeout(milliseconds));

/** Waits until the page loads nothing any more. Failed reads are retried three times first. */
export const waitUntilLoaded = waitUntil(async (page) => {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null, undefined, { timeout: 30_000 });
  await page.waitForTimeout(500);
});

/** Waits until the page shows an error. Failed reads are retried three times first. */
export const waitForAlert = waitUntil((page) => main(page).getByRole('alert').first().waitFor({ timeout: 20_000 }));

/** Presses the first button with this name in the main part of the page. */
export const press = (name: string | RegExp): Step =>
  step(`press “${typeof name === 'string' ? name : name.source.replace('^', '')}”`, (page) =>
    main(page).getByRole('button', { name, exact: true }).first().click(),
  );

export const waitForDialog = waitUntil((page) => page.getByRole('dialog').waitFor());

/** Presses a button of the open dialog. */
export const pressInDialog = (name: string): Step =>
  step(`press “${name}” in the dialog`, (page) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click());

/** Chooses an item of the open menu. */
export const choose = (name: string): Step => step(`choose “${name}”`, (page) => page.getByRole('menuitem', { name }).click());

/** Waits until the page shows a text. */
export const waitForText = (text: string): Step => waitUntil((page) => page.getByText(text).first().waitFor());

/** Opens the first job of a list, whose details are a separate view on a phone. */
export const openFirstJob = step('open the first job', async (page) => {
  await main(page).locator('[data-job]').first().waitFor();
  if (await main(page).locator('[data-part=detail]').first().isHidden()) await main(page).locator('[data-job]').first().click();
});

/** Creates a state for each response to a call, for example what people see while it is pending and after it has failed. */
export const outcomesOf = (
  call: string,
  prepare: Step,
  responses: Record<string, TestResponse>,
  extra: Extra = {},
): Record<string, Extra> =>
  Object.fromEntries(
    Object.entries(responses).map(([name, response]) => [
      name,
      { ...extra, isViewportOnly: true, responses: { ...extra.responses, [call]: response }, prepare },
    ]),
  );

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
