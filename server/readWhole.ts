import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readChapter, type Chapter } from './chapter/read.ts';
import { readSearchWords } from './chapter/searchWords.ts';
import { checkAnswers } from './cms/check.ts';
import { Mistakes } from './cms/contentError.ts';
import { readPictures } from './cms/pictures.ts';
import { readContent } from './cms/read.ts';
import type { Content } from './cms/types.ts';
import { readPages, type Pages } from './pages/read.ts';

/** Where none of these is, all is missing, because another folder was named. */
const BEGINNINGS = ['chapter.yaml', 'pages', 'events'];

/** All that a content folder says, read and checked together. */
export interface Whole {
  chapter: Chapter;
  content: Content;
  /** The words of the pages that no content system knows. */
  pages: Pages;
  /** Names for the same thing, for the search of the job board. */
  searchWords: string[][];
}

/**
 * Reads a content folder whole, and notes every mistake in it.
 * @param now the moment from which relative days are counted for the check
 * @returns what could be read; undefined without a chapter
 */
export function readWhole(folder: string, now: Date, mistakes: Mistakes): Whole | undefined {
  if (!existsSync(folder)) {
    mistakes.add({ file: '' }, 'there is no such folder.');
    return undefined;
  }
  if (BEGINNINGS.every((name) => !existsSync(join(folder, name)))) {
    mistakes.add({ file: '' }, 'this is not the folder of a chapter’s content: it has no chapter.yaml. Is it the right one?');
    return undefined;
  }
  const pictures = readPictures(folder, mistakes);
  const content = readContent(folder, pictures, mistakes);
  checkAnswers(content, now, mistakes);
  const names = content.categories.map(({ name }) => name);
  const chapter = readChapter(folder, names, mistakes);
  const pages = readPages(folder, pictures, mistakes);
  const searchWords = readSearchWords(folder, mistakes);
  return chapter && { chapter, content, pages, searchWords };
}

/** A folder as whoever started the server knows it: from where they did, when it lies below. */
export function folderName(folder: string): string {
  const below = relative(process.cwd(), folder);
  return below === '' || below.startsWith('..') ? folder : below;
}

/**
 * Reads a content folder whole.
 * @throws ContentError with one sentence that names file, line and field, when anything is wrong
 */
export function loadWhole(folder: string, now: Date = new Date()): Whole {
  const mistakes = new Mistakes();
  const whole = readWhole(folder, now, mistakes);
  mistakes.throwAny(folderName(folder));
  if (whole === undefined) throw new Error(`${folder} could not be read, for no reason that is known.`);
  return whole;
}
