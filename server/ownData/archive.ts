import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileRow } from '../db/jobTables.ts';
import type { Deps } from '../deps.ts';
import { ownTables, type Person } from './tables.ts';

/**
 * Streams everything stored about a person as a ZIP file: `data.json`, `README.txt` and uploaded files, one piece of one file in memory
 * at a time.
 * @param readme description of the contents, a paragraph each
 */
export async function createArchive(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'content'>,
  person: Person,
  readme: readonly string[],
): Promise<Readable> {
  const records: Record<string, object[]> = {};
  for (const [table, { read }] of Object.entries(ownTables)) records[table] = await read(deps.db, person);
  const zip = new ZipFile();
  const mtime = deps.clock();
  const about = { chapter: deps.content.current.chapter.facts.name, made_at: mtime.toISOString() };
  zip.addBuffer(Buffer.from(`${readme.join('\n\n')}\n`), 'README.txt', { mtime });
  zip.addBuffer(Buffer.from(`${JSON.stringify({ ...about, ...records }, null, 2)}\n`), 'data.json', { mtime });

  const archive = zip.outputStream as Readable;
  let reading: Readable | undefined;
  // An aborted download must not leave a file open.
  archive.once('close', () => reading?.destroy());
  for (const { id, kind } of records.files as FileRow[]) {
    zip.addReadStreamLazy(`files/${id}.${kind}`, { mtime, compress: false }, (give) => {
      deps.files.open(id).then(
        (stored) => {
          // The file was just deleted.
          reading = stored?.content ?? Readable.from([]);
          if (archive.destroyed) reading.destroy();
          else give(null, reading);
        },
        (error: unknown) => archive.destroy(error as Error),
      );
    });
  }
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.end();
  return archive;
}
