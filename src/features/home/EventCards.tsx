import { Box, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventSummary } from '../../api/models/event.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { radius, tone, up } from '../../theme/tokens.ts';
import { CalendarTile } from '../../ui/CalendarTile.tsx';
import { EventText, EventRowFrame as Row } from '../../ui/EventRow.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Returns the brief as plain text of at most `limit` characters. */
export const eventBrief = ({ briefHtml }: EventSummary, limit: number): string => excerpt(htmlToText(briefHtml), limit);

const Lead = styled(Box)({
  position: 'relative',
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  minWidth: 0,
  '& > .frame': { borderRadius: radius },
  '& > div': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 16 },
  '& h3, & .brief': { marginBlock: 4 },
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
        <EventText event={event} heading="h3" variant="h2" brief={eventBrief(event, 220)} />
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

export function RowSkeleton(): React.JSX.Element {
  return (
    <Row>
      <Skeleton width={64} height={92} />
      <span>
        <TextSkeleton lines={4} />
      </span>
    </Row>
  );
}
