import { CELL, STEPS, type Grid, type Joins } from './kolamGrid.ts';

/** The points of the circle around a dot where lines leave it: north-west, north-east, south-east, south-west. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Radius of the circle around a dot: the root of two, so that lines through crossings touch the circle at its corners. */
const RADIUS = 1.414;

/** Point of a curve: a corner of the circle around a dot, and the direction in which the circle is followed. */
interface CurvePoint {
  column: number;
  row: number;
  /** Index in `CORNERS`. */
  corner: number;
  clockwise: boolean;
}

/**
 * Traces the lines of a kolam. At an open side a line stays on the circle around its dot; at a joined side it crosses to the neighbour's
 * circle in the other direction. Every corner lies on exactly one curve, so all curves are closed.
 * @returns closed SVG paths of relative lines and arcs
 */
export function traceCurves(grid: Grid, joins: Joins): string[] {
  const drawn = new Uint8Array(grid.columns * grid.rows * 4);
  const indexOf = (point: CurvePoint) => (point.row * grid.columns + point.column) * 4 + point.corner;
  const curves: string[] = [];
  for (const [column, row] of grid.dots) {
    for (let corner = 0; corner < 4; corner += 1) {
      const start: CurvePoint = { column, row, corner, clockwise: true };
      if (drawn[indexOf(start)]) continue;
      curves.push(
        traceFrom(start, joins, (point) => {
          drawn[indexOf(point)] = 1;
        }),
      );
    }
  }
  return curves;
}

function traceFrom(start: CurvePoint, joins: Joins, visit: (point: CurvePoint) => void): string {
  const [x, y] = pointOf(start);
  let path = `M${x} ${y}`;
  let from = start;
  let turns = 0;
  let point = start;
  const write = (isStraight: boolean) => {
    if (!isSamePoint(from, point)) path += isStraight ? drawLine(from, point) : drawArc(from, point, turns);
    from = point;
    turns = 0;
  };
  let wasStraight = false;
  do {
    visit(point);
    const side = point.clockwise ? point.corner : (point.corner + 3) % 4;
    const isStraight = joins.isJoined(point.column, point.row, side);
    // One arc command draws at most three quarters of a circle.
    if (isStraight !== wasStraight || turns === 3) write(wasStraight);
    wasStraight = isStraight;
    if (!isStraight) turns += 1;
    point = isStraight ? crossSide(point, side) : { ...point, corner: (point.corner + (point.clockwise ? 1 : 3)) % 4 };
  } while (!isSamePoint(point, start));
  path += wasStraight ? drawLine(from, point) : drawArc(from, point, turns);
  return `${path}z`;
}

/** Returns the point after crossing a joined side: the opposite corner of the neighbour's circle, in the other direction. */
function crossSide(point: CurvePoint, side: number): CurvePoint {
  const [dx, dy] = STEPS[side as 0 | 1 | 2 | 3];
  return {
    column: point.column + dx,
    row: point.row + dy,
    corner: (point.corner + 2) % 4,
    clockwise: !point.clockwise,
  };
}

function pointOf(point: CurvePoint): [number, number] {
  const [x, y] = CORNERS[point.corner as 0 | 1 | 2 | 3];
  return [(point.column + 0.5) * CELL + x, (point.row + 0.5) * CELL + y];
}

function isSamePoint(a: CurvePoint, b: CurvePoint): boolean {
  return a.column === b.column && a.row === b.row && a.corner === b.corner;
}

function drawLine(from: CurvePoint, to: CurvePoint): string {
  return `l${formatDelta(from, to)}`;
}

function drawArc(from: CurvePoint, to: CurvePoint, turns: number): string {
  return `a${RADIUS} ${RADIUS} 0 ${turns > 2 ? 1 : 0} ${from.clockwise ? 1 : 0} ${formatDelta(from, to)}`;
}

function formatDelta(from: CurvePoint, to: CurvePoint): string {
  const [ax, ay] = pointOf(from);
  const [bx, by] = pointOf(to);
  return by < ay ? `${bx - ax}${by - ay}` : `${bx - ax} ${by - ay}`;
}
