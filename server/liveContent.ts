import { createHash } from 'node:crypto';
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ContentError } from './cms/contentError.ts';
import { isHidden, SUBFOLDERS } from './cms/files.ts';
import { printOf } from './cms/readPlain.ts';
import { knowNames } from './jobs/otherNames.ts';
import { loadSnapshot, type ContentSnapshot } from './contentSnapshot.ts';

/** Why the content is not as its files are: they were changed, and are not right. */
export interface ContentProblem {
  since: Date;
  /** One sentence that names file, line and field of the first mistake. */
  message: string;
  mistakes: ContentError['mistakes'];
}

/** The chapter's content, as its files were when they were last right. */
export interface LiveContent {
  /** Everything together, of one moment: what is made of it is kept for as long as this stays the same object. */
  readonly current: ContentSnapshot;
  /** Null while the files are what is shown. */
  readonly problem: ContentProblem | null;
  /** Reads the files now if they have changed. */
  look(): void;
  close(): void;
}

interface Options {
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How often to look when nothing was told: folders on other machines tell nothing; milliseconds. */
  lookEveryMs?: number;
  /** So long after the last change that was told, in milliseconds: whoever copies files has copied them. */
  quietMs?: number;
}

/** What content is made of; what editors and other programs keep beside it is none of it. */
const CONTENT = /\.(yaml|md|svg|png|jpe?g|webp|avif)$/i;

/** So often it is looked whether a folder that is away is back, which nobody tells; milliseconds. */
const AWAY_MS = 1_000;

/** The content folder, and those in it in which content lies. */
const foldersOf = (folder: string): string[] => [folder, ...SUBFOLDERS.map((name) => join(folder, name))];

/** What the file system says; undefined where it refuses. */
function orNone<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** The files of the content in one folder, each with what it is like; of a link, what it leads to. */
const filesIn = (folder: string): string[] =>
  (orNone(() => readdirSync(folder)) ?? [])
    .filter((name) => CONTENT.test(name) && !isHidden(name))
    .map((name) => `${name} ${printOf(orNone(() => statSync(join(folder, name))))}`)
    .toSorted();

/** Tells what a content folder holds, so that any change of it tells something else; nothing while the folder is away. */
function fingerprint(folder: string): string {
  if (orNone(() => readdirSync(folder)) === undefined) return '';
  const lines = foldersOf(folder).flatMap((one) => [one, ...filesIn(one)]);
  return createHash('sha256').update(lines.join('\0')).digest('hex');
}

/** The last snapshot of each folder: servers that start in the same process read it once. */
const known = new Map<string, { print: string; snapshot: ContentSnapshot }>();

/**
 * Reads a folder that is as its fingerprint says.
 * @returns undefined when it was changed meanwhile: what was read may be of two moments
 * @throws ContentError
 */
function readAt(folder: string, print: string, now: Date): ContentSnapshot | undefined {
  const last = known.get(folder);
  if (last?.print === print) return last.snapshot;
  try {
    const snapshot = loadSnapshot(folder, now);
    if (fingerprint(folder) !== print) return undefined;
    known.set(folder, { print, snapshot });
    return snapshot;
  } catch (error) {
    if (fingerprint(folder) !== print) return undefined;
    throw error;
  }
}

/**
 * Reads the content folder, and again whenever its files change. A change is read whole, checked, and takes the place of what was
 * known at once; with a mistake in it, what was known stays.
 * @throws ContentError with a sentence for people when it is not right at the start
 */
export function openContent(folder: string, { clock, log, lookEveryMs = 60_000, quietMs = 300 }: Options): LiveContent {
  let print = fingerprint(folder);
  let snapshot = readAt(folder, print, clock()) ?? loadSnapshot(folder, clock());
  let problem: ContentProblem | null = null;
  knowNames(snapshot.searchWords);

  function look(): void {
    const seen = fingerprint(folder);
    if (seen === '') lookIn(AWAY_MS);
    if (seen === print) return;
    // Anew: folders, too, may have been put in the place of others.
    watches.keep([]);
    watches.keep(foldersOf(folder));
    try {
      const next = readAt(folder, seen, clock());
      if (next === undefined) return lookIn(quietMs);
      [print, snapshot, problem] = [seen, next, null];
      knowNames(snapshot.searchWords);
      log.info('the content has changed and is shown');
    } catch (error) {
      print = seen;
      const message = error instanceof Error ? error.message : String(error);
      problem = { since: clock(), message, mistakes: error instanceof ContentError ? error.mistakes : [] };
      log.error({ content: message }, 'the content has changed and is not right: what was there before stays');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, ms).unref();
  }
  const watches = new Watches(() => lookIn(quietMs));
  watches.keep(foldersOf(folder));
  const poll = setInterval(() => {
    // Somebody may be at it.
    if (fingerprint(folder) !== print) lookIn(quietMs);
  }, lookEveryMs).unref();
  return {
    get current() {
      return snapshot;
    },
    get problem() {
      return problem;
    },
    look,
    close() {
      clearTimeout(timer);
      clearInterval(poll);
      watches.keep([]);
    },
  };
}

/**
 * Watches folders, each by itself: a watch of all below one loses files that an editor puts in the place of others. Where the system
 * cannot, looking from time to time has to do.
 */
class Watches {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Watches these folders and no others. */
  keep(folders: readonly string[]): void {
    for (const [folder, watcher] of this.#watchers) if (!folders.includes(folder)) this.#end(folder, watcher);
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#begin(folder);
  }

  #begin(folder: string): void {
    try {
      const watcher = watch(folder, { persistent: false }, this.#changed);
      watcher.on('error', () => this.#end(folder, watcher));
      this.#watchers.set(folder, watcher);
    } catch {
      // Gone already, or more watches than the system gives.
    }
  }

  #end(folder: string, watcher: FSWatcher): void {
    watcher.close();
    this.#watchers.delete(folder);
  }
}

/** Returns a getter of a value derived from the content: computed at the first call, and anew after the content has changed. */
export function derivedFromContent<T>(content: Pick<LiveContent, 'current'>, make: (snapshot: ContentSnapshot) => T): () => T {
  let last: { snapshot: ContentSnapshot; made: T } | undefined;
  return () => {
    const { current } = content;
    if (last?.snapshot !== current) last = { snapshot: current, made: make(current) };
    return last.made;
  };
}
