import type { EventStatus } from '../../shared/eventStatus.ts';
import { formatParts, formatPdus, totalPdus, type Pdus } from '../../shared/pdus.ts';
import { formatHours } from './eventTimes.ts';
import { isHeld } from './eventStatus.ts';
import { weekdaysOf } from './dates.ts';
import { formatRupees, parseAmount } from './money.ts';
import { excerpt, formatSeatsLeft, htmlToText } from './text.ts';
import { shortenVenue } from './venue.ts';

/** What an event's facts are made from. A text is empty, and another value null, when it is unknown. */
export interface EventTerms {
  /** Date as displayed, possibly with the hours. */
  date: string;
  venue: string;
  /** Rupees, or HTML, unsanitised. */
  fee: number | string | null;
  /** Units by part, or their sum. */
  pdus: Pdus | number | null;
  /** Seats that are left. */
  seats: number | null;
  /** What is said of the seats, in place of their number. */
  seatsText?: string;
  /** Null or absent for an event that takes place as announced. */
  status?: EventStatus | null;
}

/** One fact: `text` in full, for the page of the event, and `short`, for lists. */
export interface EventFact {
  key: 'time' | 'place' | 'fee' | 'pdus' | 'seats';
  text: string;
  short: string;
}

/** Maximum length of a fee that is a text. */
const MAX_FEE = { text: 120, short: 40 };

/** Formats a fee: `Free`, `₹250` or its text; empty when unknown. */
function formatFee(fee: EventTerms['fee'], maxLength: number): string {
  const rupees = parseAmount(fee);
  if (rupees !== null) return rupees === 0 ? 'Free' : formatRupees(rupees);
  return excerpt(htmlToText(String(fee ?? '')), maxLength);
}

/** Formats weekday and hours: `Thu, 6:30 PM to 8:00 PM`; the whole weekday when the hours are unknown. */
function formatWeekdayAndHours(date: string): string {
  const [weekday, hours] = [weekdaysOf(date), formatHours(date)];
  if (hours === '') return weekday;
  const shortDays = weekday.split(' to ').map((day) => day.slice(0, 3));
  return `${shortDays.join(' to ')}, ${hours}`;
}

/**
 * Lists time, place, fee, units and seats of an event in this order, as far as they are known (EVT-01). A cancelled or postponed event has
 * time and place only (EVT-09).
 * @param options.isPast leaves out what matters only before an event: fee and seats, and in `short` the hours
 */
export function listEventFacts(event: EventTerms, { isPast = false } = {}): EventFact[] {
  const { date, venue, fee, pdus, seats, seatsText } = isHeld(event)
    ? event
    : { ...event, fee: null, pdus: null, seats: null, seatsText: '' };
  const units = pdus === null ? 0 : typeof pdus === 'number' ? pdus : totalPdus(pdus);
  const seatText = seatsText ?? (seats === null ? '' : formatSeatsLeft(seats));
  const facts: EventFact[] = [
    { key: 'time', text: formatHours(date), short: isPast ? '' : formatWeekdayAndHours(date) },
    { key: 'place', text: venue, short: shortenVenue(venue) },
    { key: 'fee', text: formatFee(fee, MAX_FEE.text), short: isPast ? '' : formatFee(fee, MAX_FEE.short) },
    {
      key: 'pdus',
      text: pdus === null || typeof pdus === 'number' ? '' : formatParts(pdus),
      short: units > 0 ? formatPdus(units) : '',
    },
    { key: 'seats', text: isPast ? '' : seatText, short: isPast ? '' : seatText },
  ];
  return facts.filter(({ text, short }) => text !== '' || short !== '');
}
