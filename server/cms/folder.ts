import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONTENT_FOLDER } from '../platform/installation.ts';
import type { Settings } from '../platform/settings.ts';
import { readRegularFile, type SizeLimit } from './readRegularFile.ts';

/** Folders inside the content folder. */
export const SUBFOLDERS = ['pages', 'events', 'certifications', 'pictures'] as const;

export type Subfolder = (typeof SUBFOLDERS)[number];

/** Texts by file, such as `events/4101-x.md`, that are read in place of the folder's files; null: the file is taken as missing. */
export type Overlay = ReadonlyMap<string, string | null>;

/** The files of a content folder. */
export interface ContentFolder {
  readonly path: string;
  /** Returns the names in a subfolder, without hidden ones, which editors and operating systems leave. @throws Error when it is missing */
  list(subfolder: Subfolder | '.'): string[];
  has(file: string): boolean;
  /** Reads a file; see `readRegularFile`. */
  read(file: string, limit: SizeLimit, reportProblem: (why: string) => void): Buffer | undefined;
}

/** Folder of the edited demonstration, in the data directory. */
export const EDITED_FOLDER = 'content';

/** Returns the absolute path of the folder for edits of the demonstration, which belongs to the program; undefined with own content. */
export const getEditedFolder = ({ contentDir, dataDir }: Pick<Settings, 'contentDir' | 'dataDir'>): string | undefined =>
  contentDir === CONTENT_FOLDER ? resolve(dataDir, EDITED_FOLDER) : undefined;

/** Returns the content folder that a server with these settings uses. */
export function findContentFolder(settings: Pick<Settings, 'contentDir' | 'dataDir'>): string {
  const editedFolder = getEditedFolder(settings);
  return editedFolder !== undefined && existsSync(editedFolder) ? editedFolder : settings.contentDir;
}

/** Returns whether a file is hidden. */
export const isHidden = (name: string): boolean => name.startsWith('.');

/** Opens a content folder, with an overlay as it would be after a change that has not been written. */
export function openContentFolder(path: string, overlay: Overlay = new Map()): ContentFolder {
  const isRemoved = (file: string): boolean => overlay.get(file) === null;
  return {
    path,
    list(subfolder) {
      const prefix = subfolder === '.' ? '' : `${subfolder}/`;
      const names = new Set(readdirSync(join(path, subfolder)).filter((name) => !isHidden(name) && !isRemoved(prefix + name)));
      for (const [file, text] of overlay) {
        const name = file.slice(prefix.length);
        if (text !== null && file.startsWith(prefix) && !name.includes('/')) names.add(name);
      }
      return [...names];
    },
    has: (file) => !isRemoved(file) && (overlay.has(file) || existsSync(join(path, file))),
    read(file, limit, reportProblem) {
      const text = overlay.get(file);
      if (text === undefined) return readRegularFile(path, file, limit, reportProblem);
      const bytes = Buffer.from(text ?? '');
      if (text !== null && bytes.length <= limit.maxBytes) return bytes;
      reportProblem(text === null ? 'is missing or cannot be read' : limit.describeTooLarge(bytes.length));
      return undefined;
    },
  };
}
