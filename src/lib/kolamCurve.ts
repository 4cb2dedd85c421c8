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
  const indexOf = (place: Place) => (place.row * grid.columns + place.column) * 4 + place.corner;
  const curves: string[] = [];
  for (const [column, row] of grid.dots) {
    for (let corner = 0; corner < 4; corner += 1) {
      const start: Place = { column, row, corner, clockwise: true };
      if (drawn[indexOf(start)]) continue;
      curves.push(
        traceFrom(start, joins, (place) => {
          drawn[indexOf(place)] = 1;
        }),
      );
    }
  }
  return curves;
}

function traceFrom(start: Place, joins: Joins, visit: (place: Place) => void): string {
  const [x, y] = pointOf(start);
  let path = `M${x} ${y}`;
  let from = start;
  let turns = 0;
  let place = start;
  const write = (straight: boolean) => {
    if (!samePlace(from, place)) path += straight ? line(from, place) : arc(from, place, turns);
    from = place;
    turns = 0;
  };
  let wasStraight = false;
  do {
    visit(place);
    const side = place.clockwise ? place.corner : (place.corner + 3) % 4;
    const straight = joins.joined(place.column, place.row, side);
    // One arc command draws at most three quarters of a circle.
    if (straight !== wasStraight || turns === 3) write(wasStraight);
    wasStraight = straight;
    if (!straight) turns += 1;
    place = straight ? acrossFrom(place, side) : { ...place, corner: (place.corner + (place.clockwise ? 1 : 3)) % 4 };
  } while (!samePlace(place, start));
  path += wasStraight ? line(from, place) : arc(from, place, turns);
  return `${path}z`;
}

/** Crossing a joined side leads to the opposite corner of the neighbour's circle, in the other direction. */
function acrossFrom(place: Place, side: number): Place {
  const [dx, dy] = STEPS[side as 0 | 1 | 2 | 3];
  return {
    column: place.column + dx,
    row: place.row + dy,
    corner: (place.corner + 2) % 4,
    clockwise: !place.clockwise,
  };
}

function pointOf(place: Place): [number, number] {
  const [x, y] = CORNERS[place.corner as 0 | 1 | 2 | 3];
  return [(place.column + 0.5) * CELL + x, (place.row + 0.5) * CELL + y];
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
