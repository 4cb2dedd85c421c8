import { AnimationError, take, type PictureReader } from './reading.ts';

const WEBP_HEADER_BYTES = 12;

/** Returns a chunk of a RIFF file; its data have an even length. */
function createChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Returns the size of a WebP picture's lossy (`VP8 `) or lossless (`VP8L`) pixels. */
function readWebpSize(name: string, data: Buffer): { width: number; height: number } {
  if (name === 'VP8 ') return { width: take(data, 6, 2).readUInt16LE() & 0x3fff, height: take(data, 8, 2).readUInt16LE() & 0x3fff };
  const bits = take(data, 1, 4).readUInt32LE();
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Rebuilds a WebP picture from its pixels and their transparency. @throws AnimationError for an animation */
export const readWebp: PictureReader = (file) => {
  let alpha: Buffer | undefined;
  for (let at = WEBP_HEADER_BYTES; ;) {
    const name = take(file, at, 4).toString('latin1');
    const data = take(file, at + 8, take(file, at + 4, 4).readUInt32LE());
    if (name === 'ANIM' || name === 'ANMF') throw new AnimationError('the picture is an animation');
    if (name === 'ALPH') alpha = data;
    if (name === 'VP8 ' || name === 'VP8L') {
      const size = readWebpSize(name, data);
      // Only lossy pixels have their transparency in a chunk of its own, which the extended header announces.
      const transparency = alpha === undefined || name === 'VP8L' ? [] : [createExtendedHeader(size), createChunk('ALPH', alpha)];
      const chunks = Buffer.concat([Buffer.from('WEBP'), ...transparency, createChunk(name, data)]);
      return { ...size, content: createChunk('RIFF', chunks) };
    }
    at += 8 + data.length + (data.length % 2);
  }
};

/** Returns the chunk that says that a picture of this size has transparency, and nothing else. */
function createExtendedHeader({ width, height }: { width: number; height: number }): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(0x10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return createChunk('VP8X', data);
}
