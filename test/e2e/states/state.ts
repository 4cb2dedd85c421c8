/** What a state of a page is: its name, its address and how to get there. */
import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../../server/scenarios/names.ts';
import { main } from '../pageParts.ts';

/** A record as a backend tells it. */
export type Told = Record<string, unknown>;

/**
 * What a browser's call is answered in this state: something made of what the demo answers (to another call, when `from` makes its
 * path), an answer of its own (a text is sent as it is), nothing at all, or a connection that breaks.
 */
export type TestResponse =
  | { transform: (told: never) => unknown; from?: (path: string) => string; total?: number }
  | { status: number; json: unknown }
  | 'never'
  | 'cut';

/** What a person does on a page, in words for one who follows them, and as the browser plays it; without words it only waits. */
export interface Step {
  description: string;
  play: (page: Page) => Promise<unknown>;
}

/** One state of one page. */
export interface State {
  /** `page/state`, or `page` for the one in which a page usually is; letters and hyphens. */
  name: string;
  address: string;
  /** How the backends behave, for what the server renders, too; `usual` when left out. */
  scenario?: ScenarioName;
  /** With analytics configured, for which visitors are asked. */
  analytics?: boolean;
  /** Signed in: as a demo member, or as the one with this address. */
  member?: boolean | string;
  /** Calls of the browser whose answer is not the demo's, by a pattern of their address. */
  responses?: Readonly<Record<string, TestResponse>>;
  /** What the page says in the console, or asks for, because of its state. */
  noise?: RegExp;
  /** Only what the window shows, for what lies over the page; otherwise the whole page. */
  windowOnly?: boolean;
  /** Brings the page into the state; it has hydrated by then. */
  arrange?: Step;
}

/** The page and the state that a name is made of. */
export function partsOf({ name }: Pick<State, 'name'>): { page: string; state: string } {
  const [page = '', state = 'usual'] = name.split('/');
  return { page, state };
}

/** The members of the demo. */
export const MEMBER = 'member@example.org';
export const ADMIN = 'admin@example.org';
export const EMPLOYER = 'employer@example.org';

/** The address of the member who is signed in; undefined: nobody. */
export const memberOf = ({ member = false }: State): string | undefined => (member === true ? MEMBER : member || undefined);

/** A word that fits nowhere. */
export const LONG = 'Projektportfoliomanagementkompetenzzentrumsleitung';

/** A call that is broken; reads are tried three times again. */
export const BROKEN: TestResponse = { status: 500, json: { success: false, error: 'The server could not do this.' } };

/** What a backend answers that does not know the session any more. */
export const NO_SESSION: TestResponse = { status: 401, json: { success: false, error: 'Please log in first.' } };

/** A write that went well. */
export const successResponse = (message: string): TestResponse => ({ status: 200, json: { success: true, message } });

/** A write that was refused. */
export const refused = (status: number, error: string): TestResponse => ({ status, json: { success: false, error } });

/** What somebody does, in words such as `press “Submit”`. */
export const step = (description: string, play: Step['play']): Step => ({ description, play });

/** Waits; nobody has to do anything. @param milliseconds to wait */
export const wait = (milliseconds: number): Step => step('', (page) => page.waitForTimeout(milliseconds));

/** Nothing is loading any more: reads that fail are tried three times again, and then given up. */
export const loaded = step('', async (page) => {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null, undefined, { timeout: 30_000 });
  await page.waitForTimeout(500);
});

/** Reads that fail have been given up by then. */
export const failure = step('', (page) => main(page).getByRole('alert').first().waitFor({ timeout: 20_000 }));

/** Presses a button of the page. */
export const press = (name: string): Step =>
  step(`press “${name}”`, (page) => main(page).getByRole('button', { name, exact: true }).first().click());

/** One thing after the other. */
export const inTurn = (...steps: readonly Step[]): Step =>
  step(
    steps
      .map(({ description }) => description)
      .filter(Boolean)
      .join(', '),
    async (page) => {
      for (const { play } of steps) await play(page);
    },
  );

/** Leaves the page without a network. */
export const goOffline = step('switch the network off (in the developer tools: Network, Offline)', (page) =>
  page.context().setOffline(true),
);
