import { isRecord } from '../../../server/contract/pointer.ts';
import { dayInIndia, partsOf } from '../../../shared/days.ts';

export type Source<Id extends string = string> = FieldSource<Id> | { years: number };

export interface FieldSource<Id extends string = string> {
  from: Id;
  /** Path of the field as in reports: `data[].id`. */
  at: string;
  /** For addresses: the value is what follows this prefix. */
  prefix?: string;
  /** Only of entries with this field value. */
  only?: readonly [field: string, value: string];
}

export function collectValues(
  sources: readonly Source[],
  bodiesOf: (operationId: string) => readonly unknown[],
  maxValues: number,
  today: Date,
): string[] {
  const lists = sources.map((source) => {
    if ('years' in source) {
      const { year } = partsOf(dayInIndia(today));
      return Array.from({ length: source.years }, (_none, yearsAgo) => String(year - yearsAgo));
    }
    const { from, at, prefix = '', only } = source;
    const found = bodiesOf(from).flatMap((response) => readValues(response, at.match(/\[\]|[^.[\]]+/g) ?? [], only));
    return found.flatMap((value) => (value.startsWith(prefix) && value.length > prefix.length ? [value.slice(prefix.length)] : []));
  });
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_none, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  return [...new Set(interleaved)].slice(0, maxValues);
}

function readValues(value: unknown, [step, ...steps]: readonly string[], only?: FieldSource['only']): string[] {
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  if (step === '[]') {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const selected = only === undefined ? entries : entries.filter((entry) => isRecord(entry) && entry[only[0]] === only[1]);
    return selected.flatMap((entry) => readValues(entry, steps));
  }
  return isRecord(value) ? readValues(value[step], steps) : [];
}
