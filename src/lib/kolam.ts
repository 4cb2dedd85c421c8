import { CELL, createGrid, chooseJoins, createOrbits, type Grid, type KolamShape } from './kolamGrid.ts';
import { traceCurves } from './kolamCurve.ts';

/**
 * Creates a random number generator with values in [0, 1) that are always the same for a text (FNV-1a into mulberry32). Drawings are
 * therefore the same on the server and in browsers.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type { KolamShape } from './kolamGrid.ts';

/** SVG geometry of a sikku kolam, a South Indian line drawing around a grid of dots, with the view box `0 0 width height`. */
export interface Kolam {
  width: number;
  height: number;
  /** One path of zero-length strokes, which round line caps turn into dots. */
  dots: string;
  /** Closed curves around the dots, one path each. */
  curves: string[];
}

export interface KolamOptions {
  shape?: KolamShape;
  /** Dots across the widest row, 2 to 24. By default 5; if `shape` is left out too, the seed chooses both. */
  columns?: number;
  /** Dots down the tallest column, 2 to 24. By default the same as `columns`. */
  rows?: number;
}

const DRAFTS = 10;
const MAX_DOTS = 24;
/** Maximum number of curves that still look like one drawing. */
const MAX_READABLE_CURVES = 4;

/** Shapes and sizes that look good on a card. */
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
 * Draws a sikku (pulli) kolam: a grid of dots with closed, symmetric curves around every dot. Between joined neighbours the lines cross;
 * between others each line turns back. Of several drafts the best one is chosen; few curves are best.
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
    const penalty = (joins.openShare < 0.18 ? 6 : 0) + (joins.isConnected ? 0 : 12);
    if (MAX_READABLE_CURVES + penalty >= bestScore) continue;
    const curves = traceCurves(grid, joins);
    // A draft with fewer curves than MAX_READABLE_CURVES scores no better; otherwise all seeds would end in the same few drawings. Too many
    // joins look like a mat.
    const score = Math.max(MAX_READABLE_CURVES, curves.length) + penalty;
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
