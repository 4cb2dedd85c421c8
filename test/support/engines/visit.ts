import { expect } from '@playwright/test';
import { findOverflow } from '../e2e/appearance.ts';
import { compareWithServedElements } from '../e2e/hydration.ts';
import type { Tab } from './engine.ts';
import { pressKey, type Key } from './input.ts';
import { Part } from './part.ts';

/** A person's visit to the site in one tab of an engine. Parts of the page are found by role, label and text, as people name them. */
export class Visit extends Part {
  readonly #tab: Tab;
  readonly #origin: string;
  /** Whether the window is as narrow as a phone's. */
  readonly isNarrow: boolean;

  constructor(tab: Tab, origin: string, isNarrow: boolean) {
    super(tab, []);
    this.#tab = tab;
    this.#origin = origin;
    this.isNarrow = isNarrow;
  }

  get header(): Part {
    return this.role('banner');
  }

  get main(): Part {
    return this.role('main');
  }

  get dialog(): Part {
    return this.role('dialog');
  }

  /** Opens a page, and expects that it fits into the window and, for visitors, hydrates in place: members get parts of their own. */
  async open(path: string): Promise<void> {
    await this.#tab.open(`${this.#origin}${path}`);
    await expect
      .poll(() => this.#tab.call(() => document.documentElement.hasAttribute('data-ready')), { message: `${path} is ready` })
      .toBe(true);
    if (await this.#tab.call(() => localStorage.getItem('authToken') === null)) {
      const { served, lost } = await this.#tab.call(compareWithServedElements);
      expect(served, 'elements in the served page').toBeGreaterThan(10);
      expect(lost, 'served elements that React replaced').toEqual([]);
    }
    await this.expectFits();
  }

  /** Opens a page that the server renders without the site's scripts, and expects that it fits into the window. */
  async openPlain(path: string): Promise<void> {
    await this.#tab.open(`${this.#origin}${path}`);
    await this.expectFits();
  }

  goBack(): Promise<void> {
    return this.#tab.goBack();
  }

  /** Forgets the member, as after a logout. */
  async forgetLogin(): Promise<void> {
    await this.#tab.open(`${this.#origin}/robots.txt`);
    await this.#tab.call(() => localStorage.clear());
  }

  /** Presses a key, wherever the focus is. */
  press(key: Key): Promise<void> {
    return this.#tab.perform([pressKey(key)]);
  }

  /** Expects that the page does not scroll sideways. */
  async expectFits(): Promise<void> {
    expect(await this.#tab.call(findOverflow), 'elements that overflow the window').toEqual([]);
  }

  /** Expects that a page is shown at a path, query and hash, and fits into the window. */
  async expectAt(path: string | RegExp, heading: string | RegExp): Promise<void> {
    const expected = typeof path === 'string' ? path : expect.stringMatching(path);
    await expect.poll(() => this.#tab.call(() => location.pathname + location.search + location.hash)).toEqual(expected);
    await this.main.role('heading', heading).expectSeen();
    await this.expectFits();
  }

  /** Returns the address and the text of the page. */
  describe(): Promise<string> {
    return this.#tab.call(() => `${location.href}\n\n${document.body.innerText}\n`);
  }

  /** Waits until the page has handled what the tests did, and everything it reports has arrived. */
  async end(): Promise<void> {
    await this.#tab.open('about:blank');
  }
}
