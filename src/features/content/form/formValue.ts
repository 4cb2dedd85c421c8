import { nanoid } from '@reduxjs/toolkit';
import { addDays, parseIsoDay } from '../../../../shared/days.ts';
import { isRow } from '../../../../shared/values.ts';
import type { ContentValue } from '../../../api/endpoints/editing.ts';
import { kindOf, propertiesOf, type JsonSchema } from './jsonSchema.ts';

/** The form's values: texts as they are typed, lists of entries that keep their identity when they move. */
export type FormValue = string | boolean | null | FormGroup | FormEntry[];

export interface FormGroup {
  [name: string]: FormValue;
}

export interface FormEntry {
  id: string;
  /** What the entry was in the file; undefined for a new one. */
  was?: unknown;
  value: FormValue;
}

const DAY_MS = 86_400_000;
const daysIn = (text: unknown): number => {
  const match = /^(\d{1,5}) (day|week)s?$/.exec(typeof text === 'string' ? text : '');
  return match === null ? 1 : Number(match[1]) * (match[2] === 'week' ? 7 : 1);
};

function toDays(value: unknown): FormGroup {
  const { on, for: length } = isRow<{ on?: unknown; for?: unknown }>(value) ? value : {};
  const first = typeof on === 'string' ? on : '';
  const isRange = daysIn(length) > 1 && parseIsoDay(first) !== null;
  return { first, last: isRange ? addDays(first, daysIn(length) - 1) : '' };
}

function fromDays(form: FormValue, required: boolean): unknown {
  const { first = '', last = '' } = isGroup(form) ? form : {};
  if (typeof first !== 'string' || first === '') return required ? { on: '' } : undefined;
  const length = typeof last === 'string' && last !== '' ? (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 : 1;
  return length > 1 ? { on: first, for: `${length} days` } : { on: first };
}

const joinDates = (dates: unknown): string => {
  const texts = Array.isArray(dates) ? dates.map(String) : [];
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
};

const splitDates = (text: string): string[] => text.split(/,|\band\b/).flatMap((part) => part.trim() || []);

export const isGroup = (value: unknown): value is FormGroup => isRow(value);

/** Returns whether anything stands in a field. */
export function isFilled(value: FormValue): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isGroup(value) ? Object.values(value).some(isFilled) : value !== '' && value !== false && value !== null;
}

/** Returns the form's value for a value of the API. */
export function toForm(schema: JsonSchema, value: unknown, required: boolean): FormValue {
  switch (kindOf(schema)) {
    case 'group':
      if (!isRow(value) && !required) return null;
      return Object.fromEntries(
        propertiesOf(schema).map((property) => [
          property.name,
          toForm(property.schema, isRow(value) ? value[property.name] : undefined, property.required),
        ]),
      );
    case 'list':
      return Array.isArray(value) ? value.map((item: unknown) => createEntry(schema, item)) : [];
    case 'when':
      return toDays(value);
    case 'dates':
      return joinDates(value);
    case 'boolean':
      return value === true;
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** Returns an entry of a list; without `was` an empty one, and with it one from the file. */
export function createEntry({ items = {} }: JsonSchema, was?: unknown): FormEntry {
  return { id: nanoid(), value: toForm(items, was, true), ...(was !== undefined && { was }) };
}

/** Reads a number as it was typed. What is none is left as it is, for the message of the server. */
function fromNumber(text: string): unknown {
  return Number.isFinite(Number(text)) ? Number(text) : text;
}

function fromText(schema: JsonSchema, text: string, was: unknown, required: boolean): unknown {
  if (text === '') return required ? '' : undefined;
  switch (kindOf(schema)) {
    case 'number':
      return fromNumber(text);
    case 'figure':
      return /^\d+$/.test(text) && typeof was !== 'string' ? Number(text) : text;
    case 'dates':
      return splitDates(text);
    default:
      return text;
  }
}

function fromGroup(schema: JsonSchema, form: FormValue, was: unknown, required: boolean): unknown {
  if (!isGroup(form)) return undefined;
  const before = isRow(was) ? was : {};
  const names = new Set(propertiesOf(schema).map(({ name }) => name));
  const unseen = Object.entries(before).filter(([name]) => !names.has(name));
  const shown = propertiesOf(schema).flatMap((property) => {
    const value = fromForm(property.schema, form[property.name] ?? null, before[property.name], property.required);
    return value === undefined ? [] : [[property.name, value] as const];
  });
  const wasEmpty = isRow(was) && Object.keys(was).length === 0;
  const isBlank = schema.minProperties !== undefined && unseen.length + shown.length === 0 && !wasEmpty;
  return isBlank && !required ? undefined : Object.fromEntries([...unseen, ...shown]);
}

function fromList(schema: JsonSchema, form: FormValue, was: unknown, required: boolean): unknown {
  const entries = Array.isArray(form) ? form : [];
  const wasEmpty = Array.isArray(was) && was.length === 0;
  if (entries.length === 0 && !required && !wasEmpty) return undefined;
  return entries.map((entry) => fromForm(schema.items ?? {}, entry.value, entry.was, true) ?? '');
}

/**
 * Returns the API's value for what the form has; undefined for an optional field that is empty. What was not touched, and what the form
 * does not show, stays as it was.
 * @param was the value from which the form was made
 */
export function fromForm(schema: JsonSchema, form: FormValue, was: unknown, required: boolean): unknown {
  const kind = kindOf(schema);
  if (kind === 'hidden') return was;
  if (kind === 'group') return fromGroup(schema, form, was, required);
  if (kind === 'list') return fromList(schema, form, was, required);
  if (JSON.stringify(form) === JSON.stringify(toForm(schema, was, required))) return was;
  if (kind === 'when') return fromDays(form, required);
  if (kind === 'boolean') return form === true;
  return fromText(schema, typeof form === 'string' ? form.trim() : '', was, required);
}

/** Returns the value of the whole form in the API's shape. */
export function readContent(schema: JsonSchema, form: FormGroup, was: ContentValue): ContentValue {
  const value = fromForm(schema, form, was, true);
  return isRow(value) ? value : was;
}

/** Parses a JSON pointer. */
const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the form's path of the field that a JSON pointer leads to; null when the form shows no such field. */
export function pathOf(schema: JsonSchema, form: FormValue, pointer: string): string | null {
  const path: string[] = [];
  let [currentSchema, currentForm]: [JsonSchema, FormValue] = [schema, form];
  for (const part of partsOf(pointer)) {
    const kind = kindOf(currentSchema);
    if (kind === 'when') return [...path, part === 'for' ? 'last' : 'first'].join('.');
    if (kind === 'list' && Array.isArray(currentForm)) {
      const entry = currentForm[Number(part)];
      if (entry === undefined) break;
      path.push(part, 'value');
      [currentSchema, currentForm] = [currentSchema.items ?? {}, entry.value];
    } else if (kind === 'group' && isGroup(currentForm)) {
      const property = propertiesOf(currentSchema).find(({ name }) => name === part);
      if (property === undefined) break;
      path.push(part);
      [currentSchema, currentForm] = [property.schema, currentForm[part] ?? null];
    } else break;
  }
  if (path.length === 0) return null;
  return kindOf(currentSchema) === 'when' ? [...path, 'first'].join('.') : path.join('.');
}
