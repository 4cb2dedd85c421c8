import { createContext, use } from 'react';
import { PART_IDS, partOf, type PartId } from './parts.ts';

export interface OpenParts {
  openIds: ReadonlySet<PartId>;
  setPartOpen(id: PartId, open: boolean): void;
}

export const OpenPartsContext = createContext<OpenParts>({ openIds: new Set(PART_IDS), setPartOpen: () => undefined });

export const useOpenParts = (): OpenParts => use(OpenPartsContext);

/** Returns the parts that are open at first: all, or for a job that was sent back for one field, only that field's part. */
export function initialOpenParts(remarkField: string | null): ReadonlySet<PartId> {
  const part = partOf(remarkField);
  return new Set(part === undefined ? PART_IDS : [part]);
}

/** Returns the set with one part opened or closed. */
export function withPart(openIds: ReadonlySet<PartId>, id: PartId, isOpen: boolean): ReadonlySet<PartId> {
  if (openIds.has(id) === isOpen) return openIds;
  return new Set(PART_IDS.filter((item) => (item === id ? isOpen : openIds.has(item))));
}
