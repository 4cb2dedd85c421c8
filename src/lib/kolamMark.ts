import type { KolamShape } from './kolamGrid.ts';
import { seededRandom } from './random.ts';

export interface KolamMarkDesign {
  shape: KolamShape;
  columns: number;
  rows: number;
  /** rotated by an eighth of a turn */
  isRotated: boolean;
  /** colour index, from 0 */
  tint: number;
}

/** Number of colours that a mark can have. */
export const MARK_TINT_COUNT = 7;

/** Few dots, so that a mark is readable at 48 px and costs some hundred bytes; `canRotate`: whether the rotated shape looks good. */
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
 * Chooses shape, rotation and colour of a mark, which tell the marks of a list apart at first sight.
 * @param seed the same text always gives the same mark
 */
export function chooseKolamMark(seed: string): KolamMarkDesign {
  // With a prefix, so that these choices do not depend on those of the drawing, which has the same seed.
  const random = seededRandom(`the doorstep ${seed}`);
  const { canRotate, ...outline } = OUTLINES[Math.floor(random() * OUTLINES.length)] ?? OUTLINES[0];
  return { ...outline, isRotated: random() < 0.5 && canRotate, tint: Math.floor(random() * MARK_TINT_COUNT) };
}
