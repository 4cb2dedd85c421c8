import type { DayRange } from '../../shared/days.ts';
import type * as wire from '../../shared/operations/cms.ts';
import { parseTimesOfDay } from '../../shared/timesOfDay.ts';
import type { EventStatus } from '../../shared/eventStatus.ts';
import { formatDetailDate, formatListDate, formatRelatedDate } from './dates.ts';
import { toHtml, encodeEntities, serializePicture, formatPictureUrl } from './wire.ts';
import type { Category, ChapterEvent, Content, EventFields } from './types.ts';
import { resolveDays } from './when.ts';
import type { Pdus } from '../../shared/pdus.ts';

/** Largest number of related events: two rows of three, or three rows of two. */
const MAX_RELATED = 6;

/** An event with its calendar days. In the content file, the days may be relative to today. */
export interface DatedEvent {
  event: ChapterEvent;
  days: DayRange;
  /** Former days of a moved event; its present ones when only hours or place have changed. */
  formerDays: DayRange;
}

function resolveEvents(content: Content, today: string): DatedEvent[] {
  return content.events.map((event) => resolveEvent(event, today));
}

/** Returns an event with its calendar days. */
export function resolveEvent(event: ChapterEvent, today: string): DatedEvent {
  const days = resolveDays(event.when, today);
  const formerWhen = event.moved_from?.when;
  return { event, days, formerDays: formerWhen === undefined ? days : resolveDays(formerWhen, today) };
}

/** Returns the status of an event; undefined for one as announced. @param formatDays formats the former days and hours */
export function readStatus({ event, formerDays }: DatedEvent, formatDays: typeof formatListDate): EventStatus | undefined {
  const { status: name, status_reason: reason = '', moved_from: former } = event;
  if (name === undefined) return undefined;
  const hasFormerDate = former?.when !== undefined || former?.time !== undefined;
  const formerDate = hasFormerDate ? formatDays(formerDays, former.time ?? event.time) : '';
  return { name, reason, formerDate, formerVenue: former?.venue ?? '' };
}

/** Returns an event's status, without fields that say nothing; no field for an event as announced. */
function serializeStatus(
  dated: DatedEvent,
  formatDays: typeof formatListDate,
): Pick<wire.EventSummary, `former_${'time' | 'venue'}` | `status${'' | '_reason'}`> {
  const status = readStatus(dated, formatDays);
  if (status === undefined) return {};
  const { name, reason, formerDate, formerVenue } = status;
  return {
    status: name,
    ...(reason !== '' && { status_reason: encodeEntities(reason) }),
    ...(formerDate !== '' && { former_time: encodeEntities(formerDate) }),
    ...(formerVenue !== '' && { former_venue: encodeEntities(formerVenue) }),
  };
}

/** Returns when an event begins, in minutes since the start of its first day; 0 when its time is unknown. */
export const startMinutes = ({ time = '' }: Pick<ChapterEvent, 'time'>): number => parseTimesOfDay(time)?.[0] ?? 0;

const compareByStart = (a: DatedEvent, b: DatedEvent) =>
  a.days.start.localeCompare(b.days.start) || startMinutes(a.event) - startMinutes(b.event) || a.event.id - b.event.id;
const compareByStartDescending = (a: DatedEvent, b: DatedEvent) => -compareByStart(a, b);

/** Returns events whose last day is today or later, soonest first. */
export function listUpcoming(content: Content, today: string): DatedEvent[] {
  return resolveEvents(content, today)
    .filter(({ days }) => days.end >= today)
    .sort(compareByStart);
}

/** Returns events whose last day has passed, latest first. */
export function listPast(content: Content, today: string): DatedEvent[] {
  return resolveEvents(content, today)
    .filter(({ days }) => days.end < today)
    .sort(compareByStartDescending);
}

/** Returns other past events of the same program, latest first. If there are none, returns past events of all programs. */
export function listRelated(content: Content, event: ChapterEvent, today: string): DatedEvent[] {
  const others = listPast(content, today).filter((other) => other.event.id !== event.id);
  const sameCategory = others.filter((other) => other.event.category === event.category);
  return (sameCategory.length > 0 ? sameCategory : others).slice(0, MAX_RELATED);
}

export function serializeProgram(content: Content, category: Category): wire.Program {
  return {
    id: category.id,
    name: encodeEntities(category.name),
    description: toHtml(category.description),
    image: formatPictureUrl(content.pictures, category.image),
  };
}

