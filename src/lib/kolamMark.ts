import type { KolamShape } from './kolamGrid.ts';
import { seededRandom } from './kolam.ts';

export interface KolamMarkDesign {
  shape: KolamShape;
  columns: number;
  rows: number;
  /** Whether the mark is rotated by an eighth of a turn. */
  isRotated: boolean;
  /** Index of the colour, from 0. */
  tint: number;
}

/** Number of colours that a mark can have. */
export const MARK_TINT_COUNT = 7;

/** Outlines with few dots, so that a mark is readable at 48 px and takes some hundred bytes. `canRotate`: the rotated shape looks good. */
const OUTLINES = [
  { shape: 'square', columns: 3, rows: 3, canRotate: true },
  { shape: 'diamond', columns: 5, rows: 5, canRotate: true },
  { shape: 'octagon', columns: 4, rows: 4, canRotate: true },
  { shape: 'square', columns: 2, rows: 4, canRotate: true },
  { shape: 'octagon', columns: 5, rows: 5, canRotate: false },
  { shape: 'square', columns: 4, rows: 3, canRotate: false },
  { shape: 'diamond', columns: 3, rows: 3, canRotate: true },
  { shape: 'square', columns: 4, rows: 4, canRotate: true },
  { shape: 'square', columns: 3, rows: 5, canRotate: false },
  { shape: 'square', columns: 5, rows: 3, canRotate: true },
] as const;

/**
 * Chooses shape, rotation and colour of a mark, so that the marks in a list can be told apart at first sight.
 * @param seed the same text always gives the same mark
 */
export function chooseKolamMark(seed: string): KolamMarkDesign {
  // The drawing has the same seed. The prefix makes the choices here independent of those of the drawing.
  const random = seededRandom(`the doorstep ${seed}`);
  const { canRotate, ...outline } = OUTLINES[Math.floor(random() * OUTLINES.length)] ?? OUTLINES[0];
  return { ...outline, isRotated: random() < 0.5 && canRotate, tint: Math.floor(random() * MARK_TINT_COUNT) };
}
