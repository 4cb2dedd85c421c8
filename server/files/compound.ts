import type { FileHandle } from 'node:fs/promises';

/** Sectors of a directory that are read: 64 of the large ones are more than any document has. */
const MAX_SECTORS = 256;

/**
 * The names of all streams in the directory of a compound file (MS-CFB): what Word, Excel and others kept their documents in
 * before 2007. The library that tells files apart knows the container alone.
 * @throws RangeError or Error when it is cut short or made to mislead
 */
export async function listStreams(file: FileHandle): Promise<Set<string>> {
  const header = await readPart(file, 0, 512);
  const size = 1 << header.readUInt16LE(30);
  if (size !== 512 && size !== 4096) throw new RangeError('a sector has 512 or 4096 bytes');
  const start = (sector: number): number => (sector + 1) * size;
  const next = async (sector: number): Promise<number> => {
    const table = header.readUInt32LE(76 + 4 * Math.floor(sector / (size / 4)));
    return (await readPart(file, start(table) + 4 * (sector % (size / 4)), 4)).readUInt32LE(0);
  };
  const names = new Set<string>();
  // A chain may be made to lead back to itself.
  let remainingSectors = MAX_SECTORS;
  for (let sector = header.readUInt32LE(48); sector < 0xfffffffa && remainingSectors > 0; remainingSectors -= 1) {
    const entries = await readPart(file, start(sector), size);
    for (let at = 0; at < size; at += 128) {
      const length = Math.min(64, entries.readUInt16LE(at + 64));
      if (entries[at + 66] === 2) names.add(entries.toString('utf16le', at, at + Math.max(0, length - 2)));
    }
    sector = await next(sector);
  }
  return names;
}

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new RangeError('the file ends before what it names');
  return buffer;
}
