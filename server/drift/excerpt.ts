import { isRecord } from '../contract/pointer.ts';

/** Entries of a list that are checked, chosen at random so that in time all kinds are covered. */
const MAX_ENTRIES = 20;

/** More fields than any object of a contract has. */
const MAX_FIELDS = 500;

/** Deeper than any response of a contract. */
const MAX_DEPTH = 30;

/**
 * Returns the part of a response that is checked: all of it, except that long lists are sampled.
 * @returns undefined when the response is too large
 */
export function selectExcerpt(response: unknown): { value: unknown } | undefined {
  let isTooLarge = false;
  const copyValue = (value: unknown, depth: number): unknown => {
    if (isTooLarge || depth > MAX_DEPTH) {
      isTooLarge = true;
      return undefined;
    }
    if (Array.isArray(value)) return sampleEntries(value).map((entry) => copyValue(entry, depth + 1));
    if (!isRecord(value)) return value;
    const fields = Object.entries(value);
    if (fields.length > MAX_FIELDS) isTooLarge = true;
    return isTooLarge ? undefined : Object.fromEntries(fields.map(([name, inner]) => [name, copyValue(inner, depth + 1)]));
  };
  const value = copyValue(response, 0);
  return isTooLarge ? undefined : { value };
}

/** Returns a list, or one random entry of each of `MAX_ENTRIES` equal parts. */
function sampleEntries(list: readonly unknown[]): readonly unknown[] {
  if (list.length <= MAX_ENTRIES) return list;
  const partLength = list.length / MAX_ENTRIES;
  return Array.from({ length: MAX_ENTRIES }, (_, index) => list[Math.floor((index + Math.random()) * partLength)]);
}
