import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileRow } from '../../platform/db/jobTables.ts';
import type { Deps } from '../../jobs/deps.ts';
import { ownTables, type Person } from './tables.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'content'>;

/**
 * Streams everything that is stored about a person as a ZIP file: `README.txt`, `data.json` and uploaded files. Only one page of records,
 * or one chunk of a file, is in memory at a time.
 * @param readme paragraphs that describe the contents
 */
export function createArchive(deps: ArchiveDeps, person: Person, readme: readonly string[]): Readable {
  const zip = new ZipFile();
  const mtime = deps.clock();
  const archive = zip.outputStream as Readable;
  /** The stream that is being added to the archive. */
  let currentStream: Readable | undefined;
  // An aborted download must not leave a file open.
  archive.once('close', () => currentStream?.destroy());
  zip.on('error', (error: Error) => archive.destroy(error));

  const files: FileRow[] = [];
  const addNextFile = (): void => {
    const file = files.pop();
    if (file === undefined) return zip.end();
    zip.addReadStreamLazy(`files/${file.id}.${file.kind}`, { mtime, compress: false }, (openFile) => {
      deps.files.open(file.id).then(
        (storedFile) => {
          // A file that was deleted meanwhile is added as an empty file.
          currentStream = storedFile?.content ?? Readable.from([]);
          currentStream.once('end', addNextFile);
          currentStream.once('error', (error) => archive.destroy(error));
          if (archive.destroyed) currentStream.destroy();
          else openFile(null, currentStream);
        },
        (error: unknown) => archive.destroy(error as Error),
      );
    });
  };

  zip.addBuffer(Buffer.from(`${readme.join('\n\n')}\n`), 'README.txt', { mtime });
  const data = Readable.from(formatData(deps, person, mtime, files), { objectMode: false });
  data.once('end', addNextFile);
  data.once('error', (error) => archive.destroy(error));
  currentStream = data;
  zip.addReadStream(data, 'data.json', { mtime });
  return archive;
}

/** Yields `data.json` as `JSON.stringify(…, null, 2)` formats it, and adds the person's files to `files`. */
async function* formatData({ db, content }: ArchiveDeps, person: Person, createdAt: Date, files: FileRow[]): AsyncGenerator<string> {
  const about = { chapter: content.current.chapter.facts.name, made_at: createdAt.toISOString() };
  yield JSON.stringify(about, null, 2).slice(0, -'\n}'.length);
  for (const [table, { read }] of Object.entries(ownTables)) {
    yield `,\n  ${JSON.stringify(table)}: [`;
    let isEmpty = true;
    const pages = read(db, person);
    for await (const rows of Symbol.asyncIterator in pages ? pages : [pages]) {
      if (rows.length === 0) continue;
      if (table === 'files') files.push(...(rows as FileRow[]));
      yield `${isEmpty ? '' : ','}${rows.map((row) => `\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`).join(',')}`;
      isEmpty = false;
    }
    yield isEmpty ? ']' : '\n  ]';
  }
  yield '\n}\n';
}
