import { createContext, use } from 'react';
import { PART_IDS, partOf, type PartId } from './parts.ts';

export interface OpenParts {
  open: ReadonlySet<PartId>;
  set(id: PartId, open: boolean): void;
}

export const OpenPartsContext = createContext<OpenParts>({ open: new Set(PART_IDS), set: () => undefined });

export const useOpenParts = (): OpenParts => use(OpenPartsContext);

/** Returns the parts that are open at first: all, or for a job that was sent back for one field, only that field's part. */
export function initiallyOpen(remarkField: string | null): ReadonlySet<PartId> {
  const part = partOf(remarkField);
  return new Set(part === undefined ? PART_IDS : [part]);
}

/** Returns the set with one part opened or closed. */
export function withPart(open: ReadonlySet<PartId>, id: PartId, isOpen: boolean): ReadonlySet<PartId> {
  if (open.has(id) === isOpen) return open;
  return new Set(PART_IDS.filter((item) => (item === id ? isOpen : open.has(item))));
}
