import { decodeEntities } from '../../lib/text.ts';
import { isRow } from '../answers.ts';
import type { Picture } from '../models/picture.ts';

/** Text of a field as it is, without white space around it; numbers become text, anything else is empty. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Text of the content system for showing as text: HTML entities decoded (D-20). */
export const toTitle = (value: unknown): string => decodeEntities(toText(value));

/** Text of a field, or null when it is empty (D-21). */
export const toTextOrNull = (value: unknown): string | null => toText(value) || null;

/** A number, also when it came as text; null when it is neither. */
export function toNumber(value: unknown): number | null {
  const text = toText(value);
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Whether a flag is set, in any of the ways that backends write it; the text `false` is not (D-44). */
export const toFlag = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

/** A picture from an object or an address; null for every way to say "none" (D-21). */
export function toPicture(value: unknown): Picture | null {
  const url = toText(isRow(value) ? value.url : value);
  return url === '' ? null : { url, alt: isRow(value) ? toTitle(value.alt) : '' };
}

/** The texts of a list; a text of its own counts as a list of one, empty texts are left out. */
export function toTexts(value: unknown, read: (item: unknown) => string = toText): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(read).filter((text) => text !== '');
}
