import { createContext, use } from 'react';
import { PART_IDS, partOf, type PartId } from './parts.ts';

/** Which parts of the form are open. */
export interface Folding {
  open: ReadonlySet<PartId>;
  /** Opens or folds a part. */
  set(id: PartId, open: boolean): void;
}

export const FoldingContext = createContext<Folding>({ open: new Set(PART_IDS), set: () => undefined });

export const useFolding = (): Folding => use(FoldingContext);

/** All parts are open at first; of a job that was sent back for one field, only the part of that field. */
export function openAtFirst(remarkField: string | null): ReadonlySet<PartId> {
  const part = partOf(remarkField);
  return new Set(part === undefined ? PART_IDS : [part]);
}

/** The same parts, with one opened or folded. */
export function withPart(open: ReadonlySet<PartId>, id: PartId, isOpen: boolean): ReadonlySet<PartId> {
  if (open.has(id) === isOpen) return open;
  return new Set(PART_IDS.filter((one) => (one === id ? isOpen : open.has(one))));
}
