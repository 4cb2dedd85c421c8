import { Mistakes } from '../../server/cms/contentError.ts';
import { openContentFolder } from '../../server/cms/folder.ts';
import { CONTENT_FOLDER } from '../../server/platform/installation.ts';
import { readPictures } from '../../server/cms/pictures.ts';
import { readChapter, type Chapter } from '../../server/cms/chapter/read.ts';
import { readPages, type Pages } from '../../server/cms/pages/read.ts';

/** The special programs that the demo’s chapter.yaml names. */
const PROGRAMS = ['E&C Footprints', 'PM Footprints', 'PM Outreach', 'Conferences'];

const folder = openContentFolder(CONTENT_FOLDER);

function readValid<T>(read: (mistakes: Mistakes) => T): T {
  const mistakes = new Mistakes();
  const value = read(mistakes);
  mistakes.throwIfAny('server/content');
  return value;
}

/** The chapter of the demo content. */
export const demoChapter: Chapter = readValid((mistakes) => {
  const chapter = readChapter(folder, PROGRAMS, mistakes);
  if (chapter === undefined) throw new Error('The demo content has no chapter.');
  return chapter;
});

/** Returns the pages of the demo content. */
export const demoPages = (): Pages => readValid((mistakes) => readPages(folder, readPictures(folder, mistakes), mistakes));
