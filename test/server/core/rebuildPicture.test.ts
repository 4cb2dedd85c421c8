import { crc32 } from 'node:zlib';
import { encode } from 'fast-png';
import { AnimationError } from '../../../server/platform/files/pictures/reading.ts';
import { rebuildPicture } from '../../../server/platform/files/pictures/rebuild.ts';
import { jpg } from '../jobs/forms.ts';

const PLACE = 'EXIF GPS 11.6643 N 78.1460 E';

const segment = (code: number, data: string | Buffer): Buffer => {
  const content = Buffer.from(data);
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** Inserts parts after the first two bytes of a JPEG picture. */
const withSegments = (picture: Buffer, ...parts: Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 2), ...parts, picture.subarray(2)]);

const pngChunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const png = (width = 2, height = 3): Buffer =>
  Buffer.from(encode({ width, height, channels: 4, data: new Uint8Array(width * height * 4).fill(90) }));

const riffChunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const webp = (...chunks: Buffer[]): Buffer => riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
/** Lossy pixels of 300 × 200: the frame's tag, the start code and the size. */
const LOSSY = riffChunk('VP8 ', Buffer.from('9d012a9d012a2c01c800aabb', 'hex'));
const LOSSLESS = riffChunk('VP8L', Buffer.from('2f2bc13100aabb', 'hex'));
const ALPHA = riffChunk('ALPH', Buffer.from('0011'));
const extended = (flags: number): Buffer => riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));

const rebuild = (file: Buffer) => rebuildPicture(file)?.content.toString('latin1');
const asText = (file: Buffer) => file.toString('latin1');

describe('[D-47] [DASH-03] a profile picture', () => {
  it('that is a JPEG loses its metadata, comments, previews and what follows its end', () => {
    const picture = jpg('pixels \xFF\0 \xFF\xD0 \xFF\xD7 more\xFF');
    const original = Buffer.concat([
      withSegments(
        picture,
        segment(0xe0, 'JFIF'),
        segment(0xe1, `Exif\0\0${PLACE}`),
        segment(0xe2, 'MPF'),
        Buffer.from([0xff, 0xff]),
        segment(0xed, PLACE),
        segment(0xee, 'not a colour'),
        segment(0xef, PLACE),
        segment(0xfe, PLACE),
      ),
      Buffer.from(`PK\x03\x04 ${PLACE}`),
    ]);
    expect(rebuild(original)).toBe(asText(picture));
    expect(rebuildPicture(original)).toMatchObject({ kind: 'jpg', width: 1, height: 1 });
  });

  it('that is a JPEG keeps how its colours are stored, and metadata between its scans goes', () => {
    const adobe = segment(0xee, Buffer.from('4164 6f62 6500 6400 0000 0000'.replaceAll(' ', ''), 'hex'));
    const picture = withSegments(jpg(), adobe);
    const scan = picture.subarray(picture.indexOf(Buffer.from([0xff, 0xda])), -2);
    const twoScans = (between: Buffer) => Buffer.concat([picture.subarray(0, -2), between, scan, picture.subarray(-2)]);
    expect(rebuild(twoScans(segment(0xe1, PLACE)))).toBe(asText(twoScans(Buffer.alloc(0))));
  });

  it('that is a JPEG of any coding keeps its tables, and only the frame says its size', () => {
    for (const code of [0xc1, 0xc2, 0xcf]) {
      const picture = withSegments(jpg(), ...[0xc4, 0xc8, 0xcc, 0xdb].map((table) => segment(table, 'table')));
      picture[picture.indexOf(Buffer.from([0xff, 0xc0])) + 1] = code;
      expect(rebuildPicture(picture)).toMatchObject({ width: 1, height: 1, content: picture });
    }
  });

  it('that is a PNG keeps only the chunks that draw it', () => {
    const picture = png();
    const end = picture.subarray(-12);
    const extra = ['tEXt', 'eXIf', 'iTXt', 'zTXt', 'tIME', 'fdAT', 'xxXx'].map((name) => pngChunk(name, Buffer.from(PLACE)));
    const colours = ['gAMA', 'cHRM', 'sRGB', 'PLTE', 'tRNS'].map((name) => pngChunk(name, Buffer.alloc(3)));
    const original = Buffer.concat([picture.subarray(0, 33), ...extra, ...colours, picture.subarray(33), Buffer.from(PLACE)]);
    expect(rebuild(original)).toBe(asText(Buffer.concat([picture.subarray(0, 33), ...colours, picture.subarray(33, -12), end])));
    expect(rebuildPicture(original)).toMatchObject({ kind: 'png', width: 2, height: 3 });
  });

  it('that is a WebP keeps its pixels and their transparency', () => {
    const metadata = [riffChunk('EXIF', Buffer.from(PLACE)), riffChunk('XMP ', Buffer.from(PLACE)), Buffer.from(PLACE)];
    expect(rebuild(webp(extended(0x2c), riffChunk('ICCP', Buffer.from(`${PLACE}!`)), LOSSY, ...metadata))).toBe(asText(webp(LOSSY)));
    expect(rebuildPicture(webp(LOSSY))).toMatchObject({ kind: 'webp', width: 300, height: 200 });
    const rebuilt = rebuildPicture(webp(extended(0x3c), ALPHA, LOSSY, ...metadata));
    const header = riffChunk('VP8X', Buffer.from('100000002b0100c70000', 'hex'));
    expect(rebuilt?.content.toString('hex')).toBe(webp(header, ALPHA, LOSSY).toString('hex'));
    // Lossless pixels contain their transparency.
    expect(rebuild(webp(extended(0x10), ALPHA, LOSSLESS))).toBe(asText(webp(LOSSLESS)));
    expect(rebuildPicture(webp(LOSSLESS, ...metadata))).toMatchObject({ width: 300, height: 200, content: webp(LOSSLESS) });
  });

  it('is refused when it is cut short anywhere, without a size, or with two', () => {
    for (const picture of [withSegments(jpg('pixels'), segment(0xe1, PLACE)), png(), webp(extended(0x10), ALPHA, LOSSY)]) {
      for (let length = 12; length < picture.length; length += 1) {
        expect(() => rebuildPicture(picture.subarray(0, length))).toThrow(RangeError);
      }
    }
    const frame = (width: number) => segment(0xc0, Buffer.from([8, 0, 1, 0, width, 1, 1, 0x11, 0]));
    expect(() => rebuildPicture(withSegments(jpg(), frame(1)))).toThrow(RangeError);
    // What is not a marker, and a second start.
    for (const part of [Buffer.from([0, 0xe1, 0, 2]), segment(0xd8, '')]) {
      expect(() => rebuildPicture(withSegments(jpg(), segment(0xe1, PLACE), part))).toThrow(RangeError);
    }
    const empty = jpg();
    empty.writeUInt16BE(0, empty.indexOf(Buffer.from([0xff, 0xc0])) + 7);
    expect(() => rebuildPicture(empty)).toThrow(RangeError);
    const twoHeaders = png();
    expect(() => rebuildPicture(Buffer.concat([twoHeaders.subarray(0, 33), twoHeaders.subarray(8)]))).toThrow(RangeError);
    for (const name of ['ANIM', 'ANMF']) {
      expect(() => rebuildPicture(webp(extended(0x02), riffChunk(name, Buffer.alloc(16)), LOSSY))).toThrow(AnimationError);
    }
    expect(rebuildPicture(Buffer.from('GIF89a'))).toBeUndefined();
  });
});
