import { Box, Link, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { EventSummary } from '../../api/models/event.ts';
import { splitCalendarDate, formatDate, monthOfDate } from '../../lib/dates.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Materials } from './Materials.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';

/** Month name beside its events on wide windows. */
const Month = styled('section')({
  display: 'grid',
  gap: '4px 48px',
  borderTop: `2px solid ${tone.ink}`,
  paddingBlock: '12px 40px',
  [up.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', '& > h3': { position: 'sticky', top: 96, alignSelf: 'start' } },
});

const EventRow = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(44px, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 20,
  paddingBlock: 14,
  borderBottom: `1px solid ${tone.line}`,
  '&:last-child': { borderBottom: 0 },
  '& > .day': { fontFamily: displayFont, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1, color: tone.primary },
  '& > .day[data-long]': { fontSize: '1.125rem' },
  '& > div': { minWidth: 0 },
  '& h4 > a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '&:hover h4 > a': { textDecoration: 'underline', textDecorationColor: tone.accent, textDecorationThickness: 2 },
  [up.md]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
});

interface MonthOfEvents {
  key: string;
  name: string;
  events: EventSummary[];
}

/** Groups events by month in the given order; unreadable dates last. */
export function groupByMonth(events: readonly EventSummary[]): MonthOfEvents[] {
  const months = new Map<string, MonthOfEvents>();
  const undated: EventSummary[] = [];
  for (const event of events) {
    const month = monthOfDate(event.date);
    if (month === null) undated.push(event);
    else {
      const group = months.get(month.key) ?? { ...month, events: [] };
      group.events.push(event);
      months.set(month.key, group);
    }
  }
  const undatedGroup = undated.length === 0 ? [] : [{ key: 'undated', name: 'Without a date', events: undated }];
  return [...months.values(), ...undatedGroup];
}

function PastEventRow({ event, showsProgram }: { event: EventSummary; showsProgram: boolean }): React.JSX.Element {
  const day = splitCalendarDate(event.date);
  const brief = excerpt(htmlToText(event.briefHtml), 160);
  return (
    <EventRow>
      <span className="day" aria-hidden="true" data-long={(day?.date.length ?? 0) > 2 ? '' : undefined}>
        {day?.date ?? '·'}
      </span>
      <div>
        {showsProgram && event.category !== '' && (
          <Typography variant="label" sx={{ color: tone.secondary }}>
            {event.category}
          </Typography>
        )}
        <Typography variant="h4" component="h4">
          <Link href={eventHref(event)}>{event.title}</Link>
        </Typography>
        {brief !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mt: 0.5 }}>
            {brief}
          </Typography>
        )}
        <Materials {...event} />
        {event.date !== '' && (
          <Typography variant={day === null ? 'body2' : 'srOnly'} component="p">
            {formatDate(event.date)}
          </Typography>
        )}
      </div>
    </EventRow>
  );
}

/** Past events by month (SPP-04). With `showsProgram`, each event has the name of its program. */
export function PastEventList({
  events,
  showsProgram = false,
}: {
  events: readonly EventSummary[];
  showsProgram?: boolean;
}): React.JSX.Element {
  return (
    <Box>
      {groupByMonth(events).map(({ key, name, events: monthEvents }) => (
        <Month key={key} aria-labelledby={`month-${key}`}>
          <Typography variant="h3" component="h3" id={`month-${key}`}>
            {name}
          </Typography>
          <List>
            {monthEvents.map((event) => (
              <PastEventRow key={event.id} event={event} showsProgram={showsProgram} />
            ))}
          </List>
        </Month>
      ))}
    </Box>
  );
}

export const pastEventSkeleton = (
  <Box>
    {['first', 'second', 'third'].map((month) => (
      <Month key={month}>
        <TextSkeleton lines={1} leading={2} />
        <TextSkeleton lines={3} />
      </Month>
    ))}
  </Box>
);
