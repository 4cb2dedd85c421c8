import type { ReactNode } from 'react';
import { groupIndian } from '../../lib/grouping.ts';
import { Fold } from './Fold.tsx';

interface Props<Item> {
  items: readonly Item[];
  /** Number of items that are shown at first. */
  shown: number;
  /** Renders a list of these items. `start` is the number of items before them. */
  children: (items: readonly Item[], start: number) => ReactNode;
}

/** A list that may be long: its first items, and the others folded below them. A single further item is shown, too. */
export function LongList<Item>({ items, shown, children }: Props<Item>): React.JSX.Element {
  const end = items.length - shown <= 1 ? items.length : shown;
  return (
    <>
      {children(items.slice(0, end), 0)}
      {end < items.length && <Fold summary={`${groupIndian(items.length - end)} more`}>{children(items.slice(end), end)}</Fold>}
    </>
  );
}
