import { damagedError, take, type PictureReader } from './reading.ts';

/** Codes of JPEG's segments: SOI, EOI, SOS, COM, APP0 to APP15, APP14 (with the colour transform), SOF0 to SOF15 without DHT, JPG, DAC. */
const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];
const [FIRST_APP, LAST_APP, ADOBE_APP] = [0xe0, 0xef, 0xee];
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Whether a segment tells only programs or people something, such as the place or a preview. */
const isMetadata = (code: number, segment: Buffer): boolean =>
  code === COMMENT ||
  (code >= FIRST_APP && code <= LAST_APP && !(code === ADOBE_APP && segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe'));

/** Returns where the compressed data from `start` end: at a marker that is neither a stuffed zero nor a restart. */
function findScanEnd(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const code = file[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  throw damagedError();
}

/** Rebuilds a JPEG picture without metadata, comments, previews and what follows its end. Pixels stay as they are: not turned. */
export const readJpeg: PictureReader = (file) => {
  const parts = [take(file, 0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ;) {
    const marker = take(file, at, 2);
    const code = marker.readUInt8(1);
    if (marker[0] !== 0xff || code === START) throw damagedError();
    if (code === 0xff) {
      // Bytes that fill.
      at += 1;
      continue;
    }
    if (code === END) {
      if (size === undefined) throw damagedError();
      return { ...size, content: Buffer.concat([...parts, marker]) };
    }
    const length = take(file, at + 2, 2).readUInt16BE();
    const segment = take(file, at, 2 + length);
    if (isFrame(code)) {
      // A second size could be the true one.
      if (size !== undefined) throw damagedError();
      size = { height: take(segment, 5, 2).readUInt16BE(), width: take(segment, 7, 2).readUInt16BE() };
    }
    const end = code === SCAN ? findScanEnd(file, at + segment.length) : at + segment.length;
    if (!isMetadata(code, segment)) parts.push(file.subarray(at, end));
    at = end;
  }
};
