import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useParams } from 'react-router';
import { useGetEventQuery } from '../../api/endpoints/events.ts';
import { useGetSeatsQuery } from '../../api/endpoints/registrations.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { formatDate, isTodayOrLater, splitCalendarDate } from '../../lib/dates.ts';
import { shownEventCrumbs } from '../../lib/eventCrumbs.ts';
import { listEventFacts } from '../../lib/eventFacts.ts';
import { describeSeats } from '../../lib/seatsText.ts';
import { eventHref, isMissingId } from '../../lib/subjectAddress.ts';
import { mapUrl } from '../../lib/venue.ts';
import { CalendarTile } from '../../ui/CalendarTile.tsx';
import { EventFacts } from '../../ui/EventFacts.tsx';
import { EventStatus } from '../../ui/EventStatus.tsx';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useNow } from '../../ui/useNow.ts';
import { canRegister } from './describe.ts';
import { LinkForm } from './LinkForm.tsx';
import { MemberRegistration } from './MemberRegistration.tsx';
import { Payment } from './Payment.tsx';
import { VisitorForm } from './VisitorForm.tsx';

const skeleton = (
  <Page crumbs={<TextSkeleton lines={1} leading={3} />}>
    <Loading label="Loading the registration">
      <Skeleton height={96} />
      <TextSkeleton lines={6} />
    </Loading>
  </Page>
);

/** The event in short: date, title, status, time, place and fee. */
function EventHeader({ event, verb }: { event: EventDetail; verb: string }): React.JSX.Element {
  const { title, dateTime: date, venue, status } = event;
  // The number of seats is said below.
  const facts = listEventFacts({ ...event, date, seats: null });
  return (
    <Box component="header" sx={{ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: { xs: 2, sm: 3 } }}>
      <CalendarTile date={date} />
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        <Heading level={1} variant="h2">
          {verb}: {title}
        </Heading>
        {splitCalendarDate(date) === null && <Typography>{formatDate(date)}</Typography>}
        <EventStatus status={status} />
        <EventFacts facts={facts} map={mapUrl(venue)} />
      </Stack>
    </Box>
  );
}

/** What is left of an event, and registering for it (REG-01, REG-02). */
export default function RegisterPage(): React.JSX.Element {
  const { id = '' } = useParams();
  const skip = isMissingId(id);
  const { data: event, error, isFetching, refetch } = useGetEventQuery(id, { skip });
  const seatsQuery = useGetSeatsQuery(id, { skip, refetchOnMountOrArgChange: true });
  const signedIn = useIsSignedIn();
  const now = useNow();
  const { data: seats } = seatsQuery;
  if (skip) return <NotFoundView />;
  if (event === undefined || seats === undefined) {
    const failure = error ?? seatsQuery.error;
    if (failure === undefined) return skeleton;
    const retry = (): void => void (error === undefined ? seatsQuery.refetch() : refetch());
    return <MissingSubject error={failure} what="The registration" busy={isFetching || seatsQuery.isFetching} onRetry={retry} />;
  }
  const eventPage = eventHref({ id, category: event.category });
  const seatsText = describeSeats(seats, { status: event.status?.name, isOver: !isTodayOrLater(event.dateTime, now) });
  return (
    <Page crumbs={<Crumbs crumbs={[...shownEventCrumbs(event, eventPage), { label: 'Register' }]} />}>
      <Stack sx={{ gap: 3, maxWidth: 720 }}>
        <EventHeader event={event} verb={canRegister(seats) ? 'Register' : 'Registration'} />
        <Paper component="section" aria-label="Registration" sx={{ display: 'grid', gap: 2, p: 'clamp(20px, 3vw, 40px)' }}>
          {signedIn ? (
            <MemberRegistration eventId={id} seats={seats} seatsText={seatsText} />
          ) : (
            <>
              <Typography variant="h4" component="p">
                {seatsText}
              </Typography>
              <Payment payment={seats.payment} />
              {canRegister(seats) && <VisitorForm eventId={id} seats={seats} />}
              <LinkForm eventId={id} />
            </>
          )}
        </Paper>
      </Stack>
    </Page>
  );
}
