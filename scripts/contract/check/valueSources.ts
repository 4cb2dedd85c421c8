import { isRecord } from '../../../server/platform/contract/pointer.ts';
import { dayInIndia, partsOf } from '../../../shared/days.ts';

/** A source of parameter values: a field of responses, or the last `years` years including this one. */
export type ValueSource<Id extends string = string> = FieldSource<Id> | { years: number };

export interface FieldSource<Id extends string = string> {
  /** Operation whose responses contain the field. */
  operationId: Id;
  /** Path of the field, written as in reports: `data[].id`. */
  field: string;
  /** Prefix that is removed from each value. Values without the prefix are ignored. */
  prefix?: string;
  /** Selects the entries of the outermost list in which `field` has this value. */
  filter?: readonly [field: string, value: string];
}

/** Returns the response bodies received so far for an operation. */
export type GetBodies = (operationId: string) => readonly unknown[];

/** Collects up to `maxValues` different values, taking from each source in turn. */
export function collectValues(sources: readonly ValueSource[], getBodies: GetBodies, maxValues: number, today: Date): string[] {
  const lists = sources.map((source) => ('years' in source ? listYears(source.years, today) : readField(source, getBodies)));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_none, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...new Set(interleaved)].slice(0, maxValues);
}

function listYears(count: number, today: Date): string[] {
  const { year } = partsOf(dayInIndia(today));
  return Array.from({ length: count }, (_none, yearsAgo) => String(year - yearsAgo));
}

/** Returns the distinct values of a field in the responses received so far. */
export function readField({ operationId, field, prefix = '', filter }: FieldSource, getBodies: GetBodies): string[] {
  const steps = field.match(/\[\]|[^.[\]]+/g) ?? [];
  const values = getBodies(operationId).flatMap((body) => readPath(body, steps, filter));
  return [
    ...new Set(values.flatMap((value) => (value.startsWith(prefix) && value.length > prefix.length ? [value.slice(prefix.length)] : []))),
  ];
}

/** Returns the strings and numbers at a path. The filter applies to the outermost list only. */
function readPath(value: unknown, [step, ...steps]: readonly string[], filter?: FieldSource['filter']): string[] {
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  if (step === '[]') {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const selected = filter === undefined ? entries : entries.filter((entry) => isRecord(entry) && entry[filter[0]] === filter[1]);
    return selected.flatMap((entry) => readPath(entry, steps));
  }
  return isRecord(value) ? readPath(value[step], steps, filter) : [];
}
