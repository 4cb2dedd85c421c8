import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, watch, type FSWatcher } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { ContentError } from './contentError.ts';
import { copyFolder } from './copyFolder.ts';
import { computeFingerprint, listFolders } from './fingerprint.ts';
import { loadSnapshot, type ContentSnapshot } from './contentSnapshot.ts';
import type { PlatformDeps } from '../platform/deps.ts';

/** Why the changed content files are not in use. */
export interface ContentProblem {
  since: Date;
  message: string;
  /** Empty after an unexpected error. */
  mistakes: ContentError['mistakes'];
}

/** The chapter's content, as it was when all content files were last valid. */
export interface LiveContent {
  /** A consistent snapshot; caches derived from it are valid while it is the same object. */
  readonly current: ContentSnapshot;
  /** Whether `current` is the snapshot of a preview. */
  readonly isPreview: boolean;
  /** The folder in use. */
  readonly folder: string;
  /** Null while the current files are in use. */
  readonly problem: ContentProblem | null;
  /** Reads the files now if they have changed; sets `problem` when they are invalid. */
  reload(): void;
  /** Makes `folder` one that may be written: copies the demonstration, which belongs to the program, to its folder for edits. */
  openForEditing(): Promise<void>;
  /** Runs a function in which `current` is another snapshot, also in the requests that it makes to this server itself. */
  previewWith<T>(snapshot: ContentSnapshot, run: () => Promise<T>): Promise<T>;
  /** Stops watching the files. */
  close(): void;
}

interface Options {
  /** The folder that replaces the given one as soon as it exists: edits of the demonstration are kept there. */
  editedFolder?: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Milliseconds between polls; network file systems send no change events. */
  pollIntervalMs?: number;
  /** Milliseconds to wait after the last change event, so that copying has finished. */
  debounceMs?: number;
}

/** Milliseconds between polls for a missing folder, whose return causes no event. */
const MISSING_POLL_MS = 1_000;

/** Snapshots that servers in the same process share. */
const snapshotsByFolder = new Map<string, { fingerprint: string; snapshot: ContentSnapshot }>();

/**
 * Reads a folder whose fingerprint is known.
 * @returns undefined when the folder changed while it was read
 * @throws ContentError
 */
function readConsistently(folder: string, fingerprint: string, now: Date): ContentSnapshot | undefined {
  const cached = snapshotsByFolder.get(folder);
  if (cached?.fingerprint === fingerprint) return cached.snapshot;
  try {
    const snapshot = loadSnapshot(folder, now);
    if (computeFingerprint(folder) !== fingerprint) return undefined;
    snapshotsByFolder.set(folder, { fingerprint, snapshot });
    return snapshot;
  } catch (error) {
    if (computeFingerprint(folder) !== fingerprint) return undefined;
    throw error;
  }
}

/**
 * Reads the content folder, and reads it again whenever it changes. All files are validated together: if they are valid, they replace the
 * content at once, otherwise the previous content stays.
 * @throws ContentError when the content is invalid at the start
 */
export function openContent(
  givenFolder: string,
  { editedFolder, clock, log, pollIntervalMs = 60_000, debounceMs = 300 }: Options,
): LiveContent {
  const previews = new AsyncLocalStorage<ContentSnapshot>();
  let folder = givenFolder;
  /** Once edits were in use, their folder stays the one in use, so that visitors do not get the demonstration when it is missing for a moment. */
  function chooseFolder(): void {
    if (editedFolder !== undefined && existsSync(editedFolder)) folder = editedFolder;
  }
  chooseFolder();
  let fingerprint = computeFingerprint(folder);
  let snapshot = readConsistently(folder, fingerprint, clock()) ?? loadSnapshot(folder, clock());
  let problem: ContentProblem | null = null;

  function reload(): void {
    chooseFolder();
    const currentFingerprint = computeFingerprint(folder);
    if (currentFingerprint === '') scheduleReload(MISSING_POLL_MS);
    if (currentFingerprint === fingerprint) return;
    // Watches all folders anew, because they may have been replaced.
    watchers.setFolders([]);
    watchers.setFolders(listFolders(folder));
    try {
      const next = readConsistently(folder, currentFingerprint, clock());
      if (next === undefined) return scheduleReload(debounceMs);
      [fingerprint, snapshot, problem] = [currentFingerprint, next, null];
      log.info('the content has changed and is shown');
    } catch (error) {
      fingerprint = currentFingerprint;
      const message = error instanceof Error ? error.message : String(error);
      problem = { since: clock(), message, mistakes: error instanceof ContentError ? error.mistakes : [] };
      log.error({ content: message }, 'the changed content is invalid: the previous content stays');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  function scheduleReload(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(reload, ms).unref();
  }
  const watchers = new FolderWatchers(() => scheduleReload(debounceMs));
  watchers.setFolders(listFolders(folder));
  const pollTimer = setInterval(() => {
    chooseFolder();
    // Does not read at once, because the change may still be in progress.
    if (computeFingerprint(folder) !== fingerprint) scheduleReload(debounceMs);
  }, pollIntervalMs).unref();
  return {
    get current() {
      return previews.getStore() ?? snapshot;
    },
    get isPreview() {
      return previews.getStore() !== undefined;
    },
    get folder() {
      return folder;
    },
    get problem() {
      return problem;
    },
    reload,
    async openForEditing() {
      if (editedFolder === undefined || folder === editedFolder) return;
      await copyFolder(givenFolder, editedFolder);
      reload();
    },
    previewWith: (other, run) => previews.run(other, run),
    close() {
      clearTimeout(timer);
      clearInterval(pollTimer);
      watchers.setFolders([]);
    },
  };
}

/** Watches folders one by one, because a recursive watch misses files that an editor replaces. Skips folders that cannot be watched. */
class FolderWatchers {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  setFolders(folders: readonly string[]): void {
    for (const [folder, watcher] of this.#watchers) if (!folders.includes(folder)) this.#unwatch(folder, watcher);
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#watch(folder);
  }

  #watch(folder: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, this.#onChange);
      watcher.on('error', () => this.#unwatch(folder, watcher));
      this.#watchers.set(folder, watcher);
    } catch {
      // The folder is missing, or the system's limit of watches is reached.
    }
  }

  #unwatch(folder: string, watcher: FSWatcher): void {
    watcher.close();
    this.#watchers.delete(folder);
  }
}

/**
 * Returns a function that derives a value from the content. It caches the value until the content changes, and does not cache those of
 * previews.
 */
export function derivedFromContent<T>(
  content: Pick<LiveContent, 'current' | 'isPreview'>,
  derive: (snapshot: ContentSnapshot) => T,
): () => T {
  let last: { snapshot: ContentSnapshot; value: T } | undefined;
  return () => {
    const { current, isPreview } = content;
    if (isPreview) return derive(current);
    if (last?.snapshot !== current) last = { snapshot: current, value: derive(current) };
    return last.value;
  };
}

/** Dependencies of the platform, and the chapter's content. */
export interface CmsDeps extends PlatformDeps {
  readonly content: LiveContent;
}
