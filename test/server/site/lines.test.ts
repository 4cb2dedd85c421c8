/** @jest-environment node */
import { distance, segments } from '../../../server/pictures/lines.ts';

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
