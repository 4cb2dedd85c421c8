/** Value of a field; null for files and for other elements, which cannot be restored. */
export type FieldValue = string | boolean | null;

/** What a visitor did before hydration. The loader records it, the browser entry replays it. */
export interface EarlyInput {
  clicks: HTMLElement[];
  /** Changed fields with their values, last change last. The loader restores text that React resets. */
  fields: Map<HTMLElement, FieldValue>;
  /** Ends the recording. */
  stop(): void;
  /** Called when the scripts cannot run: restores native behaviour and shows a note. */
  fail(): void;
}

declare global {
  interface Window {
    __early?: EarlyInput;
  }
}
