import type * as cms from '../../../shared/operations/cms.ts';
import type { RowOf } from '../answers.ts';
import type { CertificationSummary } from '../models/certification.ts';
import { toPicture, toText, toTextOrNull, toTitle } from './values.ts';

/** A certification for cards and menus; null without id or name. */
export function toCertificationSummary(row: RowOf<cms.CertificationSummary>): CertificationSummary | null {
  const [id, name] = [toText(row.cert_id), toTitle(row.certification_name)];
  if (id === '' || name === '') return null;
  return {
    id,
    name,
    shortName: toTitle(row.shortform) || name,
    experience: toTitle(row.experience),
    shortDescription: toTitle(row.short_description),
    permalink: toTextOrNull(row.permalink),
    icon: toPicture(row.right_corner_icon),
    background: toPicture(row.background_image),
  };
}
