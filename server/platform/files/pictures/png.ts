import { damagedError, take, type PictureReader } from './reading.ts';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that are needed to draw a PNG: size, colours, pixels, transparency and the meaning of the colours. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB']);

/** Rebuilds a PNG picture from the chunks that are needed to draw it; of an animation, the first picture. */
export const readPng: PictureReader = (file) => {
  const parts: Buffer[] = [PNG_SIGNATURE];
  const [width, height] = [take(file, 16, 4).readUInt32BE(), take(file, 20, 4).readUInt32BE()];
  for (let at = PNG_SIGNATURE.length; ;) {
    const name = take(file, at + 4, 4).toString('latin1');
    const chunk = take(file, at, 12 + take(file, at, 4).readUInt32BE());
    // A second header could have the true size.
    if ((name === 'IHDR') !== (at === PNG_SIGNATURE.length)) throw damagedError();
    if (PNG_CHUNKS.has(name)) parts.push(chunk);
    if (name === 'IEND') return { width, height, content: Buffer.concat(parts) };
    at += chunk.length;
  }
};
