import type { Area } from 'react-easy-crop';
import { mixed } from 'yup';
import { describeChangedFile, isReadable } from '../../lib/changedFile.ts';
import { isSingleFile } from '../form/documentFile.ts';

/** Picture types that the server accepts (D-47), as an `accept` attribute. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Size limit of a chosen file. The cropped picture that is sent is much smaller. */
const MAX_MEGABYTES = 20;

export const PICTURE_HINT = `JPEG, PNG or WebP, at most ${MAX_MEGABYTES} MB`;

/** Longest side of a picture while it is being cropped, in pixels. */
const MAX_SIDE = 1600;

const openedPictures = new WeakMap<File, Promise<HTMLCanvasElement>>();

/** Draws a picture file upright and within `MAX_SIDE`. Calls for the same file share a canvas. Rejects if the browser cannot show it. */
export function openPicture(file: File): Promise<HTMLCanvasElement> {
  const canvas = openedPictures.get(file) ?? drawFile(file);
  openedPictures.set(file, canvas);
  return canvas;
}

/** Returns whether a picture's type allows transparent parts. */
export const mayBeTransparent = (file: File): boolean => file.type !== 'image/jpeg';

async function drawFile(file: File): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const area = { x: 0, y: 0, width: image.width, height: image.height };
  const canvas = drawArea(image, area, { width: image.width * scale, height: image.height * scale });
  image.close();
  return canvas;
}

interface Size {
  width: number;
  height: number;
}

/** Draws a part of an image. `background`: a colour below its transparent parts. */
function drawArea(image: CanvasImageSource, { x, y, width, height }: Area, size: Size, background?: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width));
  canvas.height = Math.max(1, Math.round(size.height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no room for the picture');
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the largest centred part with a ratio. */
function centreArea({ width, height }: Size, ratio: number): Area {
  const fitted = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { x: (width - fitted.width) / 2, y: (height - fitted.height) / 2, ...fitted };
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be cut')) : resolve(blob)), type, quality);
  });

interface Cut {
  /** The part in pixels of the opened picture; null: the middle. */
  area: Area | null;
  /** Width divided by height. */
  ratio: number;
}

/**
 * Cuts a part out of a picture, and returns it as JPEG of a fixed width without metadata such as the location. Rejects when the picture
 * cannot be opened or encoded.
 */
export async function cropPicture(file: File, { area, ratio, width }: Cut & { width: number }): Promise<Blob> {
  const picture = await openPicture(file);
  // JPEG has no transparency.
  return encode(drawArea(picture, area ?? centreArea(picture, ratio), { width, height: width / ratio }, 'white'), 'image/jpeg', 0.9);
}

/** Size from which a picture that kept its transparency is sent without it, in bytes: not every browser writes WebP. */
const LARGE_BYTES = 2_000_000;

/**
 * Reduces a picture to a width, and cuts a part out of it if a ratio is given. It keeps its transparent parts where the browser can, and
 * loses metadata such as the location. Rejects as `cropPicture` does.
 * @param maxWidth in pixels; a smaller picture is not enlarged
 */
export async function reducePicture(file: File, { area, ratio }: Partial<Cut>, maxWidth: number): Promise<Blob> {
  const picture = await openPicture(file);
  const part = area ?? centreArea(picture, ratio ?? picture.width / picture.height);
  const scale = Math.min(1, maxWidth / part.width);
  const size = { width: part.width * scale, height: part.height * scale };
  if (mayBeTransparent(file)) {
    const blob = await encode(drawArea(picture, part, size), 'image/webp', 0.85);
    if (blob.size <= LARGE_BYTES) return blob;
  }
  return encode(drawArea(picture, part, size, 'white'), 'image/jpeg', 0.85);
}

const canBeOpened = (file: File): Promise<boolean> =>
  openPicture(file).then(
    () => true,
    () => false,
  );

/** Schema of a picture file; null is valid too. */
export const pictureFile = mixed<File>((value): value is File => value instanceof File)
  .nullable()
  .default(null)
  .test('picture', async (file, { createError }) => {
    if (!file) return true;
    const createRefusal = (message: string) => createError({ message });
    if (!isSingleFile(file)) return createRefusal('Please choose one file only');
    if (!PICTURE_TYPES.split(',').includes(file.type)) return createRefusal('Please choose a JPEG, PNG or WebP picture');
    if (file.size > MAX_MEGABYTES * 1024 * 1024) return createRefusal(`This picture is larger than ${MAX_MEGABYTES} MB`);
    if (await canBeOpened(file)) return true;
    return createRefusal(
      (await isReadable(file)) ? 'This picture cannot be opened. Please choose another one' : describeChangedFile(file.name),
    );
  });
