import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { readChapter, type Chapter } from './chapter/read.ts';
import { readSearchWords, createSynonyms, type Synonyms } from './synonyms.ts';
import { recordResponseMistakes } from './check.ts';
import { Mistakes } from './contentError.ts';
import { openContentFolder, type ContentFolder, type Overlay } from './folder.ts';
import { readPictures } from './pictures.ts';
import { readContent } from './read.ts';
import type { Content } from './types.ts';
import { readPages, type Pages } from './pages/read.ts';

/** A folder that has none of these is the wrong folder: one mistake says so, instead of one for each missing file. */
const MARKER_NAMES = ['chapter.yaml', 'pages', 'events'];

/** The contents of a content folder, all read and validated at one time. */
export interface ContentSnapshot {
  chapter: Chapter;
  content: Content;
  /** Texts of the static pages. No CMS has them, so they come from the content folder even with a provider. */
  pages: Pages;
  /** For the search of the job board. */
  synonyms: Synonyms;
}

/**
 * Reads a content folder and collects its mistakes.
 * @param now time from which relative days such as `in: 12 days` count
 * @returns undefined when the folder or its `chapter.yaml` could not be read; `mistakes` then says why
 */
export function readSnapshot(folder: ContentFolder, now: Date, mistakes: Mistakes): ContentSnapshot | undefined {
  if (!existsSync(folder.path)) {
    mistakes.add({ file: '' }, 'there is no such folder.');
    return undefined;
  }
  if (MARKER_NAMES.every((name) => !folder.has(name))) {
    mistakes.add({ file: '' }, 'this is not the folder of a chapter’s content: it has no chapter.yaml. Is it the right one?');
    return undefined;
  }
  const pictures = readPictures(folder, mistakes);
  const content = readContent(folder, pictures, mistakes);
  recordResponseMistakes(content, now, mistakes);
  const categoryNames = content.categories.map(({ name }) => name);
  const chapter = readChapter(folder, categoryNames, mistakes);
  const pages = readPages(folder, pictures, mistakes);
  const synonyms = createSynonyms(readSearchWords(folder, mistakes));
  return chapter && { chapter, content, pages, synonyms };
}

/** Formats a folder's path: relative to the working directory if the folder lies inside, otherwise as given. */
export function formatFolder(folder: string): string {
  const relativePath = relative(process.cwd(), folder);
  return relativePath === '' || relativePath.startsWith('..') ? folder : relativePath;
}

/**
 * Reads a content folder.
 * @param now time from which relative days such as `in: 12 days` count
 * @param overlay texts in place of the folder's files
 * @throws ContentError when anything is wrong; its message names file, line and field of the first mistake
 */
export function loadSnapshot(folder: string, now: Date = new Date(), overlay?: Overlay): ContentSnapshot {
  const mistakes = new Mistakes();
  const snapshot = readSnapshot(openContentFolder(folder, overlay), now, mistakes);
  mistakes.throwIfAny(formatFolder(folder));
  if (snapshot === undefined) throw new Error(`${folder} could not be read, for no reason that is known.`);
  return snapshot;
}
