import type { PictureKind } from '../kind.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { damagedError, type DrawnPicture, type PictureReader } from './reading.ts';
import { readWebp } from './webp.ts';

/** Beginning and reader of each permitted format. */
const FORMATS: Readonly<Record<PictureKind, { signature: RegExp; read: PictureReader }>> = {
  jpg: { signature: /^\xFF\xD8\xFF/, read: readJpeg },
  png: { signature: /^\x89PNG\r\n/, read: readPng },
  webp: { signature: /^RIFF.{4}WEBP/s, read: readWebp },
};

/**
 * Rebuilds a picture from the parts that are needed to draw it. Everything else is left out, such as the place where it was taken, a
 * preview that shows more than the picture, or another file that follows it.
 * @returns undefined unless the file is a JPEG, PNG or WebP picture (D-47)
 * @throws RangeError when the picture is damaged
 */
export function rebuildPicture(file: Buffer): (DrawnPicture & { kind: PictureKind }) | undefined {
  const beginning = file.toString('latin1', 0, 12);
  const kind = (Object.keys(FORMATS) as PictureKind[]).find((format) => FORMATS[format].signature.test(beginning));
  if (kind === undefined) return undefined;
  const picture = FORMATS[kind].read(file);
  if (picture.width === 0 || picture.height === 0) throw damagedError();
  return { kind, ...picture };
}
