import type { Operation } from '../../platform/contract/load.ts';
import type { ValueContext } from './reshape.ts';

/** Names of text fields that are not displayed: ids, URLs and e-mail addresses, days, and values that code compares. */
const NOT_DISPLAYED =
  /(?:^_?|_|[a-z])id$|^ID$|url|link|email|phone|mobile|date|month|year|time|At$|from_to|token|^(?:cv|jobDescription|jobType|jobCarrerLevel|employeeType|remotePosition|job_role|picture|appliedBy|answers|membership_number|query|between|figure)$|image|picture|banner$|icon|is_back|salary|rate$|ctc$|experience$/i;

/** Returns whether a value is displayed text. */
export function isDisplayText(value: unknown, { schema, path }: ValueContext): value is string {
  if (typeof value !== 'string' || value === '') return false;
  if (['enum', 'const', 'pattern', 'format'].some((rule) => schema[rule] !== undefined)) return false;
  return !NOT_DISPLAYED.test(path.at(-1) ?? '');
}

/** Field of each operation that becomes part of a page's URL or of a filter. */
const NAMING_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ listEventCategories: 'name', listJobCategories: 'name', searchSite: 'title' }),
);

/**
 * Returns whether a text must not change, because URLs contain it: names of programs, certifications and categories. The last entry of a
 * list may change.
 */
export function isUsedInAddress({ operationId }: Operation, { path, isInLastEntry }: ValueContext): boolean {
  const name = path.at(-1);
  if (path.includes('event_category') || operationId === 'getCertification') return name === 'name' || name === 'certification_name';
  return !isInLastEntry && (name === 'certification_name' || name === 'program' || name === NAMING_FIELDS.get(operationId));
}

/** Truncates a text to the contract's limit by code points. */
export function truncate(text: string, { schema }: ValueContext): string {
  const codePoints = [...text];
  return typeof schema.maxLength === 'number' && codePoints.length > schema.maxLength
    ? codePoints.slice(0, schema.maxLength).join('')
    : text;
}

/** Returns whether the contract allows a type here. */
export const allowsType = ({ schema }: ValueContext, type: string): boolean => Array.isArray(schema.type) && schema.type.includes(type);
