import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance, segments } from '../../server/pictures/lines.ts';
import { png } from '../../server/pictures/png.ts';
import { paint, type Layer } from './raster.ts';

/**
 * Draws `public/favicon.ico`, which browsers and other programs ask for unasked, out of `public/icon.svg`:
 * `node scripts/draw/favicon.ts`. To be run again when the drawing changes.
 */
const folder = join(import.meta.dirname, '..', '..', 'public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
const colour = (hex: string): Layer['colour'] => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const units = Number(attribute(svg, 'viewBox').split(' ')[2]);
const moved = Number(/translate\((\d+) \1\)/.exec(svg)?.[1] ?? 0);
const layers = (svg.match(/<(?:rect|path)[^>]*>/g) ?? []).map((tag): Layer => {
  if (tag.startsWith('<rect')) {
    const corner = Number(attribute(tag, 'rx'));
    const beyond = (value: number): number => Math.max(corner - value, value - (units - corner), 0);
    return { colour: colour(attribute(tag, 'fill')), covers: (x, y) => Math.hypot(beyond(x), beyond(y)) <= corner };
  }
  const lines = segments(attribute(tag, 'd'));
  const half = Number(attribute(tag, 'stroke-width')) / 2;
  return {
    colour: colour(attribute(tag, 'stroke')),
    covers: (x, y) => lines.some((line) => distance(x - moved, y - moved, line) <= half),
  };
});

const images = [16, 32, 48].map((pixels) => ({ pixels, file: png(paint(layers, units, pixels), pixels) }));
const ENTRY = 16;
const directory = Buffer.alloc(6 + ENTRY * images.length);
directory.set([0, 0, 1, 0, images.length, 0]);
let offset = directory.length;
for (const [index, { pixels, file }] of images.entries()) {
  const at = 6 + ENTRY * index;
  directory.set([pixels, pixels, 0, 0, 1, 0, 32, 0], at);
  directory.writeUInt32LE(file.length, at + 8);
  directory.writeUInt32LE(offset, at + 12);
  offset += file.length;
}
writeFileSync(join(folder, 'favicon.ico'), Buffer.concat([directory, ...images.map(({ file }) => file)]));
console.log(`favicon.ico: ${offset} bytes`);
