import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_FOLDER } from '../../../server/platform/installation.ts';

/**
 * Creates a content folder for CONTENT_DIR that has today's day for the event with the demonstration's guests, so that they can be checked
 * in. The caller removes it.
 */
export function createContentOfToday(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const file = path.join(folder, 'events', '4106-panchayat-planning-day.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^when: .*$/m, 'when: { in: 0 days }'));
  return folder;
}
