import { deflateSync } from 'node:zlib';

/** A point of the drawing. */
type Point = readonly [x: number, y: number];

/** What is painted: how far a point is from the middle of the shape's line or from its edge decides whether it is covered. */
export interface Layer {
  colour: readonly [red: number, green: number, blue: number];
  covers(x: number, y: number): boolean;
}

/** Points on a circle's arc of an SVG path, the end included. */
function arc([x0, y0]: Point, radius: number, clockwise: boolean, [x1, y1]: Point): Point[] {
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const chord = Math.hypot(x1 - x0, y1 - y0);
  const off = Math.sqrt(Math.max(radius * radius - (chord * chord) / 4, 0)) * (clockwise ? 1 : -1);
  const [centreX, centreY] = [middleX - ((y1 - y0) / chord) * off, middleY + ((x1 - x0) / chord) * off];
  const from = Math.atan2(y0 - centreY, x0 - centreX);
  const turn = Math.atan2(y1 - centreY, x1 - centreX) - from;
  const sweep = clockwise ? (turn + Math.PI * 2) % (Math.PI * 2) : -((Math.PI * 2 - turn) % (Math.PI * 2));
  return Array.from({ length: 24 }, (_, step): Point => {
    const angle = from + (sweep * (step + 1)) / 24;
    return [centreX + Math.cos(angle) * radius, centreY + Math.sin(angle) * radius];
  });
}

/**
 * The lines of an SVG path as pairs of points. Knows what our own drawings use: M, L, H, V, Z and small round arcs.
 * @throws for any other command
 */
export function segments(d: string): [Point, Point][] {
  const lines: [Point, Point][] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  const to = (next: Point): void => {
    lines.push([at, next]);
    at = next;
  };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 }[command];
    if (size === undefined) throw new Error(`The drawing has a path command that is not known here: ${letter}`);
    if (command === 'Z') to(start);
    if (size === 0) continue;
    for (let index = 0; index < numbers.length; index += size) {
      const given = numbers.slice(index, index + size);
      const [last = 0, before = 0] = [given.at(-1), given.at(-2)];
      const [fromX, fromY] = relative ? at : [0, 0];
      const next: Point =
        command === 'H' ? [fromX + last, at[1]] : command === 'V' ? [at[0], fromY + last] : [fromX + before, fromY + last];
      if (command === 'M' && index === 0) at = start = next;
      else if (command === 'A') for (const point of arc(at, given[0] ?? 0, given[4] === 1, next)) to(point);
      else to(next);
    }
  }
  return lines;
}

/** How far a point is from a line. */
export function distance(x: number, y: number, [[x0, y0], [x1, y1]]: [Point, Point]): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - dx * along, y - y0 - dy * along);
}

/** Paints layers, the lowest first, into a square of pixels, each the mean of 8 by 8 points; red, green, blue, opacity. */
export function paint(layers: readonly Layer[], units: number, pixels: number): Buffer {
  const fine = 8;
  const image = Buffer.alloc(pixels * pixels * 4);
  for (let pixel = 0; pixel < pixels * pixels; pixel += 1) {
    const sum = [0, 0, 0, 0];
    for (let point = 0; point < fine * fine; point += 1) {
      const x = (((pixel % pixels) + ((point % fine) + 0.5) / fine) * units) / pixels;
      const y = ((Math.floor(pixel / pixels) + (Math.floor(point / fine) + 0.5) / fine) * units) / pixels;
      const top = layers.findLast((layer) => layer.covers(x, y));
      if (top === undefined) continue;
      [...top.colour, 255].forEach((value, channel) => (sum[channel] = (sum[channel] ?? 0) + value));
    }
    const covered = (sum[3] ?? 0) / 255;
    sum.forEach((value, channel) => {
      image[pixel * 4 + channel] = Math.round(value / (channel === 3 ? fine * fine : covered || 1));
    });
  }
  return image;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A square image as PNG. */
export function png(image: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: pixels }, (_, row) =>
    Buffer.concat([Buffer.alloc(1), image.subarray(row * pixels * 4, (row + 1) * pixels * 4)]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
