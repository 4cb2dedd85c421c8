import { createContext, use, useEffect, useEffectEvent } from 'react';

/** The dialogs, drawers and menus that are open. `src/app/overlayHistory.ts` gives each an entry in the browser's history. */
export interface OpenOverlays {
  /** Adds an overlay above the others. Returns what removes it. @param close closes it like Escape; it may refuse */
  add(close: () => void): () => void;
  /** Removes the entries of all overlays. A navigation does so by itself, but then begins later. */
  removeEntries(): Promise<void>;
}

/** Null on the server and in tests of single components: Back then closes nothing. */
export const OpenOverlaysContext = createContext<OpenOverlays | null>(null);

/** Makes Back close an open dialog, drawer or menu instead of leaving the page (D-7). */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const overlays = use(OpenOverlaysContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? overlays?.add(() => close()) : undefined), [open, overlays]);
}
