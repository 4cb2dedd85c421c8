/** What a visitor wrote or chose in a field; files and other elements have no value that could be written again. */
export type Wanted = string | boolean | null;

/** What a visitor did before the page's scripts had started. The loader writes it, the browser entry replays it. */
export interface Early {
  /** Buttons clicked, in order. */
  clicks: HTMLElement[];
  /** Fields typed into or changed, in order, and what they hold. What empties them but the visitor is undone (loader.ts). */
  fields: Map<HTMLElement, Wanted>;
  /** Stops recording; from here on React handles the events. */
  stop(): void;
  /** The scripts cannot run: the page is the browser's own again, and says so. */
  fail(): void;
}

declare global {
  interface Window {
    __early?: Early;
  }
}
