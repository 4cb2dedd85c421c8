import type { KolamShape } from './kolamGrid.ts';
import { seededRandom } from './random.ts';

/** How a small mark is drawn: what may be seen at the size of a thumb, nothing finer. */
export interface KolamMark {
  shape: KolamShape;
  columns: number;
  rows: number;
  /** stands on one corner: an eighth of a turn */
  turned: boolean;
  /** which of the colours, 0 to `MARK_TINTS` - 1 */
  tint: number;
}

/** How many colours marks come in. */
export const MARK_TINTS = 7;

/** Few dots, so that a mark is read at 48 px and costs some hundred bytes; `turns` where the corner looks well. */
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
 * Chooses outline, turn and colour of a mark, so that names side by side differ at first sight, and not only in the way
 * of their lines.
 *
 * @param seed the same text always gives the same mark: an employer's name
 */
export function kolamMark(seed: string): KolamMark {
  const random = seededRandom(`the doorstep ${seed}`);
  const { turns, ...outline } = OUTLINES[Math.floor(random() * OUTLINES.length)] ?? OUTLINES[0];
  return { ...outline, turned: random() < 0.5 && turns, tint: Math.floor(random() * MARK_TINTS) };
}
