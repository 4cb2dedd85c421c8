import type { InputSource } from './input.ts';

/** A browser engine that journeys run in. */
export interface Engine {
  /** Opens a tab without cookies or stored data of other tabs. */
  openTab: (width: number, height: number) => Promise<Tab>;
  /** Ends all its processes and removes its profile. */
  stop: () => Promise<void>;
}

/** What a journey needs of a tab. Each engine implements it with its own protocol; everything else is the same for all engines. */
export interface Tab {
  /** Opens a URL and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /** Goes back in the history, as the browser's button does. */
  goBack: () => Promise<void>;
  /**
   * Calls a function in the page. Function, arguments and result are sent as text, so the function can use nothing from around it.
   * @throws Error when the function throws
   */
  call: <Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Makes the engine handle input as if it came from a mouse and a keyboard. */
  perform: (sources: InputSource[]) => Promise<void>;
  /** Chooses a file in the file field that the CSS selector names. */
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** Returns the errors and warnings that the engine itself reported for this tab, if it reports any. */
  messages: () => string[];
  close: () => Promise<void>;
}

/** Returns the source of an asynchronous function that takes the arguments as JSON, calls `fn` with them and returns its result as JSON. */
export const declareWithJson = (fn: (...args: never[]) => unknown): string =>
  `async (json) => JSON.stringify((await (${fn.toString()})(...JSON.parse(json))) ?? null)`;
