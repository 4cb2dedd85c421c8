import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NewChapter } from '../../scripts/newChapter/options.ts';
import { writeChapterFiles } from '../../scripts/newChapter/write.ts';

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

/** Writes a chapter's content into a temporary folder. @returns the folder and a function that removes it */
export function createChapterFolder(chapter: NewChapter = godavari, now = new Date()): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-chapter-'));
  writeChapterFiles(folder, chapter, now);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
