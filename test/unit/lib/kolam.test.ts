import fc from 'fast-check';
import { kolam, type KolamShape } from '../../../src/lib/kolam.ts';

/** Follows a path of `M`, `l` and `a` commands and gives the points it goes through, in quarter cells. */
function pointsOf(path: string): Array<[number, number]> {
  let at: [number, number] = [0, 0];
  const points: Array<[number, number]> = [];
  for (const [, command, text = ''] of path.matchAll(/([Mla])([^Mlaz]*)/g)) {
    const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    at = command === 'M' ? [x, y] : [at[0] + x, at[1] + y];
    points.push(at);
  }
  return points;
}

const sizes = fc.record({
  shape: fc.constantFrom<KolamShape>('square', 'diamond', 'octagon'),
  columns: fc.integer({ min: 2, max: 9 }),
});

describe('kolam', () => {
  it('draws the same for the same seed, and other seeds differently', () => {
    expect(kolam('PM Outreach')).toEqual(kolam('PM Outreach'));
    const drawings = new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(kolam(`seed ${seed}`))));
    expect(drawings.size).toBeGreaterThan(25);
  });

  it('closes every curve, inside the drawing', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (seed, size) => {
        const drawing = kolam(seed, size);
        for (const curve of drawing.curves) {
          const points = pointsOf(curve);
          expect(points.at(-1)).toEqual(points[0]);
          expect(curve.endsWith('z')).toBe(true);
          for (const [x, y] of points) {
            expect(x > 0 && x < drawing.width && y > 0 && y < drawing.height).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('weaves round every dot: each has its line to the left and to the right', () => {
    const { dots, curves } = kolam('Conferences', { shape: 'octagon', columns: 6 });
    const corners = new Set(curves.flatMap(pointsOf).map(String));
    const places = [...dots.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(places).toHaveLength(32);
    for (const [x, y] of places) {
      const near = [[-1, -1], [1, -1], [1, 1], [-1, 1]].filter(([dx = 0, dy = 0]) => corners.has(`${x + dx},${y + dy}`));
      expect(near.length).toBeGreaterThan(0);
    }
  });

  it('looks the same after half a turn', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (seed, size) => {
        const { width, height, curves } = kolam(seed, size);
        const all = curves.flatMap(pointsOf);
        // Curves begin anywhere, so compare what they surround: the box of all points is centred.
        const xs = all.map(([x]) => x);
        const ys = all.map(([, y]) => y);
        expect(Math.min(...xs) + Math.max(...xs)).toBe(width);
        expect(Math.min(...ys) + Math.max(...ys)).toBe(height);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps within bounds what is asked of it, and stays small', () => {
    expect(kolam('x', { shape: 'square', columns: 1 }).width).toBe(8);
    expect(kolam('x', { shape: 'square', columns: 99 }).width).toBe(96);
    expect(JSON.stringify(kolam('PMI-ACP Training')).length).toBeLessThan(3000);
  });
});
