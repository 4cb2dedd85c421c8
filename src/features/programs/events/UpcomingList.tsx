import { Box, Skeleton } from '@mui/material';
import type { EventSummary } from '../../../api/models/event.ts';
import { excerpt, htmlToText } from '../../../lib/text.ts';
import { EventRow, EventRowFrame } from '../../../ui/EventRow.tsx';
import { TextSkeleton } from '../../../ui/page/Loading.tsx';
import { Month, MonthList } from '../MonthList.tsx';
import { removeRepeatedPictures } from '../removeRepeatedPictures.ts';
import { groupByMonthAndYear } from './eventGroups.ts';
import { Quarters } from './Quarters.tsx';

/** Upcoming events by month. */
export function UpcomingList({ events }: { events: readonly EventSummary[] }): React.JSX.Element {
  return (
    <Quarters events={removeRepeatedPictures(events)}>
      {(quarterEvents, eventsBefore) => (
        <MonthList months={groupByMonthAndYear(quarterEvents)} idPrefix="upcoming" eventsBefore={eventsBefore}>
          {(event) => <EventRow event={event} heading="h4" variant="h3" brief={excerpt(htmlToText(event.briefHtml), 200)} hasPicture />}
        </MonthList>
      )}
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
            <EventRowFrame key={row}>
              <Skeleton width={64} height={92} />
              <TextSkeleton lines={4} />
            </EventRowFrame>
          ))}
        </Box>
      </Month>
    ))}
  </Box>
);
