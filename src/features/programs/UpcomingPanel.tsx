import { Box, Button, Chip, List, Skeleton, Typography } from '@mui/material';
import { useListUpcomingEventsQuery } from '../../api/endpoints/events.ts';
import type { EventSummary } from '../../api/models/event.ts';
import { isHeld, splitLead } from '../../lib/eventStatus.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { listEventFacts } from '../../lib/eventFacts.ts';
import { formatHours } from '../../lib/eventTimes.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { tone } from '../../theme/tokens.ts';
import { EventFacts } from '../../ui/EventFacts.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { EventStatus } from '../../ui/EventStatus.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LargeDate, LargeEventCard } from './LargeEventCard.tsx';

/** Number of further events that are shown; the others are folded (D-17). */
const SHOWN = 2;

function FurtherEvents({ events }: { events: readonly EventSummary[] }): React.JSX.Element | null {
  if (events.length === 0) return null;
  return (
    <Box sx={{ borderTop: `1px solid ${tone.line}` }}>
      <LongList items={events} shown={SHOWN}>
        {(shownEvents) => (
          <List>
            {shownEvents.map((event) => (
              <li key={event.id}>
                <EventRow event={event} heading="h3" variant="h5" hidesProgram />
              </li>
            ))}
          </List>
        )}
      </LongList>
    </Box>
  );
}

function NextEvent({ event }: { event: EventSummary }): React.JSX.Element {
  const brief = excerpt(htmlToText(event.briefHtml), 220);
  return (
    <>
      <LargeDate date={event.date} hours={formatHours(event.date)} />
      <Heading level={3} variant="h3">
        {event.title}
      </Heading>
      <EventStatus status={event.status} />
      <EventFacts facts={listEventFacts(event).filter(({ key }) => key !== 'time')} />
      {brief !== '' && <Typography color="textSecondary">{brief}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button href={eventHref(event)} variant="contained" color="accent" endIcon={<Icon icon="next" />}>
          {event.soldOut || !isHeld(event) ? 'About the event' : 'Details and registration'}
          <Typography variant="srOnly">: {event.title}</Typography>
        </Button>
        {event.soldOut && isHeld(event) && <Chip color="error" label="Sold out" />}
      </Box>
    </>
  );
}

const skeleton = (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton width="60%" sx={{ height: 'clamp(4.1rem, 3.3rem + 3.3vw, 7rem)' }} />
    <Skeleton width="80%" height="2.4em" />
    <TextSkeleton lines={3} />
    <Skeleton width={240} height={44} />
  </Box>
);

const comingSoon = (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="h3" component="p">
      Coming soon
    </Typography>
    <Typography color="textSecondary">
      No date is listed at present. Subscribe to the calendar, and new dates will appear in yours.
    </Typography>
  </Box>
);

interface Props {
  categoryId: string;
  program: string;
  /** The program's picture; null: a kolam, which is a line drawing made from the program's name. */
  picture: string | null;
}

/** `Upcoming Events` (SPP-03): the next event that takes place is large, the following ones are rows, and the rest is folded. */
export function UpcomingPanel({ categoryId, program, picture }: Props): React.JSX.Element {
  return (
    <section aria-labelledby="upcoming">
      <LargeEventCard picture={<Picture src={picture} alt="" width={16} height={8} seed={program} priority />}>
        <Typography variant="label" component="h2" id="upcoming" sx={{ color: tone.secondary }}>
          Upcoming Events
        </Typography>
        <QuerySection query={useListUpcomingEventsQuery(categoryId)} what="The upcoming events" skeleton={skeleton} empty={comingSoon}>
          {(events) => {
            const { lead, others } = splitLead(events);
            return (
              <>
                {lead && <NextEvent event={lead} />}
                <FurtherEvents events={others} />
              </>
            );
          }}
        </QuerySection>
      </LargeEventCard>
    </section>
  );
}
