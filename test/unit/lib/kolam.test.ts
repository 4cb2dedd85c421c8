import fc from 'fast-check';
import { drawKolam, type KolamShape } from '../../../src/lib/kolam.ts';

// A kolam is a South Indian drawing of closed lines around a grid of dots.

type Point = readonly [x: number, y: number];

/** Returns the points of a path: every place where it touches a dot's circle or crosses another line. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, text = ''] of path.matchAll(/([Mla])([^Mlaz]*)/g)) {
    const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    const [x = 0, y = 0] = points.at(-1) ?? [];
    if (command === 'M') points.push([dx, dy]);
    else if (command === 'l') points.push(...straightPoints([x, y], dx, dy));
    // The fifth number of an arc is its direction.
    else points.push(...arcPoints([x, y], [x + dx, y + dy], numbers[4] === 1));
  }
  return points;
}

function straightPoints([x, y]: Point, dx: number, dy: number): Point[] {
  return Array.from({ length: Math.abs(dx) }, (_, step) => [x + (step + 1) * Math.sign(dx), y + (step + 1) * Math.sign(dy)] as const);
}

function arcPoints(from: Point, to: Point, clockwise: boolean): Point[] {
  const centre = [Math.floor(from[0] / 4) * 4 + 2, Math.floor(from[1] / 4) * 4 + 2] as const;
  const points: Point[] = [];
  let [x, y] = [from[0] - centre[0], from[1] - centre[1]];
  do {
    [x, y] = clockwise ? [-y, x] : [y, -x];
    points.push([centre[0] + x, centre[1] + y]);
  } while (String(points.at(-1)) !== String(to) && points.length < 4);
  return points;
}

/** Returns the segments between neighbouring points, with the same key in both directions. */
function segmentsOf(points: Point[]): string[] {
  return points.slice(1).map((point, index) => [String(point), String(points[index])].toSorted().join(' – '));
}

const sizes = fc.record({
  shape: fc.constantFrom<KolamShape>('square', 'diamond', 'octagon'),
  columns: fc.integer({ min: 2, max: 9 }),
});

describe('drawKolam', () => {
  it('draws the same for the same seed, and mostly something else for other seeds', () => {
    expect(drawKolam('PM Outreach')).toEqual(drawKolam('PM Outreach'));
    const drawings = new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(drawKolam(`seed ${seed}`))));
    expect(drawings.size).toBeGreaterThan(25);
  });

  it('closes every curve, inside the drawing', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (seed, size) => {
        const drawing = drawKolam(seed, size);
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

  it('passes round every dot: each of the dot’s four corners is touched once', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (seed, size) => {
        const { dots, curves } = drawKolam(seed, size);
        const touchedPoints = curves.flatMap((curve) => pointsOf(curve).slice(1).map(String));
        const centres = [...dots.matchAll(/M(\d+) (\d+)/g)];
        expect(centres.length).toBeGreaterThan(0);
        for (const [, x, y] of centres) {
          for (const [dx, dy] of [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ] as const) {
            expect(touchedPoints.filter((point) => point === `${Number(x) + dx},${Number(y) + dy}`)).toHaveLength(1);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('looks the same after half a turn', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (seed, size) => {
        const { width, height, curves } = drawKolam(seed, size);
        const rotate = (points: Point[]) => points.map(([x, y]) => [width - x, height - y] as const);
        const curvePoints = curves.map(pointsOf);
        expect(new Set(curvePoints.flatMap((points) => segmentsOf(rotate(points))))).toEqual(new Set(curvePoints.flatMap(segmentsOf)));
      }),
      { numRuns: 60 },
    );
  });

  it('limits the requested size, and stays small', () => {
    expect(drawKolam('x', { shape: 'square', columns: 1 }).width).toBe(8);
    expect(drawKolam('x', { shape: 'square', columns: 99 }).width).toBe(96);
    expect(JSON.stringify(drawKolam('PMI-ACP Training')).length).toBeLessThan(3000);
  });
});
