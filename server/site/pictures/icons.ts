export interface IconFiles {
  /** 180 pixels wide, for the home screens of phones. */
  png: Uint8Array;
  /** In several sizes, for browsers. */
  ico: Uint8Array;
}

const PNG_SIZE = 180;

const ICO_SIZES = [16, 32, 48];

/** The directory of an ICO file has a header and an entry for each image; lengths in bytes. */
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

function encodeIco(images: readonly { pixels: number; png: Uint8Array }[]): Uint8Array {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  directory.set([0, 0, 1, 0, images.length, 0]);
  let offset = directory.length;
  for (const [index, { pixels, png }] of images.entries()) {
    const entryOffset = HEADER_BYTES + ENTRY_BYTES * index;
    directory.set([pixels, pixels, 0, 0, 1, 0, 32, 0], entryOffset);
    directory.writeUInt32LE(png.length, entryOffset + 8);
    directory.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

/** Draws an icon in all required sizes. @param renderPng renders an SVG as a PNG of a width in pixels */
export function drawIcons(svg: string, renderPng: (svg: string, width: number) => Uint8Array): IconFiles {
  return { png: renderPng(svg, PNG_SIZE), ico: encodeIco(ICO_SIZES.map((pixels) => ({ pixels, png: renderPng(svg, pixels) }))) };
}
