import type { EventSummary } from '../../api/models/event.ts';
import { eventPath } from '../../config/paths.ts';
import { formatDate } from '../../lib/dates.ts';
import { slugOf } from '../../lib/slug.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

/** Stands in an event's address when its program is not told; the page is found by the event's id. */
const ANY_PROGRAM = 'events';

/** Address of an event below its program. */
export const eventHref = (event: EventSummary): string => eventPath(slugOf(event.category) || ANY_PROGRAM, event.id);

/** Program and date in one line, as far as they are known: `PM Footprints · 26 November 2026`. */
export const eventLine = (event: EventSummary): string =>
  [event.category, event.date === '' ? '' : formatDate(event.date)].filter((part) => part !== '').join(' · ');

/** The event in brief as plain text: cards never carry HTML. */
export const eventBrief = (event: EventSummary, limit: number): string => excerpt(htmlToText(event.briefHtml), limit);
