import type { Seats } from '../../api/endpoints/registrations.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { registerPath } from '../../config/paths.ts';
import { chapter } from '../../config/chapter.ts';
import { parseEventTimes, withOffset } from '../../lib/eventTimes.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { parseLink } from '../../lib/links.ts';
import { parseAmount } from '../../lib/money.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { addDays } from '../../../shared/days.ts';
import { isOnline } from '../../lib/venue.ts';

function locationOf({ venue }: EventDetail, url: string): Record<string, unknown> {
  return isOnline(venue)
    ? { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: { '@type': 'VirtualLocation', url } }
    : {
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: venue, address: venue },
      };
}

/**
 * Returns the status of an event for search engines (EVT-09). They know no event that moved to another place, except to the internet; one
 * with other hours or days is rescheduled, with the former start.
 */
function statusOf({ status, venue }: EventDetail): Record<string, unknown> {
  const state = (name: string): Record<string, unknown> => ({ eventStatus: `https://schema.org/Event${name}` });
  if (status?.name === 'cancelled') return state('Cancelled');
  if (status?.name === 'postponed') return state('Postponed');
  const formerStart = parseEventTimes(status?.formerDate ?? '')?.start;
  if (formerStart !== undefined) return { ...state('Rescheduled'), previousStartDate: withOffset(formerStart) };
  const wasOnSite = Boolean(status?.formerVenue) && !isOnline(status?.formerVenue ?? '');
  return state(wasOnSite && isOnline(venue) ? 'MovedOnline' : 'Scheduled');
}

/** Returns the link with which one registers; null when there is none, or nobody can register any more. */
function registerLinkOf(event: EventDetail, path: string, seats: Seats | undefined): string | null {
  if (!isHeld(event)) return null;
  if (!event.takesRegistrations) return parseLink(event.registerLink)?.href ?? null;
  return seats?.state === 'closed' || seats?.state === 'over' ? null : registerPath(path);
}

function availabilityOf({ soldOut }: EventDetail, seats: Seats | undefined): string {
  const isFull = seats?.state === 'full' && !seats.waitingList;
  return `https://schema.org/${soldOut || isFull ? 'SoldOut' : seats?.state === 'early' ? 'PreOrder' : 'InStock'}`;
}

/**
 * Builds a schema.org `Event` (EVT-08).
 * @param origin without trailing slash
 * @param seats what is left of an event that takes registrations on this site
 * @returns null for an event without a readable date or without a place, because search engines require both
 */
export function eventStructuredData(event: EventDetail, path: string, origin: string, seats?: Seats): Record<string, unknown> | null {
  const times = parseEventTimes(event.dateTime);
  if (times === null || event.venue === '') return null;
  const url = `${origin}${path}`;
  const registerLink = registerLinkOf(event, path, seats);
  const price = parseAmount(event.fee);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url,
    startDate: withOffset(times.start),
    endDate: withOffset(times.allDay ? addDays(times.end, -1) : times.end),
    ...statusOf(event),
    ...locationOf(event, url),
    description: excerpt(htmlToText(event.descriptionHtml), 500) || event.title,
    ...(event.image === null ? {} : { image: [new URL(event.image.url, origin).href] }),
    ...(event.speakers.length === 0 ? {} : { performer: event.speakers.map(({ name }) => ({ '@type': 'Person', name })) }),
    organizer: { '@type': 'Organization', name: chapter().name, url: `${origin}/` },
    ...(registerLink === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: new URL(registerLink, origin).href,
            ...(price === null ? {} : { price, priceCurrency: 'INR' }),
            availability: availabilityOf(event, seats),
          },
        }),
  };
}
