import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { Volunteer } from '../models/person.ts';
import { toPicture, toTitle } from './values.ts';

/** A volunteer, of the department `Other` when none is named (VOL-02); null without a name. */
export function toVolunteer(row: RowOf<cms.Volunteer>): Volunteer | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return { name, department: toTitle(row.department) || 'Other', photo: toPicture(row.profile_picture) };
}
