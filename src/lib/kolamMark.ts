import type { KolamShape } from './kolamGrid.ts';
import { seededRandom } from './random.ts';

export interface KolamMark {
  shape: KolamShape;
  columns: number;
  rows: number;
  /** rotated by an eighth of a turn */
  isRotated: boolean;
  /** colour index, 0 to `MARK_TINTS` - 1 */
  tint: number;
}

export const MARK_TINTS = 7;

/** Few dots, so that a mark is readable at 48 px and costs some hundred bytes; `turns`: whether the rotated shape looks good. */
const OUTLINES = [
  { shape: 'square', columns: 3, rows: 3, turns: true },
  { shape: 'diamond', columns: 5, rows: 5, turns: true },
  { shape: 'octagon', columns: 4, rows: 4, turns: true },
  { shape: 'square', columns: 2, rows: 4, turns: true },
  { shape: 'octagon', columns: 5, rows: 5, turns: false },
  { shape: 'square', columns: 4, rows: 3, turns: false },
  { shape: 'diamond', columns: 3, rows: 3, turns: true },
  { shape: 'square', columns: 4, rows: 4, turns: true },
  { shape: 'square', columns: 3, rows: 5, turns: false },
  { shape: 'square', columns: 5, rows: 3, turns: true },
] as const;

/**
 * Chooses shape, rotation and colour of a mark, so that neighbouring names differ at first sight.
 * @param seed the same text always gives the same mark
 */
export function chooseKolamMark(seed: string): KolamMark {
  const random = seededRandom(`the doorstep ${seed}`);
  const { turns, ...outline } = OUTLINES[Math.floor(random() * OUTLINES.length)] ?? OUTLINES[0];
  return { ...outline, isRotated: random() < 0.5 && turns, tint: Math.floor(random() * MARK_TINTS) };
}
