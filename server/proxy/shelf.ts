import type { Answer } from './ask.ts';

/** The last good answer of one address. */
export interface Kept {
  answer: Answer;
  /** When the provider last said that it is so; milliseconds since 1970. */
  confirmed: number;
  /** When it last did not answer well; 0: not since then. */
  failed: number;
}

/** Answers by their addresses, as many and as large as there is room; the least recently used goes first. */
export class Shelf {
  readonly #entries = new Map<string, Kept>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Kept | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: Kept): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, entry);
  }
}

/** Bytes that an entry takes; its own parts and its headers are about a kilobyte. */
const sizeOf = (key: string, { answer }: Kept): number => answer.body.length + 2 * key.length + 1024;
