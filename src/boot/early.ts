/** What a visitor did before the page's scripts had started. The loader writes it, the browser entry replays it. */
export interface Early {
  /** Buttons clicked, in order. */
  clicks: HTMLElement[];
  /** Fields typed into or changed. */
  fields: Set<HTMLElement>;
  /** Stops recording; from here on React handles the events. */
  stop(): void;
}

declare global {
  interface Window {
    __early?: Early;
  }
}
