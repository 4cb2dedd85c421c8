/** What a state of a page is: its name, its address and how to get there. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { main } from '../pageParts.ts';

/** What stands behind the site: the demo backend, or one that behaves as named (see backends in shots.ts). */
export type Behind = 'demo' | 'analytics' | 'dead' | 'empty' | 'slow' | 'long';

/** A record as a backend tells it. */
export type Told = Record<string, unknown>;

/** What a call is answered in this state: something else made of the demo's answer, an answer of its own, or nothing at all. */
export type Answer =
  { made: (told: never) => unknown; total?: number } | { status: number; json: unknown } | 'never' | ((route: Route) => Promise<unknown>);

/** One state of one page. */
export interface State {
  name: string;
  address: string;
  /** `demo` when left out. */
  behind?: Behind;
  /** Signed in: as a demo member, or as the one with this address. */
  member?: boolean | string;
  /** Calls whose answer is not the demo's, by a pattern of their address. */
  answers?: Readonly<Record<string, Answer>>;
  /** Only what the window shows, for what lies over the page; otherwise the whole page. */
  windowOnly?: boolean;
  /** Brings the page into the state; it has hydrated by then. */
  arrange?: (page: Page) => Promise<unknown>;
}

/** Has the calls of a state's pages answered as it says. */
export async function answerAs(context: BrowserContext, answers: State['answers'] = {}): Promise<void> {
  for (const [pattern, answer] of Object.entries(answers)) {
    await context.route(pattern, async (route) => {
      if (answer === 'never') return;
      if (typeof answer === 'function') return void (await answer(route));
      if ('status' in answer) return route.fulfill({ status: answer.status, json: answer.json });
      const response = await route.fetch();
      const headers = { ...response.headers(), ...(answer.total === undefined ? {} : { 'x-total-count': String(answer.total) }) };
      await route.fulfill({ response, headers, json: answer.made((await response.json()) as never) });
    });
  }
}

/** The members of the demo. */
export const MEMBER = 'member@example.org';
export const ADMIN = 'admin@example.org';
export const EMPLOYER = 'employer@example.org';

/** A word that fits nowhere, to be found in every title and name. */
export const LONG = 'Projektportfoliomanagementkompetenzzentrumsleitung';

/** A backend that is broken; its reads are tried three times again. */
export const BROKEN: Answer = { status: 500, json: { success: false, error: 'The server could not do this.' } };

/** What a backend answers that does not know the session any more. */
export const NO_SESSION: Answer = { status: 401, json: { success: false, error: 'Please log in first.' } };

/** A write that went well. */
export const done = (message: string): Answer => ({ status: 200, json: { success: true, message } });

/** A write that was refused. */
export const refused = (status: number, error: string): Answer => ({ status, json: { success: false, error } });

/** An empty list. */
export const NOTHING: Answer = { made: () => [], total: 0 };

/** Repeats the records of a list until there are so many, each with an id of its own. */
export const repeated = (count: number): Answer => ({
  total: count,
  made: (told: Told[]) =>
    Array.from({ length: Math.min(count, 100) }, (_none, at) => ({
      ...told[at % told.length],
      _id: `65f1c0ffee65f1c0ffe${String(at + 10_000)}`,
    })),
});

export const wait = (milliseconds: number) => (page: Page) => page.waitForTimeout(milliseconds);

/** Reads that fail have been given up by then. */
export const failure = (page: Page) => main(page).getByRole('alert').waitFor({ timeout: 20_000 });

/** Presses a button of the page. */
export const press = (name: string) => async (page: Page) => main(page).getByRole('button', { name, exact: true }).first().click();

/** One thing after the other. */
export const inTurn =
  (...steps: readonly NonNullable<State['arrange']>[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
