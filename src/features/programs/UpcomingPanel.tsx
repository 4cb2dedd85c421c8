import { Box, Button, Chip, Link, List, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListUpcomingEventsQuery } from '../../api/endpoints/events.ts';
import type { EventSummary } from '../../api/models/event.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { focusRing, tone, touch } from '../../theme/tokens.ts';
import { CalendarTile } from '../../ui/CalendarTile.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LargeDate, LargeEventCard } from './LargeEventCard.tsx';

const Collapsed = styled('details')({
  borderTop: `1px solid ${tone.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: touch,
    marginTop: 8,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: tone.primary },
    '&:focus-visible': { outline: `${focusRing.width}px solid ${focusRing.colour}`, outlineOffset: focusRing.offset },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 12,
  '& a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '&:hover a': { color: tone.primary },
});

function FurtherEvents({ events }: { events: readonly EventSummary[] }): React.JSX.Element | null {
  if (events.length === 0) return null;
  return (
    <Collapsed>
      <summary>
        {events.length} more
        <Icon icon="down" />
      </summary>
      <List>
        {events.map((event) => (
          <Row key={event.id}>
            <CalendarTile date={event.date} />
            <Typography variant="h5" component="h3">
              <Link href={eventHref(event)}>{event.title}</Link>
            </Typography>
          </Row>
        ))}
      </List>
    </Collapsed>
  );
}

function NextEvent({ event }: { event: EventSummary }): React.JSX.Element {
  const brief = excerpt(htmlToText(event.briefHtml), 220);
  return (
    <>
      <LargeDate date={event.date} />
      <Heading level={3} variant="h3">
        {event.title}
      </Heading>
      {brief !== '' && <Typography color="textSecondary">{brief}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button href={eventHref(event)} variant="contained" color="accent" endIcon={<Icon icon="next" />}>
          {event.soldOut ? 'About the event' : 'Details and registration'}
          <Typography variant="srOnly">: {event.title}</Typography>
        </Button>
        {event.soldOut && <Chip color="error" label="Sold out" />}
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

/** `Upcoming Events` (SPP-03): the next event is large, and the others are collapsed. */
export function UpcomingPanel({ categoryId, program, picture }: Props): React.JSX.Element {
  return (
    <section aria-labelledby="upcoming">
      <LargeEventCard picture={<Picture src={picture} alt="" width={16} height={8} seed={program} priority />}>
        <Typography variant="label" component="h2" id="upcoming" sx={{ color: tone.secondary }}>
          Upcoming Events
        </Typography>
        <QuerySection query={useListUpcomingEventsQuery(categoryId)} what="The upcoming events" skeleton={skeleton} empty={comingSoon}>
          {([next, ...furtherEvents]) => (
            <>
              {next && <NextEvent event={next} />}
              <FurtherEvents events={furtherEvents} />
            </>
          )}
        </QuerySection>
      </LargeEventCard>
    </section>
  );
}
