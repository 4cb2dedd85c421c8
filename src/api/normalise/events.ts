import { readEventStatus, type EventStatus } from '../../../shared/eventStatus.ts';
import type * as cms from '../generated/cms.ts';
import type { EventDetail, EventFees, EventPart, EventSummary, Program, ProgramDetail, RelatedEvent, Speaker } from '../models/event.ts';
import { isRow, toItems, unwrapList, type RowOf } from '../responses.ts';
import { toEventPdus } from './pdus.ts';
import { toFee, toFlag, toLink, toPicture, toSeats, toPoint, toText, toTextOrNull, toTexts, toTitle } from './values.ts';

/** Returns null when the id or name is missing. */
export function toProgram(row: RowOf<cms.Program>): Program | null {
  const [id, name] = [toText(row.id), toTitle(row.name)];
  if (id === '' || name === '') return null;
  return { id, name };
}

/** Returns null when the id or name is missing. */
export function toProgramDetail(row: RowOf<cms.Program>): ProgramDetail | null {
  const program = toProgram(row);
  return program && { ...program, descriptionHtml: toText(row.description), image: toPicture(row.image) };
}

/** Returns null when the id or title is missing. */
export function toEventSummary(row: RowOf<cms.EventSummary>): EventSummary | null {
  const [id, title] = [toText(row.event_id) || toText(row.id), toTitle(row.title)];
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    briefHtml: toText(row.brief_content),
    date: toTitle(row.event_time),
    image: toPicture(row.featured_image),
    category: toCategory(row.event_category),
    registerLink: toLink(row.register_button_link),
    takesRegistrations: toFlag(row.registration),
    soldOut: toFlag(row.sold_out) || toSeats(row.seats) === 0,
    slides: toLink(row.slides),
    recording: toLink(row.recording),
    pdus: toEventPdus(row.pdus),
    venue: toTitle(row.venue),
    fee: toFee(row.fee),
    seats: toSeats(row.seats),
    status: toEventStatus(row),
  };
}

type StatusFields = Pick<RowOf<cms.EventSummary>, 'status' | 'status_reason' | 'former_time' | 'former_venue'>;

/** Returns null for an event that takes place as announced, also when the status is unknown. */
function toEventStatus(row: StatusFields): EventStatus | null {
  const name = readEventStatus(row.status);
  return name && { name, reason: toTitle(row.status_reason), formerDate: toTitle(row.former_time), formerVenue: toTitle(row.former_venue) };
}

/** Returns the name of the first category; an empty string when there is none. */
function toCategory(value: unknown): string {
  const first = (unwrapList(value) ?? []).find((item) => isRow<RowOf<cms.EventCategory>>(item));
  return toTitle(first?.name);
}

/** Returns null when the id or title is missing. */
export function toRelatedEvent(row: RowOf<cms.RelatedEvent>): RelatedEvent | null {
  const [id, title] = [toText(row.event_id), toTitle(row.title)];
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    date: toTitle(row.date),
    image: toPicture(row.featured_img),
    category: toCategory(row.event_category),
    venue: toTitle(row.venue),
    pdus: toEventPdus(row.pdus),
    status: toEventStatus(row),
  };
}

/** Returns null when the title is missing. */
export function toEventDetail(row: RowOf<cms.EventDetail>): EventDetail | null {
  const title = toTitle(row.event_title);
  if (title === '') return null;
  return {
    title,
    category: toCategory(row.event_category),
    dateTime: toTitle(row.date_time),
    venue: toTitle(row.venue),
    fee: toFee(row.fee),
    speakers: toItems(row.speakers, toSpeaker),
    registerLink: toLink(row.register_button_link),
    takesRegistrations: toFlag(row.registration),
    image: toPicture(row.featured_image),
    descriptionHtml: toText(row.description),
    audience: toPart(row.audience, ({ content }: Part<'audience'>) => content),
    certifications: toPart(row.professional_certifications, (part: Part<'professional_certifications'>) => part.certifications),
    keyExperience: toPart(row.key_experience, ({ points }: Part<'key_experience'>) => points),
    aboutSpeakerHtml: toText(row.about_speaker),
    fees: toFeeSection(row.fees_right_section),
    soldOut: toFlag(row.sold_out) || toSeats(row.seats) === 0,
    slides: toLink(row.slides),
    recording: toLink(row.recording),
    pdus: toEventPdus(row.pdus),
    seats: toSeats(row.seats),
    status: toEventStatus(row),
  };
}

function toSpeaker(row: RowOf<cms.Speaker>): Speaker | null {
  const name = toTitle(row.name);
  if (name === '') return null;
  return { name, linkedin: toTextOrNull(row.linkedin), designation: toTitle(row.designation), photo: toPicture(row.image) };
}

type Part<Name extends keyof cms.EventDetail> = RowOf<Extract<cms.EventDetail[Name], object>>;

/** Returns null when the part has no content, so that no heading is shown without text. */
function toPart<P extends { title?: unknown }>(value: unknown, contentOf: (part: P) => unknown): EventPart | null {
  if (!isRow<P>(value)) return null;
  const content = contentOf(value);
  const points = Array.isArray(content) ? toTexts(content, toPoint) : [];
  const html = toText(content);
  return points.length === 0 && html === '' ? null : { title: toTitle(value.title), html, points };
}

/** Returns the first fees entry. Returns null when both image and file are missing, so that no heading is shown alone (EVT-01, EVT-02). */
function toFeeSection(value: unknown): EventFees | null {
  const first = unwrapList(value)?.[0];
  if (!isRow<RowOf<cms.FeeSection>>(first)) return null;
  const image = toPicture(first.image);
  const link = toPicture(first.linkfile)?.url ?? null;
  return image === null && link === null ? null : { label: toTitle(first.label), image, link };
}
