import { inflateRawSync } from 'node:zlib';

/** Returns the entries of a ZIP file by name. @throws when `file` is not a ZIP file */
export function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('this is no ZIP file');
  const entries = new Map<string, Buffer>();
  let index = file.readUInt32LE(end + 16);
  for (let remainingEntries = file.readUInt16LE(end + 10); remainingEntries > 0; remainingEntries -= 1) {
    const method = file.readUInt16LE(index + 10);
    const packedLength = file.readUInt32LE(index + 20);
    const nameLength = file.readUInt16LE(index + 28);
    const localHeader = file.readUInt32LE(index + 42);
    const dataStart = localHeader + 30 + file.readUInt16LE(localHeader + 26) + file.readUInt16LE(localHeader + 28);
    const packed = file.subarray(dataStart, dataStart + packedLength);
    entries.set(file.toString('utf8', index + 46, index + 46 + nameLength), method === 0 ? packed : inflateRawSync(packed));
    index += 46 + nameLength + file.readUInt16LE(index + 30) + file.readUInt16LE(index + 32);
  }
  return entries;
}
