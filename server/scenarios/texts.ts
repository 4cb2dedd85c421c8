import type { Operation } from '../contract/load.ts';
import type { Place } from './reshape.ts';

/** Fields of text that are no words for people: ids, addresses, days, and values that code compares. */
const NO_WORDS =
  /(?:^_?|_|[a-z])id$|^ID$|url|link|email|phone|mobile|date|month|year|time|At$|from_to|token|^(?:cv|jobDescription|jobType|jobCarrerLevel|employeeType|remotePosition|job_role|picture|appliedBy|answers|membership_number|query|between|figure)$|image|picture|banner$|icon|is_back|salary|rate$|ctc$|experience$/i;

/** Whether a value is text that is shown to people. */
export function isDisplayText(value: unknown, { schema, path }: Place): value is string {
  if (typeof value !== 'string' || value === '') return false;
  if (['enum', 'const', 'pattern', 'format'].some((rule) => schema[rule] !== undefined)) return false;
  return !NO_WORDS.test(path.at(-1) ?? '');
}

/** Operations whose `name` or `title` is what the address of a page, or a filter, is made of. */
const NAMING: Readonly<Record<string, string>> = { listEventCategories: 'name', listJobCategories: 'name', searchSite: 'title' };

/**
 * Whether a text must stay as it is, so that pages keep their addresses: the name of a program, a certification or a category.
 * The last of a list may change.
 */
export function isAddress({ operationId }: Operation, { path, last }: Place): boolean {
  const name = path.at(-1);
  if (path.includes('event_category') || operationId === 'getCertification') return name === 'name' || name === 'certification_name';
  return !last && (name === 'certification_name' || name === 'program' || name === NAMING[operationId]);
}

/** Cuts a text to what the contract allows; whole letters only. */
export function truncate(text: string, { schema }: Place): string {
  const letters = [...text];
  return typeof schema.maxLength === 'number' && letters.length > schema.maxLength ? letters.slice(0, schema.maxLength).join('') : text;
}

/** Whether the contract takes a value of a type in this place. */
export const allowsType = ({ schema }: Place, type: string): boolean => Array.isArray(schema.type) && schema.type.includes(type);