/** Returns the event's category as a list of one; empty for an unknown category. */
function serializeCategories(content: Content, event: ChapterEvent): wire.EventCategory[] {
  return content.categories.filter(({ name }) => name === event.category).map(({ id, name }) => ({ id, name: encodeEntities(name) }));
}

export function serializeEventSummary(content: Content, dated: DatedEvent): wire.EventSummary {
  const { event, days } = dated;
  return {
    event_id: event.id,
    title: encodeEntities(event.title),
    brief_content: encodeEntities(event.brief_content),
    event_time: formatListDate(days, event.time),
    featured_image: serializePicture(content.pictures, event.featured_image),
    event_category: serializeCategories(content, event),
    register_button_link: event.register_button_link ?? '',
    registration: event.registration !== undefined,
    sold_out: event.sold_out ?? false,
    slides: event.slides ?? '',
    recording: event.recording ?? '',
    ...(event.pdus && { pdus: event.pdus }),
    ...serializeTerms(event),
    ...serializeStatus(dated, formatListDate),
  };
}

/** Returns place, fee and the seats that are left. */
const serializeTerms = ({ venue, fee, seats }: ChapterEvent): Pick<wire.EventSummary, 'venue' | 'fee' | 'seats'> => ({
  venue: venue === undefined ? '' : encodeEntities(venue),
  ...(fee !== undefined && { fee: typeof fee === 'string' ? encodeEntities(fee) : fee }),
  ...(seats !== undefined && { seats }),
});

/** Serialises an event's details; missing parts are `false` or empty, as in the CMS. */
export function serializeEventDetail(content: Content, dated: DatedEvent): wire.EventDetail {
  const { event, days } = dated;
  const { audience, professional_certifications: certifications, key_experience: experience } = event;
  return {
    event_id: event.id,
    event_title: encodeEntities(event.title),
    event_category: serializeCategories(content, event),
    date_time: formatDetailDate(days, event.time),
    speakers:
      event.speakers?.map((speaker) => ({
        name: speaker.name,
        linkedin: speaker.linkedin ?? '',
        designation: speaker.designation,
        image: speaker.image === undefined ? false : formatPictureUrl(content.pictures, speaker.image),
      })) ?? false,
    register_button_link: event.register_button_link ?? '',
    featured_image: serializePicture(content.pictures, event.featured_image),
    description: toHtml(event.description),
    audience: audience ? { title: audience.title, content: toHtml(audience.content) } : false,
    professional_certifications: certifications
      ? { title: certifications.title, certifications: toHtml(certifications.certifications) }
      : false,
    key_experience: experience ? { title: experience.title, points: toHtml(experience.points) } : false,
    about_speaker: event.about_speaker === undefined ? '' : toHtml(event.about_speaker),
    fees_right_section:
      event.fees_right_section?.map((fees) => ({
        label: fees.label,
        linkfile: fees.linkfile,
        image: serializePicture(content.pictures, fees.image, fees.label),
      })) ?? false,
    registration: event.registration !== undefined,
    sold_out: event.sold_out ?? false,
    slides: event.slides ?? '',
    recording: event.recording ?? '',
    ...(event.pdus && { pdus: event.pdus }),
    ...serializeTerms(event),
    ...serializeStatus(dated, formatDetailDate),
  };
}

export function serializeRelatedEvent(content: Content, dated: DatedEvent): wire.RelatedEvent {
  const { event, days } = dated;
  const { status, status_reason } = serializeStatus(dated, formatListDate);
  return {
    event_id: event.id,
    title: encodeEntities(event.title),
    date: formatRelatedDate(days),
    ...(event.pdus && { pdus: event.pdus }),
    venue: serializeTerms(event).venue,
    ...(status !== undefined && { status }),
    ...(status_reason !== undefined && { status_reason }),
    featured_img: event.featured_image === undefined ? false : formatPictureUrl(content.pictures, event.featured_image),
    event_category: serializeCategories(content, event),
  };
}

/** Converts units in the content system's spelling to that of the job backend; an absent part has none. */
export const toPdus = ({ ways_of_working = 0, power_skills = 0, business_acumen = 0 }: NonNullable<EventFields['pdus']>): Pdus => ({
  waysOfWorking: ways_of_working,
  powerSkills: power_skills,
  businessAcumen: business_acumen,
});
