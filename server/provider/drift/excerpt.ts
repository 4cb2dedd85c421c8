import { isRecord } from '../../platform/contract/pointer.ts';

/** Largest number of entries of a list that are checked. They are chosen at random, so that all kinds are checked in time. */
const MAX_ENTRIES = 20;

/** Largest number of fields of an object; no contract has an object with more. */
const MAX_FIELDS = 500;

/** Largest nesting depth; no contract has a deeper response. */
const MAX_DEPTH = 30;

/**
 * Returns the part of a response that is checked: everything, but only a sample of long lists.
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

/** Returns a list unchanged, or if it is longer than `MAX_ENTRIES`, one random entry of each of `MAX_ENTRIES` equal parts. */
function sampleEntries(list: readonly unknown[]): readonly unknown[] {
  if (list.length <= MAX_ENTRIES) return list;
  const partLength = list.length / MAX_ENTRIES;
  return Array.from({ length: MAX_ENTRIES }, (_, index) => list[Math.floor((index + Math.random()) * partLength)]);
}
