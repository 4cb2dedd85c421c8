import type { ClientInstrumentation, DataRouter } from 'react-router';
import type { OpenOverlays } from '../ui/useBackToClose.ts';

/** State of a history entry. An entry of an overlay is a copy of its page's entry, with the number of overlays that are open there. */
interface EntryState {
  key?: string;
  overlays?: number;
}

const readEntry = (): EntryState => (window.history.state as EntryState | null) ?? {};
const overlaysOfEntry = (): number => readEntry().overlays ?? 0;

export interface OverlayHistory extends OpenOverlays {
  /** For the router: the entries of overlays are removed before it navigates, because its own entry replaces or follows the page's. */
  instrumentation: ClientInstrumentation;
  /** Starts with the router that has the instrumentation. */
  start(router: Pick<DataRouter, 'state' | 'subscribe'>): void;
}

/**
 * Keeps as many history entries above the page's entry as overlays (dialogs, drawers, menus) are open, so that Back closes the topmost
 * overlay (D-7). The router does not see these entries: they have the address and the key of the page. An overlay that closes by itself
 * takes its entry with it, and one that refuses to close gets a new entry. An entry without an overlay, such as after a reload or with
 * Forward, is left at once. Call before the router is created and after `addEntryKeys`: of the listeners, this one must be between theirs.
 */
export function createOverlayHistory(): OverlayHistory {
  /** What closes each open overlay, the topmost last. */
  const open: (() => void)[] = [];
  let router: Pick<DataRouter, 'state' | 'subscribe'> | null = null;
  let timer: number | undefined;
  /** The traversal that this module has started and that is not over. */
  let traversal: PromiseWithResolvers<void> | null = null;

  function goBack(count: number): Promise<void> {
    traversal = Promise.withResolvers<void>();
    window.history.go(-count);
    return traversal.promise;
  }

  /** A loop, because several navigations may wait for one traversal, such as those of a double click. Only one of them starts the next. */
  async function removeAllEntries(): Promise<void> {
    while (traversal !== null || overlaysOfEntry() > 0) await (traversal?.promise ?? goBack(overlaysOfEntry()));
  }

  function adjustEntries(): void {
    timer = undefined;
    // Going back would undo a navigation that ends meanwhile. Afterwards the router reports that it is idle.
    if (traversal !== null || router?.state.navigation.state !== 'idle') return;
    const surplus = overlaysOfEntry() - open.length;
    if (surplus > 0) void goBack(surplus);
    for (let count = overlaysOfEntry() + 1; count <= open.length; count += 1) {
      window.history.pushState({ ...readEntry(), overlays: count }, '');
    }
  }

  /** Adjusts the entries in a task of its own, because often one overlay opens while another closes: a menu's dialog. */
  function scheduleAdjusting(): void {
    if (overlaysOfEntry() !== open.length) timer ??= window.setTimeout(adjustEntries);
  }

  window.addEventListener('popstate', (event) => {
    const isOwn = traversal !== null;
    traversal?.resolve();
    traversal = null;
    if (router === null || readEntry().key !== router.state.location.key) return;
    // The router is at this page already. It would scroll and render again.
    event.stopImmediatePropagation();
    if (!isOwn) for (const close of open.slice(overlaysOfEntry()).toReversed()) close();
    scheduleAdjusting();
  });

  return {
    add(close) {
      open.push(close);
      scheduleAdjusting();
      return () => {
        open.splice(open.indexOf(close), 1);
        scheduleAdjusting();
      };
    },
    removeEntries: removeAllEntries,
    instrumentation: {
      router: ({ instrument }) =>
        instrument({
          navigate: async (navigate) => {
            if (traversal !== null || overlaysOfEntry() > 0) await removeAllEntries();
            await navigate();
          },
        }),
    },
    start(started) {
      router = started;
      started.subscribe(scheduleAdjusting);
      scheduleAdjusting();
    },
  };
}

function addEntryKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Adds a key to history entries that have none: those of directly opened URLs and of hash links. React Router saves scroll positions by
 * key. Call before the router is created.
 */
export function addEntryKeys(): void {
  addEntryKey();
  window.addEventListener('popstate', addEntryKey);
}
