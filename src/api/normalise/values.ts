import { parseLink } from '../../lib/links.ts';
import { decodeEntities } from '../../lib/text.ts';
import type * as cms from '../generated/cms.ts';
import type { Picture } from '../models/picture.ts';
import { isRow, type RowOf } from '../responses.ts';

/**
 * Text of a field, without white space around it; numbers become text, anything else is empty. Half a character, which
 * JSON can hold and HTML cannot, becomes U+FFFD as in the document: React would find another text than the server wrote.
 */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().toWellFormed() : '';
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

/**
 * A picture, or another file, from an object or an address. Null for every way to say "none" (D-21), and for an address that
 * is neither http(s) without a password nor a path of this site.
 */
export function toPicture(value: unknown): Picture | null {
  const link = parseLink(toText(isRow<RowOf<cms.Picture>>(value) ? value.url : value));
  const found = link?.kind === 'external' || (link?.kind === 'internal' && !link.href.startsWith('#'));
  return found ? { url: link.href, alt: isRow<RowOf<cms.Picture>>(value) ? toTitle(value.alt) : '' } : null;
}

/** The texts of a list; a text of its own counts as a list of one, empty texts are left out. */
export function toTexts(value: unknown, read: (item: unknown) => string = toText): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(read).filter((text) => text !== '');
}

/** A point of a list: text, or an object that carries it under one of the names in use; text or HTML. */
export function toPoint(value: unknown): string {
  if (!isRow<RowOf<Exclude<cms.TextPoint, string>>>(value)) return toText(value);
  const [title, text] = [toText(value.title), toText(value.description)];
  return toText(value.point) || (title !== '' && text !== '' ? `${title}: ${text}` : title || text);
}
