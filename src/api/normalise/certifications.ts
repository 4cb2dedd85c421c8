import { listCourses } from '../../../shared/batches.ts';
import type * as cms from '../generated/cms.ts';
import type { BatchDate, BatchMonth, Certification, CertificationSummary } from '../models/certification.ts';
import { toItems, type RowOf } from '../responses.ts';
import { toFee, toLink, toSeats, toPicture, toPoint, toText, toTexts, toTitle } from './values.ts';

/** Returns null when the id or name is missing. */
export function toCertificationSummary(row: RowOf<cms.CertificationSummary>): CertificationSummary | null {
  const [id, name] = [toText(row.cert_id), toTitle(row.certification_name)];
  if (id === '' || name === '') return null;
  return {
    id,
    name,
    shortName: toTitle(row.shortform) || name,
    experience: toTitle(row.experience),
    shortDescription: toTitle(row.short_description),
    permalink: toLink(row.permalink),
    icon: toPicture(row.right_corner_icon),
    background: toPicture(row.background_image),
  };
}

/** Returns null when the name is missing. */
export function toCertification(row: RowOf<cms.Certification>): Certification | null {
  const name = toTitle(row.certification_name);
  if (name === '') return null;
  return {
    id: toText(row.cert_id),
    name,
    background: toPicture(row.background_image),
    icon: toPicture(row.inner_icon),
    experience: toTitle(row.experience),
    longDescriptionHtml: toText(row.long_description),
    registerLink: toLink(row.register_link),
    scheduleTitle: toTitle(row.schedule_title),
    scheduleDescriptionHtml: toText(row.schedule_description),
    whyTitle: toTitle(row.why_pmp_title),
    whyDescriptionHtml: toText(row.why_pmp_description),
    whyImage: toPicture(row.why_pmp_image),
    feesForMembers: toFee(row.fees_for_members),
    feesForNonMembers: toFee(row.fees_for_non_members),
    feesTitle: toTitle(row.training_fees_title),
    batches: toItems(row.upcoming_batches_dates, toBatchMonth),
    receivePoints: toTexts(row.what_you_receive_points, toPoint),
    instituteLink: toLink(row.explore_pmp_certification_on_pmi),
  };
}

/** Returns null when the name of the month is missing. A month's link is that of its first course, unless this has its own (D-64). */
function toBatchMonth(row: RowOf<cms.BatchMonth>): BatchMonth | null {
  const month = toTitle(row.month);
  if (month === '') return null;
  const [first, ...others] = listCourses(row).map(toBatchDate);
  return { month, dates: first ? [{ ...first, registerLink: first.registerLink ?? toLink(row.register_link) }, ...others] : [] };
}

function toBatchDate({ dates, seats: seatCount, registerLink }: ReturnType<typeof listCourses>[number]): BatchDate {
  return { text: toTitle(dates), seats: toSeats(seatCount), registerLink: toLink(registerLink) };
}
