import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useParams } from 'react-router';
import { useGetEventQuery } from '../../api/endpoints/events.ts';
import { useGetSeatsQuery, type Seats } from '../../api/endpoints/registrations.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/dates.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { formatHours } from '../../lib/eventTimes.ts';
import { eventHref, isMissingId } from '../../lib/subjectAddress.ts';
import { EventStatus } from '../../ui/EventStatus.tsx';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { NotFoundView } from '../../ui/NotFoundView.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SummaryFact } from '../../ui/RegisterSummary.tsx';
import { canRegister, describeSeats } from './describe.ts';
import { MemberRegistration } from './MemberRegistration.tsx';
import { VisitorForm } from './VisitorForm.tsx';

const skeleton = (
  <Page crumbs={<TextSkeleton lines={1} leading={3} />}>
    <Loading label="Loading the registration">
      <Skeleton height={96} />
      <TextSkeleton lines={6} />
    </Loading>
  </Page>
);

function Facts({ event, seats }: { event: EventDetail; seats: Seats }): React.JSX.Element {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      <SummaryFact icon="calendar" name="Date">
        {formatDate(event.dateTime)}
      </SummaryFact>
      <SummaryFact icon="clock" name="Time">
        {formatHours(event.dateTime)}
      </SummaryFact>
      <SummaryFact icon="place" name="Place">
        {event.venue}
      </SummaryFact>
      <SummaryFact icon="check" name="Payment">
        {seats.payment ?? ''}
      </SummaryFact>
    </Box>
  );
}

/** What is left of an event, and registering for it (REG-01, REG-02). */
export default function RegisterPage(): React.JSX.Element {
  const { id = '' } = useParams();
  const skip = isMissingId(id);
  const { data: event, error, isFetching, refetch } = useGetEventQuery(id, { skip });
  const seatsQuery = useGetSeatsQuery(id, { skip, refetchOnMountOrArgChange: 30 });
  const signedIn = useIsSignedIn();
  const { data: seats } = seatsQuery;
  if (skip) return <NotFoundView />;
  if (event === undefined || seats === undefined) {
    const failure = error ?? seatsQuery.error;
    if (failure === undefined) return skeleton;
    const retry = (): void => void (error === undefined ? seatsQuery.refetch() : refetch());
    return <MissingSubject error={failure} what="The registration" busy={isFetching || seatsQuery.isFetching} onRetry={retry} />;
  }
  const eventPage = eventHref({ id, category: event.category });
  return (
    <Page
      crumbs={
        <Crumbs
          crumbs={[
            { label: 'Home', to: paths.home },
            { label: 'Events', to: paths.events },
            { label: event.title, to: eventPage },
            { label: 'Register' },
          ]}
        />
      }
    >
      <Stack sx={{ gap: 3, maxWidth: 640 }}>
        <Heading level={1} variant="h2">
          Register: {event.title}
        </Heading>
        <EventStatus status={event.status} />
        <Facts event={event} seats={seats} />
        <Typography variant="subtitle1" sx={{ fontWeight: 600 }}>
          {describeSeats(seats, isHeld(event))}
        </Typography>
        {signedIn ? <MemberRegistration eventId={id} seats={seats} /> : canRegister(seats) && <VisitorForm eventId={id} seats={seats} />}
      </Stack>
    </Page>
  );
}
