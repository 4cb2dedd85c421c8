import { Box, Chip, Link, Skeleton, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventSummary } from '../../api/models/event.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { CalendarTile } from '../../ui/CalendarTile.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { eventBrief, eventLabel } from './eventText.ts';

const CardText = styled(Stack)({
  alignItems: 'flex-start',
  gap: 4,
  minWidth: 0,
  '& > .label': { color: tone.secondary },
});

/** Title whose link covers the whole event. */
const Title = styled(Typography)({
  '& > a': { color: 'inherit', textDecoration: 'none' },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
}) as typeof Typography;

function EventText({
  event,
  headingVariant,
  limit,
}: {
  event: EventSummary;
  headingVariant: 'h2' | 'h4';
  limit: number;
}): React.JSX.Element {
  const label = eventLabel(event);
  return (
    <CardText>
      {label !== '' && (
        <Typography className="label" variant="label">
          {label}
        </Typography>
      )}
      <Title variant={headingVariant} component="h3">
        <Link href={eventHref(event)}>{event.title}</Link>
      </Title>
      <Typography className="brief" variant={headingVariant === 'h2' ? 'body1' : 'body2'} color="textSecondary">
        {eventBrief(event, limit)}
      </Typography>
      {event.soldOut && <Chip color="error" label="Sold out" />}
    </CardText>
  );
}

const Lead = styled(Box)({
  position: 'relative',
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  minWidth: 0,
  '& > .frame': { borderRadius: radius },
  '& > div': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 16 },
  '& .label + h3, & h3 + .brief': { marginTop: 4 },
  '&:hover h3': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '.14em',
    textDecorationColor: tone.accent,
  },
  [up.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 56, '& > div': { columnGap: 24 } },
}) as typeof Box;

/** The next event, with a large picture. */
export function LeadEvent({ event }: { event: EventSummary }): React.JSX.Element {
  return (
    <Lead component="article">
      <Picture className="frame" src={event.image?.url ?? null} alt={event.image?.alt ?? ''} width={8} height={5} seed={event.title} />
      <div>
        <CalendarTile date={event.date} />
        <EventText event={event} headingVariant="h2" limit={220} />
      </div>
    </Lead>
  );
}

export function LeadSkeleton(): React.JSX.Element {
  return (
    <Lead>
      <Skeleton sx={{ height: 'auto', aspectRatio: '8 / 5' }} />
      <div>
        <Skeleton width={64} height={92} />
        <span>
          <Skeleton height="4.5em" sx={{ mb: 1 }} />
          <TextSkeleton lines={3} />
        </span>
      </div>
    </Lead>
  );
}

const Row = styled(Box)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  height: '100%',
  padding: '20px 0',
  borderTop: `1px solid ${tone.line}`,
  // On phones the brief and the picture are hidden.
  '& .brief': { display: 'none' },
  '& > .frame': { display: 'none', borderRadius: radius },
  '&:hover': { borderTopColor: tone.primary },
  '&:hover h3': { color: tone.primary },
  [up.sm]: {
    gridTemplateColumns: '64px minmax(0, 1fr) 112px',
    '& .brief': { display: 'block' },
    '& > .frame': { display: 'block' },
  },
}) as typeof Box;

/** A further event as a row: date, text, and a small picture where there is room. */
export function EventRow({ event }: { event: EventSummary }): React.JSX.Element {
  return (
    <Row component="article">
      <CalendarTile date={event.date} />
      <EventText event={event} headingVariant="h4" limit={140} />
      <Picture className="frame" src={event.image?.url ?? null} alt="" width={1} height={1} seed={event.title} />
    </Row>
  );
}

export function RowSkeleton(): React.JSX.Element {
  return (
    <Row>
      <Skeleton width={64} height={92} />
      <span>
        <TextSkeleton lines={3} />
      </span>
    </Row>
  );
}
