import { Box } from '@mui/material';
import type { EventSummary } from '../../api/models/event.ts';
import { monthOfDate } from '../../lib/dates.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { EventRow } from '../../ui/EventRow.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { Materials } from './Materials.tsx';
import { Month, MonthList } from './MonthList.tsx';

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

interface Props {
  events: readonly EventSummary[];
  /** Whether each event has the name of its program. */
  showsProgram?: boolean;
  /** Number of past events that are listed above these. */
  eventsBefore?: number;
}

/** Past events by month (SPP-04). */
export function PastEventList({ events, showsProgram = false, eventsBefore = 0 }: Props): React.JSX.Element {
  return (
    <MonthList months={groupByMonth(events)} idPrefix="month" eventsBefore={eventsBefore}>
      {(event) => (
        <EventRow
          event={event}
          heading="h4"
          brief={excerpt(htmlToText(event.briefHtml), 160)}
          isPast
          isWithinMonth
          hidesProgram={!showsProgram}
        >
          <Materials {...event} />
        </EventRow>
      )}
    </MonthList>
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
