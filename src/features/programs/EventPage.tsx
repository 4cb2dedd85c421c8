import { Box, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { eventApi } from '../../api/endpoints/event.ts';
import { eventDetailApi, useGetEventQuery } from '../../api/endpoints/eventDetail.ts';
import type { EventDetail } from '../../api/models/event.ts';
import type { Ask, Head, PageContext, PreloadContext } from '../../api/page.ts';
import { paths, programPath } from '../../config/paths.ts';
import { breadcrumbList } from '../../lib/breadcrumbList.ts';
import { calendarLeaf, formatDate, isTodayOrLater } from '../../lib/dates.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { hoursIn } from '../../lib/eventTimes.ts';
import { slugOf } from '../../lib/slug.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { up } from '../../theme/tokens.ts';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { missingStatus } from '../../ui/missingStatus.ts';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { calendarEntry } from './calendarEntry.ts';
import { eventSchema } from './eventSchema.ts';
import { EventPoster } from './EventPoster.tsx';
import { EventStory } from './EventStory.tsx';
import { EventTicket } from './EventTicket.tsx';
import { RegisterBar } from './RegisterBar.tsx';
import { allPastEvents } from './programData.ts';
import { registrationOf } from './registration.ts';
import { RelatedEvents } from './RelatedEvents.tsx';

/** Links that were made from a missing id say so; nobody is asked about them (EVT-04). */
const isNoId = (id: string | undefined): boolean => id === undefined || id === 'undefined';

/** The event and those related to it, at once. */
export async function preload({ ask, params: { id } }: PreloadContext): Promise<void> {
  if (id === undefined || isNoId(id)) return;
  const { getEvent, listRelatedEvents } = eventDetailApi.endpoints;
  await Promise.all([ask(getEvent.initiate(id)), ask(listRelatedEvents.initiate(id))]);
}

/** The events that can be joined now, then those that were, for the sitemap. */
export async function sitemap({ ask, now }: { ask: Ask; now: Date }): Promise<string[]> {
  const [{ data = [] }, past] = await Promise.all([ask(eventApi.endpoints.listActiveEvents.initiate()), allPastEvents(ask, now)]);
  return [...data, ...past].map(eventHref);
}

const crumbsOf = ({ category, title }: EventDetail, path: string) => [
  { name: 'Home', path: paths.home },
  ...(category === '' ? [] : [{ name: category, path: programPath(slugOf(category)) }]),
  { name: title, path },
];

/** Title, description, picture, structured data (NAV-04, EVT-08); 404 for an event that does not exist (EVT-04). */
export function head({ params: { id = '' }, url, state }: PageContext): Head {
  const { data: event, error } = eventDetailApi.endpoints.getEvent.select(id)(state);
  const description = 'An event of the chapter: when, where, who speaks and how to take part.';
  if (isNoId(id) || error !== undefined) return { title: 'Event not found', description, status: isNoId(id) ? 404 : missingStatus(error) };
  if (event === undefined) return { title: 'Event', description };
  const path = eventHref({ id, category: event.category });
  const facts = [formatDate(event.dateTime), event.venue, htmlToText(event.descriptionHtml)].filter((part) => part !== '').join('. ');
  const schema = eventSchema(event, path, url.origin);
  return {
    title: excerpt(event.title, 90),
    description: excerpt(facts, 155) || description,
    path,
    structuredData: [breadcrumbList(crumbsOf(event, path), url.origin), ...(schema === null ? [] : [schema])],
  };
}

/**
 * Below the poster words on the left, the ticket beside them; one after the other on a phone, where the whole of it is what
 * Register stays in sight for.
 */
const Sheet = styled(Box)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 40px)',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(280px, 4fr)',
    gap: '24px clamp(40px, 6vw, 96px)',
  },
}) as typeof Box;

const loading = (
  <Page crumbs={<TextSkeleton lines={1} leading={3} />}>
    <Loading label="Loading the event">
      <Sheet>
        <Skeleton sx={{ gridColumn: '1 / -1', height: { xs: 600, md: 480 } }} />
        <TextSkeleton lines={8} />
        <Skeleton height={320} />
      </Sheet>
    </Loading>
  </Page>
);

/** `25 Nov 2026`: in few signs, for a narrow place. */
function shortDay(date: string): string {
  const leaf = calendarLeaf(date);
  return leaf === null ? formatDate(date) : `${leaf.date} ${leaf.month} ${leaf.year}`;
}

/** An event as a poster (EVT-01 to EVT-08); the Suspense boundaries let the browser bring it to life part by part. */
export default function EventPage(): React.JSX.Element {
  const { id = '' } = useParams();
  const { data: event, error, isFetching, refetch, fulfilledTimeStamp } = useGetEventQuery(id, { skip: isNoId(id) });
  if (isNoId(id)) return <NotFoundView />;
  if (event === undefined) {
    if (error === undefined) return loading;
    return <MissingSubject error={error} what="The event" busy={isFetching} onRetry={refetch} />;
  }
  // Server and browser count from the same moment.
  const asOf = new Date(fulfilledTimeStamp ?? 0);
  const registration = registrationOf(event, asOf);
  const entry = calendarEntry(id, event);
  const path = eventHref({ id, category: event.category });
  const hours = hoursIn(event.dateTime);
  const crumbs = crumbsOf(event, path).map(({ name, path: to }) => ({ label: name, to }));
  return (
    <Page
      crumbs={<Crumbs crumbs={[...crumbs.slice(0, 1), { label: 'Special Program' }, ...crumbs.slice(1, -1), { label: event.title }]} />}
    >
      <Sheet component="article">
        <EventPoster event={event} hours={hours} />
        <RegisterBar registration={registration} day={shortDay(event.dateTime)} hours={hours} fees={event.fees?.label ?? ''} />
        <Suspense>
          <EventTicket
            event={event}
            path={path}
            hours={hours}
            entry={entry}
            over={entry !== null && !isTodayOrLater(event.dateTime, asOf)}
          />
        </Suspense>
        <Suspense>
          <EventStory event={event} registration={registration} />
        </Suspense>
      </Sheet>
      <Suspense>
        <RelatedEvents id={id} />
      </Suspense>
    </Page>
  );
}
