import type { Row } from '../answers.ts';
import type { Program } from '../models/content.ts';
import { toText, toTitle } from './values.ts';

/** A special program; null without id or name. */
export function toProgram(row: Row): Program | null {
  const [id, name] = [toText(row.id), toTitle(row.name)];
  if (id === '' || name === '') return null;
  return { id, name };
}
