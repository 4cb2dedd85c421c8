import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../platform/contract/pointer.ts';

/** An entry of the new list, with the entry of the old one that it continues. */
export interface MatchedItem<Item> {
  key: string;
  value: unknown;
  item?: Item;
}

/** Longest list whose changed entries are compared with each other. */
const MAX_COMPARED = 500;

const countEqualFields = (a: unknown, b: unknown): number =>
  isRecord(a) && isRecord(b) ? Object.keys(a).filter((name) => Object.hasOwn(b, name) && isDeepStrictEqual(a[name], b[name])).length : 0;

/**
 * Finds for each entry of a new list the entry of the old list that it continues: an equal one, else the one with the most equal fields,
 * else the one that follows the entry before it.
 */
export function matchItems<Item extends { value: unknown }>(items: readonly Item[], after: readonly unknown[]): MatchedItem<Item>[] {
  const left = new Set(items);
  const found = new Map<number, Item>();
  const take = (index: number, item: Item | undefined): void => {
    if (item !== undefined && left.delete(item)) found.set(index, item);
  };
  const unmatched = (): [number, unknown][] => [...after.entries()].filter(([index]) => !found.has(index));

  const itemsByText = Map.groupBy(items, ({ value }) => JSON.stringify(value));
  for (const [index, value] of after.entries()) {
    const text = JSON.stringify(value);
    const inPlace = items[index];
    take(
      index,
      inPlace !== undefined && JSON.stringify(inPlace.value) === text ? inPlace : itemsByText.get(text)?.find((item) => left.has(item)),
    );
  }
  for (const [index, value] of unmatched()) {
    if (left.size > MAX_COMPARED) break;
    const candidates = [...left].map((item) => ({ item, equal: countEqualFields(item.value, value) })).filter(({ equal }) => equal > 0);
    take(index, candidates.toSorted((a, b) => b.equal - a.equal)[0]?.item);
  }
  for (const [index] of unmatched()) {
    const before = found.get(index - 1);
    take(index, items[before === undefined ? index : items.indexOf(before) + 1]);
  }
  return after.map((value, index) => {
    const item = found.get(index);
    return { key: String(index), value, ...(item && { item }) };
  });
}
