import type { DayRange } from '../../shared/days.ts';
import type * as wire from '../../shared/operations/cms.ts';
import { detailDate, listDate, relatedDate } from './dates.ts';
import { toHtml } from './markdown.ts';
import type { Category, ChapterEvent, Content } from './types.ts';
import { resolveDays } from './when.ts';
import { encoded, picture, pictureUrl } from './wire.ts';

/** How many related events are answered: they fill two rows of three, or three of two. */
const RELATED = 6;

/** An event with its days as seen from today. */
export interface DatedEvent {
  event: ChapterEvent;
  days: DayRange;
}

function dated(content: Content, today: string): DatedEvent[] {
  return content.events.map((event) => ({ event, days: resolveDays(event.when, today) }));
}

const soonestFirst = (a: DatedEvent, b: DatedEvent) => a.days.start.localeCompare(b.days.start) || a.event.id - b.event.id;
const latestFirst = (a: DatedEvent, b: DatedEvent) => -soonestFirst(a, b);

/** Events whose last day is today or later, the soonest first. Today is not past. */
export function upcoming(content: Content, today: string): DatedEvent[] {
  return dated(content, today)
    .filter(({ days }) => days.end >= today)
    .sort(soonestFirst);
}

/** Events whose last day has passed, the latest first. */
export function past(content: Content, today: string): DatedEvent[] {
  return dated(content, today)
    .filter(({ days }) => days.end < today)
    .sort(latestFirst);
}

/** Past events of the same program, without the event itself; of any program when that has none. */
export function related(content: Content, event: ChapterEvent, today: string): DatedEvent[] {
  const others = past(content, today).filter((other) => other.event.id !== event.id);
  const same = others.filter((other) => other.event.category === event.category);
  return (same.length > 0 ? same : others).slice(0, RELATED);
}

/** A program as the CMS lists it. */
export function programAnswer(content: Content, category: Category): wire.Program {
  return {
    id: category.id,
    name: encoded(category.name),
    description: toHtml(category.description),
    image: pictureUrl(content.pictures, category.image),
  };
}

function programsOf(content: Content, event: ChapterEvent): wire.EventCategory[] {
  return content.categories.filter(({ name }) => name === event.category).map(({ id, name }) => ({ id, name: encoded(name) }));
}

/** An event of a list. */
export function eventSummary(content: Content, { event, days }: DatedEvent): wire.EventSummary {
  return {
    event_id: event.id,
    title: encoded(event.title),
    brief_content: encoded(event.brief_content),
    event_time: listDate(days),
    featured_image: picture(content.pictures, event.featured_image),
    event_category: programsOf(content, event),
    register_button_link: event.register_button_link ?? '',
    sold_out: event.sold_out ?? false,
  };
}

/** An event in full; parts that its file lacks are `false` or empty, as in the CMS. */
export function eventDetail(content: Content, { event, days }: DatedEvent): wire.EventDetail {
  const { audience, professional_certifications: certifications, key_experience: experience } = event;
  return {
    event_id: event.id,
    event_title: encoded(event.title),
    event_category: programsOf(content, event),
    date_time: detailDate(days, event.time),
    speakers:
      event.speakers?.map((speaker) => ({
        name: speaker.name,
        linkedin: speaker.linkedin ?? '',
        designation: speaker.designation,
        image: speaker.image === undefined ? false : pictureUrl(content.pictures, speaker.image),
      })) ?? false,
    register_button_link: event.register_button_link ?? '',
    featured_image: picture(content.pictures, event.featured_image),
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
        image: picture(content.pictures, fees.image, fees.label),
      })) ?? false,
    sold_out: event.sold_out ?? false,
    venue: event.venue === undefined ? '' : encoded(event.venue),
  };
}

/** An event in the grid of related events. */
export function relatedEvent(content: Content, { event, days }: DatedEvent): wire.RelatedEvent {
  return {
    event_id: event.id,
    title: encoded(event.title),
    date: relatedDate(days),
    featured_img: event.featured_image === undefined ? false : pictureUrl(content.pictures, event.featured_image),
    event_category: programsOf(content, event),
  };
}
