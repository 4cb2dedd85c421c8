/** Distance between two dots in drawing units. A half and a quarter of it must be whole numbers. */
export const CELL = 4;

export type KolamShape = 'square' | 'diamond' | 'octagon';

/** The dots of a kolam as [column, row] pairs, with a lookup. */
export interface Grid {
  columns: number;
  rows: number;
  dots: Array<readonly [number, number]>;
  includes(column: number, row: number): boolean;
}

/** Which neighbouring dots are joined by a crossing. */
export interface Joins {
  /** @param side 0 north, 1 east, 2 south, 3 west */
  isJoined(column: number, row: number, side: number): boolean;
  /** Fraction of neighbouring pairs that are not joined, 0 to 1. */
  openShare: number;
  isConnected: boolean;
}

/** Pairs of neighbouring dots, grouped by the drawing's symmetry. */
export interface Orbits {
  count: number;
  /** Returns the group of the pair of a dot and its neighbour on a side; -1 when there is no neighbour. */
  of(column: number, row: number, side: number): number;
}

/** Column and row steps to the neighbour north, east, south and west. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** More than twice as much as any distance in half steps. */
const KEY_BASE = 1000;

/** Lays out the dots: a full rectangle, a diamond, or a rectangle with its corners cut. */
export function createGrid(size: { shape: KolamShape; columns: number; rows: number }): Grid {
  const { shape, columns, rows } = size;
  const includes = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
    if (shape === 'square') return true;
    const fromSide = Math.min(column, columns - 1 - column);
    const fromTop = Math.min(row, rows - 1 - row);
    const cut = shape === 'diamond' ? Math.floor((Math.min(columns, rows) - 1) / 2) : Math.floor(Math.min(columns, rows) / 4);
    return fromSide + fromTop >= cut;
  };
  const dots: Array<readonly [number, number]> = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) if (includes(column, row)) dots.push([column, row]);
  }
  return { columns, rows, dots, includes };
}

/**
 * Groups the pairs of neighbouring dots by symmetry.
 * @param isRotational symmetry by rotation only (a quarter turn, or half a turn if the grid is not square), without mirror symmetry
 */
export function createOrbits(grid: Grid, isRotational: boolean): Orbits {
  const groups = new Map<number, number>();
  const table = new Int16Array(grid.columns * grid.rows * 4).fill(-1);
  for (const [column, row] of grid.dots) {
    // The pairs to the north and west are those of earlier dots.
    for (const side of [1, 2] as const) {
      const [dx, dy] = STEPS[side];
      if (!grid.includes(column + dx, row + dy)) continue;
      const key = orbitKey(grid, isRotational, 2 * column + dx, 2 * row + dy);
      const group = groups.get(key) ?? groups.size;
      groups.set(key, group);
      table[(row * grid.columns + column) * 4 + side] = group;
      table[((row + dy) * grid.columns + column + dx) * 4 + ((side + 2) % 4)] = group;
    }
  }
  return { count: groups.size, of: (column, row, side) => table[(row * grid.columns + column) * 4 + side] ?? -1 };
}

/**
 * Chooses at random which groups of pairs are joined.
 * @param share probability that a group is joined, 0 to 1
 */
export function chooseJoins(grid: Grid, orbits: Orbits, share: number, random: () => number): Joins {
  const joinedGroups = Array.from({ length: orbits.count }, () => random() < share);
  const isJoined = (column: number, row: number, side: number) => joinedGroups[orbits.of(column, row, side)] ?? false;
  let pairs = 0;
  let openPairs = 0;
  for (const [column, row] of grid.dots) {
    for (const side of [1, 2]) {
      if (orbits.of(column, row, side) < 0) continue;
      pairs += 1;
      if (!isJoined(column, row, side)) openPairs += 1;
    }
  }
  return { isJoined, openShare: pairs === 0 ? 0 : openPairs / pairs, isConnected: isConnected(grid, isJoined) };
}

/** Returns the same key for all symmetric pairs. `x` and `y` are the middle of a pair, in half steps from the first dot. */
function orbitKey(grid: Grid, isRotational: boolean, x: number, y: number): number {
  const dx = x - (grid.columns - 1);
  const dy = y - (grid.rows - 1);
  const keyOf = (a: number, b: number): number => a * KEY_BASE + b;
  const keyOfRotated = (a: number, b: number): number => {
    const half = Math.min(keyOf(a, b), keyOf(-a, -b));
    return grid.columns === grid.rows ? Math.min(half, keyOf(-b, a), keyOf(b, -a)) : half;
  };
  return isRotational ? keyOfRotated(dx, dy) : Math.min(keyOfRotated(dx, dy), keyOfRotated(-dx, dy));
}

function isConnected(grid: Grid, isJoined: Joins['isJoined']): boolean {
  const [first] = grid.dots;
  if (!first) return true;
  const seen = new Uint8Array(grid.columns * grid.rows);
  const queue = [first];
  seen[first[1] * grid.columns + first[0]] = 1;
  let reachedCount = 1;
  for (let dot = queue.pop(); dot; dot = queue.pop()) {
    const [column, row] = dot;
    STEPS.forEach(([dx, dy], side) => {
      const cellIndex = (row + dy) * grid.columns + column + dx;
      if (!isJoined(column, row, side) || seen[cellIndex]) return;
      seen[cellIndex] = 1;
      reachedCount += 1;
      queue.push([column + dx, row + dy]);
    });
  }
  return reachedCount === grid.dots.length;
}
