import type * as cms from '../../../shared/operations/cms.ts';
import { isRow, type RowOf } from '../answers.ts';
import { toText } from './values.ts';

/** A point of a list: text, or an object that carries it under one of the names in use; text or HTML. */
export function toPoint(value: unknown): string {
  if (!isRow<RowOf<Exclude<cms.TextPoint, string>>>(value)) return toText(value);
  const [title, text] = [toText(value.title), toText(value.description)];
  return toText(value.point) || (title !== '' && text !== '' ? `${title}: ${text}` : title || text);
}
