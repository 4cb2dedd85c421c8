import { inflateRawSync } from 'node:zlib';

/** The entries of a ZIP file by name, read by the list at its end. @throws when it is none */
export function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('this is no ZIP file');
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let remainingEntries = file.readUInt16LE(end + 10); remainingEntries > 0; remainingEntries -= 1) {
    const method = file.readUInt16LE(at + 10);
    const packedLength = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(from, from + packedLength);
    entries.set(file.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? packed : inflateRawSync(packed));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
