import { join, relative } from 'node:path';
import { checkAnswers } from './check.ts';
import { ContentError } from './contentError.ts';
import { readContent } from './read.ts';
import type { Content } from './types.ts';

/** Where the content lies unless told otherwise. */
export const contentFolder = join(import.meta.dirname, '..', 'content');

/**
 * Reads the content folder once and proves that every answer made from it meets `openapi/cms.yaml`.
 * @param folder the content folder
 * @param now the moment from which relative days are counted for the check
 * @throws ContentError with one sentence that names the file and the field, when anything is wrong
 */
export function loadContent(folder: string = contentFolder, now: Date = new Date()): Content {
  try {
    const content = readContent(folder);
    checkAnswers(content, now);
    return content;
  } catch (error) {
    // Files are named from the content folder; a reader of the message starts at the project's.
    throw error instanceof ContentError ? new ContentError(`${relative(process.cwd(), folder)}/${error.message}`) : error;
  }
}
