import type { NewChapter } from '../../scripts/newChapter/options.ts';
import { writeChapterFiles } from '../../scripts/newChapter/write.ts';
import { makeTempDir } from './tempDir.ts';

/** A chapter that is not the demo's. */
export const godavari: NewChapter = {
  name: 'Godavari Chapter',
  shortName: 'Godavari',
  email: 'office@godavari.example.org',
  town: 'Rajahmundry',
  founded: 2011,
  phone: '+91 883 555 0142',
  colours: { brand: '#0B5C4A', deep: '#07392F', accent: '#F2A61E' },
};

/** Writes a chapter's content into a temporary folder (see `makeTempDir`). @returns the folder */
export function createChapterFolder(chapter: NewChapter = godavari, now = new Date()): string {
  const folder = makeTempDir();
  writeChapterFiles(folder, chapter, now);
  return folder;
}
