import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from './lines.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'src', 'theme', 'fonts');

/** Points that a curve is made of. */
const STEPS = 8;

/** Text in one of our own faces, as outlines. */
export class Lettering {
  readonly #font: Font;

  /** @param file name of a face in src/theme/fonts */
  constructor(file: string) {
    const font = create(readFileSync(path.join(FOLDER, file)));
    if (!('layout' in font)) throw new Error(`${file} holds more than one face.`);
    this.#font = font;
  }

  /**
   * A text as this face can write it: signs that it lacks are left out.
   * @returns null when a letter or a digit is among them, for then it would say something else
   */
  writable(text: string): string | null {
    const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
    const missing = characters.filter((character) => !this.#font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (missing.some((character) => /[\p{L}\p{N}\p{M}]/u.test(character))) return null;
    const written = characters.filter((character) => !missing.includes(character)).join('');
    return written.replace(/ +/g, ' ').trim() || null;
  }

  /** How wide a line is, in pixels. */
  widthOf(text: string, size: number): number {
    return (this.#font.layout(text).advanceWidth * size) / this.#font.unitsPerEm;
  }

  /** Breaks a text into lines that are no wider than `width` pixels; a word that is wider by itself stands alone. */
  linesOf(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** The outlines of a line that begins at a point of its base line. */
  outlinesOf(text: string, size: number, [left, base]: Point): Point[][] {
    const scale = size / this.#font.unitsPerEm;
    const { glyphs, positions } = this.#font.layout(text);
    let pen = 0;
    return glyphs.flatMap((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = pen + xOffset;
      pen += xAdvance;
      return flattened(glyph.path.commands, ([x, y]) => [left + (at + x) * scale, base - (yOffset + y) * scale]);
    });
  }
}

type Command = Font['glyphsForString'] extends (text: string) => (infer Glyph)[]
  ? Glyph extends { path: { commands: (infer One)[] } }
    ? One
    : never
  : never;

/** Outlines as points, each put where it belongs. */
function flattened(commands: readonly Command[], place: (point: Point) => Point): Point[][] {
  const outlines: Point[][] = [];
  let at: Point = [0, 0];
  for (const { command, args } of commands) {
    const points = pairs(args);
    const end = points.at(-1);
    if (end === undefined) continue;
    if (command === 'moveTo') outlines.push([]);
    const steps = command === 'moveTo' || command === 'lineTo' ? 1 : STEPS;
    for (let step = 1; step <= steps; step += 1) outlines.at(-1)?.push(place(onCurve([at, ...points], step / steps)));
    at = end;
  }
  return outlines;
}

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));

/** A point of a line or a curve, whose points are mixed two by two until one is left. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  if (share === 1) return rest.at(-1) ?? first;
  const mixed = rest.map(([x, y], index): Point => {
    const [x0, y0] = points[index] ?? first;
    return [x0 + (x - x0) * share, y0 + (y - y0) * share];
  });
  return onCurve(mixed, share);
}
