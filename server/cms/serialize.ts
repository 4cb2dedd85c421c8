import { addDays } from '../../shared/days.ts';
import type * as wire from '../../shared/operations/cms.ts';
import { formatCourseDates, formatMonth, listWeekendDays } from './dates.ts';
import { toHtml, encodeEntities, serializePicture, formatPictureUrl, trainingPath } from './wire.ts';
import type { Batch, Certification, Content, Director, PastPresident, Slide, Video, Volunteer } from './types.ts';
import { parseLengthInDays } from './when.ts';

export function serializeSlide({ pictures }: Content, slide: Slide): wire.BannerSlide {
  return {
    background_image: formatPictureUrl(pictures, slide.background_image),
    banner: formatPictureUrl(pictures, slide.banner),
    title: encodeEntities(slide.title),
    sub_content: encodeEntities(slide.sub_content),
    read_more_button_link: slide.read_more_button_link,
    read_more_button_title: slide.read_more_button_title ?? '',
    is_backgroud_purple: slide.is_backgroud_purple ?? false,
  };
}

export function serializeCertificationSummary({ pictures }: Content, certification: Certification): wire.CertificationSummary {
  return {
    cert_id: certification.cert_id,
    certification_name: certification.certification_name,
    shortform: certification.shortform,
    experience: certification.experience,
    short_description: encodeEntities(certification.short_description),
    permalink: trainingPath(certification.certification_name),
    right_corner_icon: serializePicture(pictures, certification.right_corner_icon),
    background_image: serializePicture(pictures, certification.background_image),
  };
}

export function serializeCertificationDetail({ pictures }: Content, certification: Certification, today: string): wire.Certification {
  return {
    cert_id: certification.cert_id,
    certification_name: certification.certification_name,
    background_image: serializePicture(pictures, certification.background_image),
    inner_icon: serializePicture(pictures, certification.inner_icon),
    experience: certification.experience,
    long_description: toHtml(certification.long_description),
    register_link: certification.register_link ?? '',
    schedule_title: certification.schedule_title,
    schedule_description: toHtml(certification.schedule_description),
    why_pmp_title: certification.why_pmp_title,
    why_pmp_description: toHtml(certification.why_pmp_description),
    why_pmp_image: serializePicture(pictures, certification.why_pmp_image, certification.why_pmp_image_alt),
    fees_for_members: certification.fees_for_members,
    fees_for_non_members: certification.fees_for_non_members,
    training_fees_title: certification.training_fees_title,
    upcoming_batches_dates: groupBatchesByMonth(certification.upcoming_batches, today),
    what_you_receive_points: certification.what_you_receive_points,
    explore_pmp_certification_on_pmi: certification.explore_pmp_certification_on_pmi,
  };
}

/** Returns courses by month. Texts would be the days of one course (D-64), so each of several courses in a month is an object. */
function groupBatchesByMonth(batches: readonly Batch[], today: string): wire.BatchMonth[] {
  const courses = batches.map((batch) => ({ ...batch, ...('month' in batch ? batch : resolveWeekendBatch(batch, today)) }));
  return [...Map.groupBy(courses, ({ month }) => month)].map(([month, coursesOfMonth]) => ({
    month,
    dates: coursesOfMonth.flatMap(({ dates, seats, register_link }): wire.BatchDate[] =>
      coursesOfMonth.length === 1 && seats === undefined && register_link === undefined
        ? dates
        : [
            {
              date: dates.join(', '),
              ...(seats === undefined ? {} : { seats }),
              ...(register_link === undefined ? {} : { register_link }),
            },
          ],
    ),
  }));
}

/** Returns the month and the days of a course that begins some time after today. */
export function resolveWeekendBatch(batch: { in: string; weekends: number }, today: string): { month: string; dates: string[] } {
  const days = listWeekendDays(addDays(today, parseLengthInDays(batch.in)), batch.weekends);
  return { month: formatMonth(days[0] ?? today), dates: [formatCourseDates(days)] };
}

export function serializeDirector({ pictures }: Content, director: Director): wire.Director {
  return {
    id: director.id,
    name: director.name,
    designation: director.designation,
    email: director.email,
    from_to: director.from_to ?? '',
    linkedin: director.linkedin ?? '',
    profile_picture: serializePicture(pictures, director.profile_picture, director.name),
  };
}

export function serializePastPresident({ pictures }: Content, president: PastPresident): wire.PastPresident {
  return {
    name: president.name,
    role: president.role,
    designation: president.designation,
    from_to: president.from_to,
    linkedin: president.linkedin ?? '',
    profile_picture: serializePicture(pictures, president.profile_picture, president.name),
  };
}

export function serializeVolunteer({ pictures }: Content, volunteer: Volunteer): wire.Volunteer {
  return {
    name: volunteer.name,
    department: volunteer.department ?? '',
    profile_picture: serializePicture(pictures, volunteer.profile_picture, volunteer.name),
  };
}

/** @param canPlay whether the caller is logged in. If not, the URL of the player is empty. */
export function serializeVideo({ pictures }: Content, video: Video, canPlay: boolean): wire.Video {
  return {
    id: video.id,
    title: encodeEntities(video.title),
    brief: encodeEntities(video.brief),
    vimeo_embed_url: canPlay ? (video.vimeo_embed_url ?? '') : '',
    featured_image: serializePicture(pictures, video.featured_image),
  };
}
