import { createHash } from 'node:crypto';
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ContentError } from './cms/contentError.ts';
import { knowNames } from './jobs/otherNames.ts';
import { loadWhole, type Whole } from './readWhole.ts';

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
  readonly current: Whole;
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
const CONTENT = /\.(yaml|md|svg|png|jpe?g|webp|avif)$/;

/** What lies in a folder and below: of folders such as `.git`, nothing. */
function* entriesIn(folder: string): Generator<{ path: string; isFolder: boolean }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    yield { path, isFolder };
    if (isFolder) yield* entriesIn(path);
  }
}

/** Names what a folder holds: every file with its size and the moment of its last change. */
function fingerprint(folder: string): string {
  const files = [...entriesIn(folder)].filter(({ path, isFolder }) => !isFolder && CONTENT.test(path));
  const lines = files.map(({ path }) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return `${path}\0${stat?.size}\0${stat?.mtimeMs}`;
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** What a folder held when it was last read by this process: all that starts in it reads it once. */
const known = new Map<string, { print: string; whole: Whole }>();

function readNow(folder: string, now: Date): { print: string; whole: Whole } {
  const print = printOf(folder);
  const last = known.get(folder);
  if (last?.print === print) return last;
  const read = { print, whole: loadWhole(folder, now) };
  known.set(folder, read);
  return read;
}

/** A folder that is away is one without files. */
function printOf(folder: string): string {
  try {
    return fingerprint(folder);
  } catch {
    return '';
  }
}

/**
 * Reads the content folder, and again whenever its files change. A change is read whole, checked, and takes the place of what was
 * known at once; with a mistake in it, what was known stays.
 * @throws ContentError with a sentence for people when it is not right at the start
 */
export function openContent(folder: string, { clock, log, lookEveryMs = 60_000, quietMs = 300 }: Options): LiveContent {
  let { print, whole } = readNow(folder, clock());
  let problem: ContentProblem | null = null;
  knowNames(whole.searchWords);

  function look(): void {
    const seen = printOf(folder);
    if (seen === print) return;
    print = seen;
    // Anew: folders, too, may have been put in the place of others.
    watches.keep([]);
    watches.keep(foldersIn(folder));
    try {
      ({ print, whole } = readNow(folder, clock()));
      knowNames(whole.searchWords);
      problem = null;
      log.info('the content has changed and is shown');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problem = { since: clock(), message, mistakes: error instanceof ContentError ? error.mistakes : [] };
      log.error({ content: message }, 'the content has changed and is not right: what was there before stays');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const watches = new Watches(() => {
    clearTimeout(timer);
    timer = setTimeout(look, quietMs).unref();
  });
  watches.keep(foldersIn(folder));
  const poll = setInterval(look, lookEveryMs).unref();
  return {
    get current() {
      return whole;
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

/** A folder and all folders in it; none when it is away. */
function foldersIn(folder: string): string[] {
  try {
    return [folder, ...[...entriesIn(folder)].filter(({ isFolder }) => isFolder).map(({ path }) => path)];
  } catch {
    return [];
  }
}

/** Makes something of the content when it is first asked for, and again once that has changed. */
export function madeOf<T>(content: Pick<LiveContent, 'current'>, make: (whole: Whole) => T): () => T {
  let last: { whole: Whole; made: T } | undefined;
  return () => {
    const { current } = content;
    if (last?.whole !== current) last = { whole: current, made: make(current) };
    return last.made;
  };
}
