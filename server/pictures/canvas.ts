import { distance, type Line, type Point } from './lines.ts';
import { png } from './png.ts';

/** A colour as `#RRGGBB`. */
export type Colour = string;

const channelsOf = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Rows that an outline is cut into for each row of pixels. */
const CUTS = 5;

/** Picture elements of one colour over the other; every edge is smooth. */
export class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number, background: Colour) {
    this.#width = width;
    this.#height = height;
    this.#pixels = Buffer.alloc(width * height * 3, Buffer.from(channelsOf(background)));
  }

  /** Draws lines with round ends. Where they cross or touch nothing is painted twice. */
  stroke(lines: readonly Line[], weight: number, colour: Colour): void {
    // Fields of the class are slow to reach in loops.
    const [width, height] = [this.#width, this.#height];
    const covered = new Float32Array(width * height);
    const half = weight / 2;
    for (const line of lines) {
      const [[x0, y0], [x1, y1]] = line;
      const [left, right] = this.#within(Math.min(x0, x1) - half - 1, Math.max(x0, x1) + half + 1, width);
      const [top, bottom] = this.#within(Math.min(y0, y1) - half - 1, Math.max(y0, y1) + half + 1, height);
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const share = half + 0.5 - distance(x + 0.5, y + 0.5, line);
          const at = y * width + x;
          if (share > (covered[at] ?? 1)) covered[at] = Math.min(share, 1);
        }
      }
    }
    this.#paint(covered, colour);
  }

  /** Fills closed outlines: what any of them winds round. */
  fill(outlines: readonly (readonly Point[])[], colour: Colour): void {
    const covered = new Float32Array(this.#width * this.#height);
    const cuts: Crossing[][] = Array.from({ length: this.#height * CUTS }, () => []);
    for (const points of outlines) points.forEach((point, index) => cross(cuts, point, points[(index + 1) % points.length] ?? point));
    cuts.forEach((crossings, cut) => {
      for (const [from, to] of inside(crossings)) this.#span(covered, Math.floor(cut / CUTS), from, to);
    });
    this.#paint(covered, colour);
  }

  /** The picture as PNG. */
  toPng(): Buffer {
    return png(this.#pixels, this.#width);
  }

  #within(from: number, to: number, most: number): [from: number, to: number] {
    return [Math.max(0, Math.floor(from)), Math.min(most, Math.ceil(to))];
  }

  /** One cut of a row, from one place to another; pixels at its ends are covered in part. */
  #span(covered: Float32Array, row: number, from: number, to: number): void {
    const [first, last] = this.#within(from, to, this.#width);
    for (let x = first; x < last; x += 1) {
      const share = Math.min(to, x + 1) - Math.max(from, x);
      const at = row * this.#width + x;
      covered[at] = (covered[at] ?? 0) + share / CUTS;
    }
  }

  #paint(covered: Float32Array, colour: Colour): void {
    const wanted = channelsOf(colour);
    const pixels = this.#pixels;
    for (let pixel = 0; pixel < covered.length; pixel += 1) {
      const share = Math.min(covered[pixel] ?? 0, 1);
      if (share === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 3 + channel;
        const below = pixels[at] ?? 0;
        pixels[at] = Math.round(below + ((wanted[channel] ?? 0) - below) * share);
      }
    }
  }
}

/** Where an outline crosses a level line, and whether downwards. */
interface Crossing {
  x: number;
  turn: 1 | -1;
}

/** Notes where a line crosses the middles of the cuts. */
function cross(cuts: readonly Crossing[][], [x0, y0]: Point, [x1, y1]: Point): void {
  const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)];
  for (let cut = Math.max(0, Math.ceil(top * CUTS - 0.5)); (cut + 0.5) / CUTS < bottom; cut += 1) {
    const share = ((cut + 0.5) / CUTS - y0) / (y1 - y0);
    cuts[cut]?.push({ x: x0 + share * (x1 - x0), turn: y1 > y0 ? 1 : -1 });
  }
}

/** Where a cut is inside of outlines, from left to right. */
function inside(crossings: readonly Crossing[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  let winding = 0;
  let from = 0;
  for (const { x, turn } of crossings.toSorted((one, other) => one.x - other.x)) {
    if (winding === 0) from = x;
    winding += turn;
    if (winding === 0) found.push([from, x]);
  }
  return found;
}
