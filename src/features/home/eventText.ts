import type { EventSummary } from '../../api/models/event.ts';
import { eventPath } from '../../config/paths.ts';
import { calendarLeaf, formatDate } from '../../lib/dates.ts';
import { slugOf } from '../../lib/slug.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

/** Stands in an event's address when its program is not told; the page is found by the event's id. */
const ANY_PROGRAM = 'events';

/** Address of an event below its program. */
export const eventHref = (event: EventSummary): string => eventPath(slugOf(event.category) || ANY_PROGRAM, event.id);

/** The date in words where the calendar leaf beside it cannot show it; else nothing, so that it stands there once. */
const dateInWords = ({ date }: EventSummary): string => (date === '' || calendarLeaf(date) !== null ? '' : formatDate(date));

/** Program, and the date unless the leaf shows it: `PM Footprints`, `PM Footprints · to be told`. */
export const eventLine = (event: EventSummary): string => [event.category, dateInWords(event)].filter((part) => part !== '').join(' · ');

/** The event in brief as plain text: cards never carry HTML. */
export const eventBrief = (event: EventSummary, limit: number): string => excerpt(htmlToText(event.briefHtml), limit);
