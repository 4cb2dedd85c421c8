import { Box, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useGetEventQuery } from '../../api/endpoints/events.ts';
import { useGetSeatsQuery, useListOwnRegistrationsQuery } from '../../api/endpoints/registrations.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { isTodayOrLater } from '../../lib/dates.ts';
import { eventHref, isMissingId } from '../../lib/subjectAddress.ts';
import { up } from '../../theme/tokens.ts';
import { shownEventCrumbs } from '../../lib/eventCrumbs.ts';
import { summariseSeats } from '../../lib/seatsText.ts';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useNow } from '../../ui/useNow.ts';
import { calendarEntry } from './calendarEntry.ts';
import { EventPoster } from './EventPoster.tsx';
import { EventContent } from './EventContent.tsx';
import { EventActions } from './EventActions.tsx';
import { EventSummary } from './EventSummary.tsx';
import { registrationOf } from './registration.ts';
import { RelatedEvents } from './RelatedEvents.tsx';

/** Text with the summary beside it. On phones both are in one column, and Register is in a sticky bar. */
const Layout = styled(Box)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 40px)',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(280px, 4fr)',
    gap: '24px clamp(40px, 6vw, 96px)',
  },
}) as typeof Box;

const skeleton = (
  <Page crumbs={<TextSkeleton lines={1} leading={3} />}>
    <Loading label="Loading the event">
      <Layout>
        <Skeleton sx={{ gridColumn: '1 / -1', height: { xs: 600, md: 480 } }} />
        <TextSkeleton lines={8} />
        <Skeleton height={320} />
      </Layout>
    </Loading>
  </Page>
);

/** Event page (EVT-01 to EVT-08); Suspense boundaries allow incremental hydration. */
export default function EventPage(): React.JSX.Element {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetEventQuery(id, { skip: isMissingId(id) });
  const takesRegistrations = data?.takesRegistrations === true;
  const { data: seats } = useGetSeatsQuery(id, { skip: !takesRegistrations });
  const signedIn = useIsSignedIn();
  const { data: registrations } = useListOwnRegistrationsQuery(undefined, { skip: !takesRegistrations || !signedIn });
  const now = useNow();
  if (isMissingId(id)) return <NotFoundView />;
  if (data === undefined) {
    if (error === undefined) return skeleton;
    return <MissingSubject error={error} what="The event" busy={isFetching} onRetry={refetch} />;
  }
  const event = seats === undefined ? data : { ...data, seatsText: summariseSeats(seats) };
  const own = registrations?.find(({ eventId }) => eventId === id);
  const registration = registrationOf(event, id, now, { seats, own });
  const entry = calendarEntry(id, event);
  const path = eventHref({ id, category: event.category });
  const isOver = entry !== null && !isTodayOrLater(event.dateTime, now);
  return (
    <Page crumbs={<Crumbs crumbs={[...shownEventCrumbs(event, path).slice(0, -1), { label: event.title }]} />}>
      <Layout component="article">
        <EventPoster event={event} registration={registration} isOver={isOver} />
        <EventSummary event={event} registration={registration} isOver={isOver}>
          <Suspense>
            <EventActions id={id} event={event} path={path} entry={entry} isOver={isOver} />
          </Suspense>
        </EventSummary>
        <Suspense>
          <EventContent event={event} registration={registration} />
        </Suspense>
      </Layout>
      <Suspense>
        <RelatedEvents id={id} picture={event.image?.url ?? null} />
      </Suspense>
    </Page>
  );
}
