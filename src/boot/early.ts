/** Value of a field; files and other elements have none that could be restored. */
export type FieldValue = string | boolean | null;

/** What a visitor did before hydration. The loader records it, the browser entry replays it. */
export interface Early {
  clicks: HTMLElement[];
  /** Changed fields in order, with their values; the loader restores a value that React resets. */
  fields: Map<HTMLElement, FieldValue>;
  stop(): void;
  /** The scripts cannot run: native behaviour is restored and a note is shown. */
  fail(): void;
}

declare global {
  interface Window {
    __early?: Early;
  }
}
