import type { EventSummary } from '../../api/models/event.ts';
import { calendarLeaf, formatDate } from '../../lib/dates.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

/** The date in words where the calendar leaf beside it cannot show it; else nothing, so that it stands there once. */
const dateInWords = ({ date }: EventSummary): string => (date === '' || calendarLeaf(date) !== null ? '' : formatDate(date));

/** Program, and the date unless the leaf shows it: `PM Footprints`, `PM Footprints · to be told`. */
export const eventLine = (event: EventSummary): string => [event.category, dateInWords(event)].filter((part) => part !== '').join(' · ');

/** The event in brief as plain text: cards never carry HTML. */
export const eventBrief = (event: EventSummary, limit: number): string => excerpt(htmlToText(event.briefHtml), limit);
