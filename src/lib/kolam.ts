import { seededRandom } from './random.ts';
import { CELL, createGrid, chooseJoins, createOrbits, type Grid, type KolamShape } from './kolamGrid.ts';
import { traceCurves } from './kolamCurve.ts';

export type { KolamShape } from './kolamGrid.ts';

/** SVG geometry of a sikku kolam, a South Indian line drawing around a grid of dots, with the view box `0 0 width height`. */
export interface Kolam {
  width: number;
  height: number;
  /** one path of zero-length strokes, which round line caps turn into dots */
  dots: string;
  /** closed curves around the dots, one path each */
  curves: string[];
}

export interface KolamOptions {
  shape?: KolamShape;
  /** dots across the widest row, 2 to 24; chosen by the seed when left out */
  columns?: number;
  /** dots down the tallest column, 2 to 24; the same as `columns` when left out */
  rows?: number;
}

const DRAFTS = 10;
const MAX_DOTS = 24;
/** Up to this many curves still read as one drawing. */
const MAX_READABLE_CURVES = 4;

/** Sizes large enough to be a drawing and small enough to read on a card. */
const SHAPES = [
  { shape: 'square', columns: 4 },
  { shape: 'square', columns: 5 },
  { shape: 'octagon', columns: 5 },
  { shape: 'octagon', columns: 6 },
  { shape: 'octagon', columns: 7 },
  { shape: 'diamond', columns: 7 },
  { shape: 'diamond', columns: 9 },
] as const;

/**
 * Draws a sikku (pulli) kolam: a grid of dots with closed, symmetric curves around every dot. Joined neighbours have crossing lines
 * between them; otherwise the line turns back. Of several drafts the first with few curves is chosen, else the one with the fewest.
 * @param seed the same text always gives the same drawing
 * @param options out-of-range sizes are clamped
 */
export function drawKolam(seed: string, options: KolamOptions = {}): Kolam {
  const random = seededRandom(seed);
  const grid = createGrid(chooseSize(options, random));
  const isRotational = random() < 0.55;
  const orbits = createOrbits(grid, isRotational);
  let best: string[] = [];
  let bestScore = Number.POSITIVE_INFINITY;
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const joins = chooseJoins(grid, orbits, 0.55 + random() * 0.25, random);
    const curves = traceCurves(grid, joins);
    // Fewer than MAX_READABLE_CURVES score no better, because otherwise all seeds would end in the same few drawings. Too many joins look
    // like a mat.
    const score = Math.max(MAX_READABLE_CURVES, curves.length) + (joins.openShare < 0.18 ? 6 : 0) + (joins.isConnected ? 0 : 12);
    if (score < bestScore) {
      best = curves;
      bestScore = score;
    }
    if (bestScore === MAX_READABLE_CURVES) break;
  }
  return { width: grid.columns * CELL, height: grid.rows * CELL, dots: drawDots(grid), curves: best };
}

function chooseSize(options: KolamOptions, random: () => number) {
  const randomShape = SHAPES[Math.floor(random() * SHAPES.length)];
  const shape = options.shape ?? randomShape?.shape ?? 'square';
  const defaultColumns = (options.shape ? undefined : randomShape?.columns) ?? 5;
  const columns = clampSize(options.columns ?? defaultColumns);
  return { shape, columns, rows: clampSize(options.rows ?? columns) };
}

function clampSize(size: number): number {
  return Math.min(MAX_DOTS, Math.max(2, Math.round(size)));
}

function drawDots(grid: Grid): string {
  return grid.dots.map(([column, row]) => `M${(column + 0.5) * CELL} ${(row + 0.5) * CELL}h0`).join('');
}
