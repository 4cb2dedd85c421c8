import { inflateRawSync } from 'node:zlib';

/** What may be uploaded: a PDF, a Word document of 1997 to 2003, or one since 2007. */
export type FileKind = 'pdf' | 'doc' | 'docx';

/** How each kind is called on the wire. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * The kind of a file by its content (D-47): neither its name nor the type that came with it is looked at. A spreadsheet is no
 * document, although both are kept in the same containers. Never throws.
 */
export function kindOf(content: Buffer): FileKind | undefined {
  if (content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf';
  try {
    if (content.subarray(0, 8).equals(compoundMagic)) return holdsStream(content, 'WordDocument') ? 'doc' : undefined;
    if (content.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
      return zipEntry(content, '[Content_Types].xml')?.includes(wordMain) ? 'docx' : undefined;
    }
  } catch {
    // Cut short or made to mislead: whatever it is, it is none of ours.
  }
  return undefined;
}

const compoundMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Whether a compound file (MS-CFB) has a stream of this name in its directory. @throws RangeError when it is cut short */
function holdsStream(file: Buffer, name: string): boolean {
  const size = 1 << file.readUInt16LE(30);
  if (size !== 512 && size !== 4096) return false;
  const start = (sector: number): number => (sector + 1) * size;
  const next = (sector: number): number => {
    const table = file.readUInt32LE(76 + 4 * Math.floor(sector / (size / 4)));
    return file.readUInt32LE(start(table) + 4 * (sector % (size / 4)));
  };
  // No more steps than there are sectors: a chain may be made to lead back to itself.
  let left = Math.ceil(file.length / size);
  for (let sector = file.readUInt32LE(48); sector < 0xfffffffa && left > 0; sector = next(sector), left -= 1) {
    for (let at = start(sector); at < start(sector) + size; at += 128) {
      const length = Math.min(64, file.readUInt16LE(at + 64));
      if (file[at + 66] === 2 && file.toString('utf16le', at, at + Math.max(0, length - 2)) === name) return true;
    }
  }
  return false;
}

/** The text of an entry of a ZIP file, at most 1 MB of it. @throws when the file is damaged */
function zipEntry(file: Buffer, name: string): string | undefined {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) return undefined;
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (file.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) return unpacked(file, at);
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return undefined;
}

/** @param at where the entry stands in the list at the end of the file */
function unpacked(file: Buffer, at: number): string | undefined {
  const method = file.readUInt16LE(at + 10);
  const packedLength = file.readUInt32LE(at + 20);
  const local = file.readUInt32LE(at + 42);
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const packed = file.subarray(from, from + packedLength);
  if (method === 0) return packed.toString('utf8');
  return method === 8 ? inflateRawSync(packed, { maxOutputLength: 1024 * 1024 }).toString('utf8') : undefined;
}
