import { Button, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { dayInIndia } from '../../../../shared/days.ts';
import { useListGuestEventsQuery, type GuestEvent } from '../../../api/endpoints/registrations.ts';
import { checkInPath, guestsPath, paths } from '../../../config/paths.ts';
import { toBareStatus } from '../../../lib/eventStatus.ts';
import { formatLongDay } from '../../../lib/moments.ts';
import { EventStatus } from '../../../ui/EventStatus.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { TextSkeleton } from '../../../ui/page/Loading.tsx';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { describeCounts } from '../describe.ts';
import { AdminsOnly } from './AdminsOnly.tsx';

function EventItem({ event, isPast }: { event: GuestEvent; isPast: boolean }): React.JSX.Element {
  const { eventId, title, start, time, status } = event;
  return (
    <ListItem divider sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', py: 2 }}>
      <Typography variant="label" color="textSecondary">
        {[formatLongDay(start), time].filter(Boolean).join(', ')}
      </Typography>
      <Heading level={2} variant="h4">
        <Link href={guestsPath(eventId)}>{title}</Link>
      </Heading>
      <EventStatus status={toBareStatus(status)} isPast={isPast} />
      <Typography>{describeCounts(event)}</Typography>
      {!isPast && (
        <Button size="small" href={checkInPath(eventId)} aria-label={`Check-in: ${title}`}>
          Check-in
        </Button>
      )}
    </ListItem>
  );
}

function Events(): React.JSX.Element {
  const query = useListGuestEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = dayInIndia(useNow());
  const empty = (
    <CentredState
      title="No event takes registrations here."
      drawing={{ seed: 'no registrations' }}
      actions={<Button href={paths.dashboardContent}>Content</Button>}
    >
      Open an event in Content, and fill in “Registration on this site”.
    </CentredState>
  );
  return (
    <QuerySection query={query} what="The events" errorSubject="registrations" skeleton={<TextSkeleton lines={8} />} empty={empty}>
      {(events) => (
        <Paper>
          <List>
            {events.map((event) => (
              <EventItem key={event.eventId} event={event} isPast={event.end < today} />
            ))}
          </List>
        </Paper>
      )}
    </QuerySection>
  );
}

/** The events that take registrations here, with the numbers of their guests (REG-05). */
export default function RegistrationsPage(): React.JSX.Element {
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Heading level={1}>Registrations</Heading>
      <AdminsOnly>
        <Events />
      </AdminsOnly>
    </Stack>
  );
}
