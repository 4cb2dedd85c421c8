import type * as cms from '../generated/cms.ts';
import type { Director, PastPresident, Volunteer } from '../models/person.ts';
import type { RowOf } from '../responses.ts';
import { toPicture, toText, toTextOrNull, toTitle } from './values.ts';

/** Returns null when the name is missing. */
export function toDirector(row: RowOf<cms.Director>): Director | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return {
    id: toText(row.id) || name,
    name,
    designation: toTitle(row.designation),
    term: toTitle(row.from_to),
    email: toTextOrNull(row.email),
    linkedin: toTextOrNull(row.linkedin),
    photo: toPicture(row.profile_picture),
  };
}

/** Returns null when the name is missing. */
export function toPastPresident(row: RowOf<cms.PastPresident>): PastPresident | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return {
    name,
    role: toTitle(row.role),
    designation: toTitle(row.designation),
    term: toTitle(row.from_to),
    linkedin: toTextOrNull(row.linkedin),
    photo: toPicture(row.profile_picture),
  };
}

/** The department is `Other` by default (VOL-02). Returns null when the name is missing. */
export function toVolunteer(row: RowOf<cms.Volunteer>): Volunteer | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return { name, department: toTitle(row.department) || 'Other', photo: toPicture(row.profile_picture) };
}
