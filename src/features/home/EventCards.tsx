import styled from '@emotion/styled';
import type { EventSummary } from '../../api/models/event.ts';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import { eventBrief, eventHref, eventLine } from './eventText.ts';

const Line = styled('p')({
  margin: 0,
  color: tone.teal,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const Brief = styled('p')({
  margin: 0,
  color: tone.inkSoft,
  overflowWrap: 'anywhere',
  '&[data-small]': { fontSize: '0.9375rem', lineHeight: 1.5 },
});

const Lead = styled('article')({
  position: 'relative',
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  minWidth: 0,
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 64 },
  '& .frame': { borderRadius: radius },
  '& h3': {
    margin: 0,
    fontFamily: displayFace,
    fontWeight: 700,
    fontSize: 'clamp(1.75rem, 1.2rem + 2.2vw, 3.125rem)',
    lineHeight: 1.06,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '&:hover h3': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '.14em',
    textDecorationColor: tone.marigold,
  },
});

const LeadWords = styled('div')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 16,
  '& > div:last-of-type': { display: 'grid', gap: 10, justifyItems: 'start' },
});

function EventWords({ event, brief }: { event: EventSummary; brief: React.ReactNode }): React.JSX.Element {
  return (
    <div>
      <Line>{eventLine(event)}</Line>
      <h3>
        <CardLink to={eventHref(event)}>{event.title}</CardLink>
      </h3>
      {brief}
      {event.soldOut && <Badge tone="bad">Sold out</Badge>}
    </div>
  );
}

/** The next event, told like a lead story: its picture large, its words below. */
export function LeadEvent({ event }: { event: EventSummary }): React.JSX.Element {
  return (
    <Lead>
      <Picture className="frame" src={event.image?.url ?? null} alt={event.image?.alt ?? ''} width={8} height={5} seed={event.title} />
      <LeadWords>
        <DateLeaf date={event.date} />
        <EventWords event={event} brief={<Brief>{eventBrief(event, 220)}</Brief>} />
      </LeadWords>
    </Lead>
  );
}

/** Keeps the place of the lead story while it loads. */
export function LeadSkeleton(): React.JSX.Element {
  return (
    <Lead as="div">
      <SkeletonBlock ratio="8 / 5" />
      <LeadWords>
        <SkeletonBlock width={64} height={76} />
        <span>
          <SkeletonBlock height="4.5em" />
          <SkeletonText lines={3} />
        </span>
      </LeadWords>
    </Lead>
  );
}

const Row = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  height: '100%',
  padding: '20px 0',
  borderTop: `1px solid ${tone.line}`,
  '& > div:nth-of-type(2)': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 4 },
  '& h3': {
    margin: 0,
    fontFamily: displayFace,
    fontWeight: 600,
    fontSize: '1.25rem',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& .frame': { display: 'none', borderRadius: 8 },
  '&:hover': { borderTopColor: tone.violet },
  '&:hover h3': { color: tone.violet },
  [up.sm]: { gridTemplateColumns: '64px minmax(0, 1fr) 112px', '& .frame': { display: 'block' } },
});

/** A further event as a line of the programme: date, words, a small picture where there is room. */
export function EventRow({ event }: { event: EventSummary }): React.JSX.Element {
  return (
    <Row>
      <DateLeaf date={event.date} />
      <EventWords event={event} brief={<Brief data-small="">{eventBrief(event, 140)}</Brief>} />
      <Picture className="frame" src={event.image?.url ?? null} alt="" width={1} height={1} seed={event.title} />
    </Row>
  );
}

/** Keeps the place of a further event while it loads. */
export function RowSkeleton(): React.JSX.Element {
  return (
    <Row as="div">
      <SkeletonBlock width={64} height={76} />
      <span>
        <SkeletonText lines={5} />
      </span>
    </Row>
  );
}
