import { isRow } from '../../../shared/values.ts';
import type { ContentValue } from '../../api/endpoints/editing.ts';

/** A field that differs between two values, by the names and positions that lead to it. */
export interface Difference {
  path: readonly (string | number)[];
  before: unknown;
  after: unknown;
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRow(one) || !isRow(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
};

/** Returns the parts of a value by name or position; null for a value that is only replaced as a whole. */
function partsOf(value: unknown): Map<string | number, unknown> | null {
  if (Array.isArray(value)) return new Map(value.entries());
  return isRow(value) ? new Map(Object.entries(value)) : null;
}

/** Returns whether values are compared part by part: objects, and lists of the same length. */
function arePartwise(values: readonly unknown[]): boolean {
  const [first] = values;
  if (Array.isArray(first)) return values.every((value) => Array.isArray(value) && value.length === first.length);
  return values.every((value) => isRow(value) && !Array.isArray(value));
}

const countEqualFields = (one: unknown, other: unknown): number =>
  isRow(one) && isRow(other) ? Object.keys(one).filter((name) => name in other && isSame(one[name], other[name])).length : 0;

/** Returns whether an entry of a list stood elsewhere in it before: it is equal to another entry there, or more like it. */
function hasMoved(base: readonly unknown[], entry: unknown, index: number): boolean {
  const before = base[index];
  if (isSame(entry, before)) return false;
  const equalFields = countEqualFields(before, entry);
  return base.some((other) => isSame(entry, other) || countEqualFields(other, entry) > equalFields);
}

/** Returns whether two changes of a value can be merged part by part. In a list with moved entries the parts of different ones would mix. */
const canMergeParts = (base: unknown, values: readonly unknown[]): boolean =>
  arePartwise([base, ...values]) &&
  !(Array.isArray(base) && values.some((value) => Array.isArray(value) && value.some((entry, index) => hasMoved(base, entry, index))));

/** Lists what differs between two values, field by field. */
export function listDifferences(before: unknown, after: unknown, path: Difference['path'] = []): Difference[] {
  if (isSame(before, after)) return [];
  if (!arePartwise([before, after])) return [{ path, before, after }];
  const [from, to] = [partsOf(before), partsOf(after)];
  return [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])].flatMap((key) =>
    listDifferences(from?.get(key), to?.get(key), [...path, key]),
  );
}

export interface Merged {
  /** With the fields that both have changed as in `mine`, and with all other changes of both. */
  keepingMine: ContentValue;
  /** The same with these fields as in `theirs`. */
  takingTheirs: ContentValue;
  /** The fields that both have changed; `before` is theirs, `after` is mine. */
  conflicts: Difference[];
}

/** Merges two changes of one value field by field (EDIT-05). */
export function mergeChanges(base: ContentValue, mine: ContentValue, theirs: ContentValue): Merged {
  const conflicts: Difference[] = [];
  const merge = (ours: unknown, my: unknown, their: unknown, path: Difference['path'], prefersMine: boolean): unknown => {
    if (isSame(my, ours) || isSame(my, their)) return their;
    if (isSame(their, ours)) return my;
    if (!canMergeParts(ours, [my, their])) {
      if (prefersMine) conflicts.push({ path, before: their, after: my });
      return prefersMine ? my : their;
    }
    const [from, mineParts, theirParts] = [partsOf(ours), partsOf(my), partsOf(their)];
    const names = [...new Set([...(theirParts?.keys() ?? []), ...(mineParts?.keys() ?? [])])];
    const merged = names.map(
      (name) => [name, merge(from?.get(name), mineParts?.get(name), theirParts?.get(name), [...path, name], prefersMine)] as const,
    );
    return Array.isArray(their) ? merged.map(([, value]) => value) : Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  };
  const keepingMine = merge(base, mine, theirs, [], true) as ContentValue;
  return { keepingMine, takingTheirs: merge(base, mine, theirs, [], false) as ContentValue, conflicts };
}
