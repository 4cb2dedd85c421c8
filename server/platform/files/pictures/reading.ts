/** A picture without anything that is not needed to draw it. */
export interface DrawnPicture {
  /** Pixels. */
  width: number;
  height: number;
  content: Buffer;
}

/** Rebuilds a picture of one format from the parts that are needed to draw it. @throws RangeError when it is damaged */
export type PictureReader = (file: Buffer) => DrawnPicture;

/** Returns the error of a picture that ends too early, or contradicts itself. */
export const damagedError = (): RangeError => new RangeError('the picture is damaged');

/** A picture that moves. */
export class AnimationError extends RangeError {}

/** Returns a part of a file. @throws RangeError when the file ends before */
export function take(file: Buffer, start: number, length: number): Buffer {
  if (start + length > file.length) throw damagedError();
  return file.subarray(start, start + length);
}
