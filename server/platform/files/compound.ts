import type { FileHandle } from 'node:fs/promises';

/** Largest number of directory sectors that are read; no document has more than 64 sectors of 4096 bytes. */
const MAX_SECTORS = 256;

/** Numbers from this one on are not sectors but marks, such as the end of a chain. */
const FIRST_MARK = 0xfffffffa;

/**
 * Returns the stream names of a compound file (MS-CFB), the container of Word, Excel and others before 2007.
 * @throws RangeError or Error for a truncated or malicious file
 */
export async function listStreams(file: FileHandle): Promise<Set<string>> {
  // Offsets in the header: 30 the binary logarithm of the sector size, 48 the first directory sector, 76 the allocation table's sectors.
  const header = await readPart(file, 0, 512);
  const sectorSize = 1 << header.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new RangeError('a sector has 512 or 4096 bytes');
  const getOffset = (sector: number): number => (sector + 1) * sectorSize;
  const readNextSector = async (sector: number): Promise<number> => {
    const fatSector = header.readUInt32LE(76 + 4 * Math.floor(sector / (sectorSize / 4)));
    return (await readPart(file, getOffset(fatSector) + 4 * (sector % (sectorSize / 4)), 4)).readUInt32LE(0);
  };
  const names = new Set<string>();
  // A malicious chain may be circular.
  let remainingSectors = MAX_SECTORS;
  for (let sector = header.readUInt32LE(48); sector < FIRST_MARK && remainingSectors > 0; remainingSectors -= 1) {
    const entries = await readPart(file, getOffset(sector), sectorSize);
    // An entry has 128 bytes. Offsets: 0 the name, 64 the length of the name in bytes, 66 the type of the entry (2 for a stream).
    for (let index = 0; index < sectorSize; index += 128) {
      const length = Math.min(64, entries.readUInt16LE(index + 64));
      if (entries[index + 66] === 2) names.add(entries.toString('utf16le', index, index + Math.max(0, length - 2)));
    }
    sector = await readNextSector(sector);
  }
  return names;
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new RangeError('the file is truncated');
  return buffer;
}
