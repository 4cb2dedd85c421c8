import { isRecord } from '../contract/pointer.ts';

/** Entries of a list that are looked at; which ones, chance decides, so that in time all kinds have their turn. */
const MOST_ENTRIES = 20;

/** No object of a contract has so many fields: one that has is not gone through. */
const MOST_FIELDS = 500;

/** An answer as deep as no contract has it. */
const MOST_DEPTH = 30;

/**
 * As much of an answer as is held to its contract: all of it, but of long lists some entries only.
 * @returns undefined when it is too large for a look in passing
 */
export function excerptOf(answer: unknown): { value: unknown } | undefined {
  let tooLarge = false;
  const walk = (value: unknown, depth: number): unknown => {
    if (tooLarge || depth > MOST_DEPTH) {
      tooLarge = true;
      return undefined;
    }
    if (Array.isArray(value)) return some(value).map((entry) => walk(entry, depth + 1));
    if (!isRecord(value)) return value;
    const fields = Object.entries(value);
    if (fields.length > MOST_FIELDS) tooLarge = true;
    return tooLarge ? undefined : Object.fromEntries(fields.map(([name, inner]) => [name, walk(inner, depth + 1)]));
  };
  const value = walk(answer, 0);
  return tooLarge ? undefined : { value };
}

/** A list, or some of its entries: one of each of as many equal parts. */
function some(list: readonly unknown[]): readonly unknown[] {
  if (list.length <= MOST_ENTRIES) return list;
  const part = list.length / MOST_ENTRIES;
  return Array.from({ length: MOST_ENTRIES }, (_, index) => list[Math.floor((index + Math.random()) * part)]);
}
