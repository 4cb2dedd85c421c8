import type { Area } from 'react-easy-crop';
import { mixed } from 'yup';
import { describeChangedFile, isReadable } from '../../lib/changedFile.ts';
import { isSingleFile } from '../../ui/form/documentFile.ts';

/** Picture types that the server accepts (D-47), as an `accept` attribute. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** Size limit of a chosen file. The cropped picture that is sent is much smaller. */
const MAX_MEGABYTES = 20;

export const PICTURE_HINT = `JPEG, PNG or WebP, at most ${MAX_MEGABYTES} MB`;

/** Longest side of a picture while it is being cropped, in pixels. */
const MAX_SIDE = 1600;
/** Side of the square picture that is sent, in pixels. */
const STORED_SIDE = 512;

const openedPictures = new WeakMap<File, Promise<HTMLCanvasElement>>();

/** Draws a picture file upright and within `MAX_SIDE`. Calls for the same file share a canvas. Rejects if the browser cannot show it. */
export function openPicture(file: File): Promise<HTMLCanvasElement> {
  const canvas = openedPictures.get(file) ?? drawFile(file);
  openedPictures.set(file, canvas);
  return canvas;
}

async function drawFile(file: File): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = drawArea(image, { x: 0, y: 0, width: image.width, height: image.height }, image.width * scale, image.height * scale);
  image.close();
  return canvas;
}

/** Draws a part of an image on a white background, because JPEG has no transparency. */
function drawArea(image: CanvasImageSource, { x, y, width, height }: Area, toWidth: number, toHeight: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(toWidth));
  canvas.height = Math.max(1, Math.round(toHeight));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no room for the picture');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns the largest centred square. */
function centreSquare({ width, height }: HTMLCanvasElement): Area {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/**
 * Cuts a square out of a picture, and returns it as JPEG without metadata such as the location. Rejects when the picture cannot be
 * opened or encoded.
 * @param area in pixels of the opened picture; null: the middle
 */
export async function cropPicture(file: File, area: Area | null): Promise<Blob> {
  const picture = await openPicture(file);
  const canvas = drawArea(picture, area ?? centreSquare(picture), STORED_SIDE, STORED_SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be cut')) : resolve(blob)), 'image/jpeg', 0.9);
  });
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
