import { Box, Chip, Link, List, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventSummary } from '../../../api/models/event.ts';
import { formatDate, splitCalendarDate, weekdayOf } from '../../../lib/dates.ts';
import { eventHref } from '../../../lib/eventAddress.ts';
import { excerpt, htmlToText } from '../../../lib/text.ts';
import { radius, tone, up } from '../../../theme/tokens.ts';
import { CalendarTile } from '../../../ui/CalendarTile.tsx';
import { TextSkeleton } from '../../../ui/page/TextSkeleton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { removeRepeatedPictures } from '../removeRepeatedPictures.ts';
import { groupByMonthAndYear } from './eventGroups.ts';
import { Quarters } from './Quarters.tsx';

/** Month beside its events on wide windows, sticky while they scroll. */
const Month = styled('section')({
  display: 'grid',
  gap: '4px 48px',
  borderTop: `2px solid ${tone.ink}`,
  paddingBlock: '16px 40px',
  '@media print': { paddingBlock: '4pt' },
  [up.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', '& > h3': { position: 'sticky', top: 96, alignSelf: 'start' } },
});

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '8px 20px',
  paddingBlock: 20,
  breakInside: 'avoid',
  '& + &': { borderTop: `1px solid ${tone.line}` },
  '& h4 > a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '&:hover h4': { color: tone.primary },
  '& .frame': { display: 'none', borderRadius: radius },
  // Compact, and without the URL of each event, so that a quarter is printed on one page.
  '@media print': {
    paddingBlock: '4pt',
    '& h4': { fontSize: '1.25rem' },
    '& h4 > a::after': { display: 'none' },
    '&& p': { maxWidth: 'none' },
  },
  [up.sm]: { gridTemplateColumns: '64px minmax(0, 1fr) 144px', '& .frame': { display: 'block', alignSelf: 'start' } },
});

function UpcomingRow({ event }: { event: EventSummary }): React.JSX.Element {
  const { title, category, date, image, soldOut } = event;
  const dayText = splitCalendarDate(date) === null ? formatDate(date) : weekdayOf(date);
  const brief = excerpt(htmlToText(event.briefHtml), 200);
  return (
    <Row>
      <CalendarTile date={date} />
      <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', justifyItems: 'start', minWidth: 0 }}>
        <Typography variant="label" sx={{ color: tone.secondary }}>
          {[category, dayText].filter((part) => part !== '').join(' · ')}
        </Typography>
        <Typography variant="h3" component="h4">
          <Link href={eventHref(event)}>{title}</Link>
        </Typography>
        {brief !== '' && (
          <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {brief}
          </Typography>
        )}
        {soldOut && <Chip color="error" label="Sold out" />}
      </Box>
      <Picture className="frame" src={image?.url ?? null} alt="" width={4} height={3} seed={title} />
    </Row>
  );
}

/** Upcoming events by month. */
export function UpcomingList({ events }: { events: readonly EventSummary[] }): React.JSX.Element {
  return (
    <Quarters events={removeRepeatedPictures(events)}>
      {(quarterEvents) =>
        groupByMonthAndYear(quarterEvents).map(({ key, name, events: monthEvents }) => (
          <Month key={key} aria-labelledby={`upcoming-${key}`}>
            <Typography variant="h3" component="h3" id={`upcoming-${key}`}>
              {name}
            </Typography>
            <List>
              {monthEvents.map((event) => (
                <UpcomingRow key={event.id} event={event} />
              ))}
            </List>
          </Month>
        ))
      }
    </Quarters>
  );
}

export const upcomingSkeleton = (
  <Box>
    {['first', 'second'].map((month) => (
      <Month key={month}>
        <TextSkeleton lines={1} leading={2} />
        <Box>
          {['one', 'other'].map((row) => (
            <Row as="div" key={row}>
              <Skeleton width={64} height={92} />
              <TextSkeleton lines={4} />
            </Row>
          ))}
        </Box>
      </Month>
    ))}
  </Box>
);
