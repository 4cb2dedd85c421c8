/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paint } from '../../../scripts/draw/raster.ts';
import { distance, segments } from '../../../server/pictures/lines.ts';
import { png } from '../../../server/pictures/png.ts';

const icon = readFileSync(path.join(import.meta.dirname, '../../../public/favicon.ico'));

it('[NF-01] favicon.ico holds the icon in three sizes, as PNG', () => {
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, pixels] of [16, 32, 48].entries()) {
    const entry = icon.subarray(6 + index * 16, 22 + index * 16);
    const file = icon.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect([...file.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect([entry[0], file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([pixels, pixels, pixels]);
  }
});

it('[NF-01] favicon.ico is drawn from icon.svg as it is', () => {
  const script = path.join(import.meta.dirname, '../../../scripts/draw/favicon.ts');
  execFileSync(process.execPath, [script], { env: { ...process.env, NODE_OPTIONS: '' } });
  expect(readFileSync(path.join(import.meta.dirname, '../../../public/favicon.ico')).equals(icon)).toBe(true);
});

it('lines and arcs of a path are where SVG has them', () => {
  expect(segments('M1 1h2v2L1 3Z')).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
    [
      [3, 1],
      [3, 3],
    ],
    [
      [3, 3],
      [1, 3],
    ],
    [
      [1, 3],
      [1, 1],
    ],
  ]);
  // A quarter of a circle round 4,4: every point has the radius as its distance.
  const quarter = segments('M0 4a4 4 0 0 1 4-4');
  for (const [, [x, y]] of quarter) expect(Math.hypot(x - 4, y - 4)).toBeCloseTo(4);
  expect(quarter.at(-1)?.[1][0]).toBeCloseTo(4);
  expect(() => segments('M0 0C1 1 2 2 3 3')).toThrow('not known here: C');
  expect(
    distance(2, 1, [
      [0, 0],
      [4, 0],
    ]),
  ).toBe(1);
  expect(
    distance(7, 4, [
      [0, 0],
      [4, 0],
    ]),
  ).toBe(5);
});

it('a pixel that is half covered is half transparent, in the full colour', () => {
  const left = { colour: [10, 20, 30] as const, covers: (x: number) => x < 1 };
  expect([...paint([left], 4, 2)].slice(0, 8)).toEqual([10, 20, 30, 128, 0, 0, 0, 0]);
  expect(png(Buffer.alloc(16), 2).subarray(12, 16).toString()).toBe('IHDR');
});
