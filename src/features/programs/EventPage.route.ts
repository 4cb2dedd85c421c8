import { getEvent, listActiveEvents, listRelatedEvents } from '../../api/endpoints/events.ts';
import { getSeats } from '../../api/endpoints/registrations.ts';
import type { RunQuery, Head, PageContext, PreloadContext } from '../../api/page.ts';
import { EVENT_STATUS_LABELS } from '../../../shared/eventStatus.ts';
import { breadcrumbList } from '../../lib/breadcrumbList.ts';
import { formatDate } from '../../lib/dates.ts';
import { eventHref, isMissingId } from '../../lib/subjectAddress.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { missingHead } from '../../ui/MissingSubject.tsx';
import { eventCrumbs } from '../../lib/eventCrumbs.ts';
import { eventStructuredData } from './eventStructuredData.ts';
import { loadAllPastEvents } from './programData.ts';

/** Preloads the event and related events in parallel. */
export async function preload({ runQuery, params: { id } }: PreloadContext): Promise<void> {
  if (id === undefined || isMissingId(id)) return;
  const [{ data: event }] = await Promise.all([runQuery(getEvent.initiate(id)), runQuery(listRelatedEvents.initiate(id))]);
  if (event?.takesRegistrations === true) await runQuery(getSeats.initiate(id));
}

/** Returns the paths of upcoming events, followed by those of past events. */
export async function sitemap({ runQuery, now }: { runQuery: RunQuery; now: Date }): Promise<string[]> {
  const [{ data = [] }, past] = await Promise.all([runQuery(listActiveEvents.initiate()), loadAllPastEvents(runQuery, now)]);
  return [...data, ...past].map(eventHref);
}

/** Title, description and structured data (NAV-04, EVT-08); 404 for an unknown event (EVT-04). */
export function head({ params: { id = '' }, url, state }: PageContext): Head {
  const { data: event, error } = getEvent.select(id)(state);
  const description = 'An event of the chapter: when, where, who speaks and how to take part.';
  if (isMissingId(id) || error !== undefined) return missingHead('Event', description, isMissingId(id) ? undefined : error);
  if (event === undefined) return { title: 'Event', loading: true, description };
  const path = eventHref({ id, category: event.category });
  const status = event.status === null ? '' : EVENT_STATUS_LABELS[event.status.name];
  const facts = [status, formatDate(event.dateTime), event.venue, htmlToText(event.descriptionHtml)]
    .filter((part) => part !== '')
    .join('. ');
  const { data: seats } = getSeats.select(id)(state);
  const schema = eventStructuredData(event, path, url.origin, seats);
  return {
    title: excerpt(event.title, 90),
    description: excerpt(facts, 155) || description,
    path,
    structuredData: [breadcrumbList(eventCrumbs(event, path), url.origin), ...(schema === null ? [] : [schema])],
  };
}

export { default } from './EventPage.tsx';
