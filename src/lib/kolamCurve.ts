import { CELL, STEPS, type Grid, type Joins } from './kolamGrid.ts';

/** The points of the circle around a dot where lines leave it: north-west, north-east, south-east, south-west. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Radius of that circle (the root of two): lines through crossings touch it at the corners. */
const RADIUS = 1.414;

/** Point of a curve: a corner of the circle around a dot, and the direction in which the circle is followed. */
interface Place {
  column: number;
  row: number;
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
  const indexOf = (cell: Place) => (cell.row * grid.columns + cell.column) * 4 + cell.corner;
  const curves: string[] = [];
  for (const [column, row] of grid.dots) {
    for (let corner = 0; corner < 4; corner += 1) {
      const start: Place = { column, row, corner, clockwise: true };
      if (drawn[indexOf(start)]) continue;
      curves.push(
        traceFrom(start, joins, (cell) => {
          drawn[indexOf(cell)] = 1;
        }),
      );
    }
  }
  return curves;
}

function traceFrom(start: Place, joins: Joins, visit: (cell: Place) => void): string {
  const [x, y] = pointOf(start);
  let path = `M${x} ${y}`;
  let from = start;
  let turns = 0;
  let cell = start;
  const write = (straight: boolean) => {
    if (!samePlace(from, cell)) path += straight ? line(from, cell) : arc(from, cell, turns);
    from = cell;
    turns = 0;
  };
  let wasStraight = false;
  do {
    visit(cell);
    const side = cell.clockwise ? cell.corner : (cell.corner + 3) % 4;
    const straight = joins.joined(cell.column, cell.row, side);
    // One arc command draws at most three quarters of a circle.
    if (straight !== wasStraight || turns === 3) write(wasStraight);
    wasStraight = straight;
    if (!straight) turns += 1;
    cell = straight ? acrossFrom(cell, side) : { ...cell, corner: (cell.corner + (cell.clockwise ? 1 : 3)) % 4 };
  } while (!samePlace(cell, start));
  path += wasStraight ? line(from, cell) : arc(from, cell, turns);
  return `${path}z`;
}

/** Crossing a joined side leads to the opposite corner of the neighbour's circle, in the other direction. */
function acrossFrom(cell: Place, side: number): Place {
  const [dx, dy] = STEPS[side as 0 | 1 | 2 | 3];
  return {
    column: cell.column + dx,
    row: cell.row + dy,
    corner: (cell.corner + 2) % 4,
    clockwise: !cell.clockwise,
  };
}

function pointOf(cell: Place): [number, number] {
  const [x, y] = CORNERS[cell.corner as 0 | 1 | 2 | 3];
  return [(cell.column + 0.5) * CELL + x, (cell.row + 0.5) * CELL + y];
}

function samePlace(a: Place, b: Place): boolean {
  return a.column === b.column && a.row === b.row && a.corner === b.corner;
}

function line(from: Place, to: Place): string {
  return `l${delta(from, to)}`;
}

function arc(from: Place, to: Place, turns: number): string {
  return `a${RADIUS} ${RADIUS} 0 ${turns > 2 ? 1 : 0} ${from.clockwise ? 1 : 0} ${delta(from, to)}`;
}

function delta(from: Place, to: Place): string {
  const [ax, ay] = pointOf(from);
  const [bx, by] = pointOf(to);
  return by < ay ? `${bx - ax}${by - ay}` : `${bx - ax} ${by - ay}`;
}
