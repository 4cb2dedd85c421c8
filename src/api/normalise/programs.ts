import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { Program } from '../models/content.ts';
import type { ProgramDetail } from '../models/program.ts';
import { toPicture, toText, toTitle } from './values.ts';

/** A special program; null without id or name. */
export function toProgram(row: RowOf<cms.Program>): Program | null {
  const [id, name] = [toText(row.id), toTitle(row.name)];
  if (id === '' || name === '') return null;
  return { id, name };
}

/** A special program with what its page tells; null without id or name. */
export function toProgramDetail(row: RowOf<cms.Program>): ProgramDetail | null {
  const program = toProgram(row);
  return program && { ...program, descriptionHtml: toText(row.description), image: toPicture(row.image) };
}
