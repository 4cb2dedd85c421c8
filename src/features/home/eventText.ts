import type { EventSummary } from '../../api/models/event.ts';
import { splitCalendarDate, formatDate } from '../../lib/dates.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';

/** Returns the date as text where the calendar tile cannot show it, else an empty string. */
const formatDateInWords = ({ date }: EventSummary): string => (splitCalendarDate(date) === null ? formatDate(date) : '');

/** Returns the category and, where the calendar tile cannot show it, the date; may be empty. */
export const eventLabel = (event: EventSummary): string =>
  [event.category, formatDateInWords(event)].filter((part) => part !== '').join(' · ');

/** Returns the brief as plain text of at most `limit` characters. */
export const eventBrief = (event: EventSummary, limit: number): string => excerpt(htmlToText(event.briefHtml), limit);
