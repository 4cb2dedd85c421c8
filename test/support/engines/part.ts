import { expect } from '@playwright/test';
import type { Tab } from './engine.ts';
import { clickAt, pressKey, typeText } from './input.ts';
import type { Query } from './pageTools.ts';

/** A text, or a pattern without flags. */
type Name = string | RegExp;

const toPattern = (name: Name): string | { source: string } => (typeof name === 'string' ? name : { source: name.source });

/** What an element says, holds and looks like to a person. */
interface Look {
  text: string;
  value: string;
  focused: boolean;
}

/**
 * A part of the page. It is looked for whenever it is used, and waited for. Clicks and keys are real input of the engine: a part that is
 * covered, moves or is disabled is not clicked.
 */
export class Part {
  readonly #tab: Tab;
  readonly #path: Query[];

  constructor(tab: Tab, path: Query[]) {
    this.#tab = tab;
    this.#path = path;
  }

  #within(query: Query): Part {
    return new Part(this.#tab, [...this.#path, query]);
  }

  role(role: string, name?: Name): Part {
    return this.#within({ by: 'role', role, ...(name !== undefined && { name: toPattern(name) }) });
  }

  label(name: Name): Part {
    return this.#within({ by: 'label', name: toPattern(name) });
  }

  text(name: Name): Part {
    return this.#within({ by: 'text', name: toPattern(name) });
  }

  button(name: Name): Part {
    return this.role('button', name);
  }

  link(name: Name): Part {
    return this.role('link', name);
  }

  /** Returns what each element of this name looks like. */
  #look(): Promise<Look[]> {
    return this.#tab.call(
      (path) =>
        window.pageTools.findElements(path).map((element) => ({
          text: element.innerText,
          value: 'value' in element ? String(element.value) : '',
          focused: element === document.activeElement,
        })),
      this.#path,
    );
  }

  /** Polls the looks; a page that is just being left is asked again. */
  #expectLooks() {
    return expect.poll(() => this.#look().catch((error: unknown) => [{ text: String(error), value: '', focused: false }]), {
      message: JSON.stringify(this.#path),
    });
  }

  async expectSeen(): Promise<void> {
    await this.#expectLooks().toHaveLength(1);
  }

  async expectCount(count: number): Promise<void> {
    await this.#expectLooks().toHaveLength(count);
  }

  async expectSome(): Promise<void> {
    await this.#expectLooks().not.toHaveLength(0);
  }

  async expectGone(): Promise<void> {
    await this.expectCount(0);
  }

  async expectText(text: string | RegExp): Promise<void> {
    await this.#expectLooks().toEqual([
      expect.objectContaining({ text: typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text) }),
    ]);
  }

  async expectValue(value: string): Promise<void> {
    await this.#expectLooks().toEqual([expect.objectContaining({ value })]);
  }

  async expectFocused(): Promise<void> {
    await this.#expectLooks().toEqual([expect.objectContaining({ focused: true })]);
  }

  /** Returns the text that is shown. */
  async read(): Promise<string> {
    await this.expectSeen();
    return (await this.#look())[0]?.text ?? '';
  }

  /** Clicks with the mouse, once the part can be clicked. */
  async click(): Promise<void> {
    await expect(async () => {
      const target = await this.#tab.call((path) => window.pageTools.locate(path), this.#path);
      if ('problem' in target) throw new Error(`${JSON.stringify(this.#path)}: ${target.problem}`);
      await this.#tab.perform([clickAt(target.x, target.y)]);
      // If the page is being left, the click has hit.
      const missed = await this.#tab.call(() => window.pageTools.endClick?.() ?? false).catch(() => false);
      if (missed) throw new Error(`${JSON.stringify(this.#path)} moved away from the click`);
    }).toPass();
  }

  /** Clicks a field, and types a text in place of the present one. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.expectFocused();
    await this.#tab.call(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.#tab.perform([pressKey('Backspace')]);
    await this.#tab.perform([typeText(text)]);
    await this.expectValue(text);
  }

  /** Chooses an option of a list by typing its name, as people do by keyboard. */
  async choose(option: string): Promise<void> {
    await this.#tab.call((path) => window.pageTools.findElements(path)[0]?.focus(), this.#path);
    await this.#tab.perform([typeText(option)]);
    await this.expectValue(option);
  }

  /** Chooses a file in a file field, which may be hidden behind its button. */
  async chooseFile(file: string): Promise<void> {
    const mark = 'data-test-file';
    await this.#tab.call(
      (path, name) => {
        for (const element of window.pageTools.findElements(path, { hidden: true })) element.setAttribute(name, '');
      },
      this.#path,
      mark,
    );
    await this.#tab.chooseFile(`[${mark}]`, file);
  }
}
