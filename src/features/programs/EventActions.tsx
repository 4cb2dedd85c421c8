import { Button, Stack, Typography } from '@mui/material';
import { dayInIndia } from '../../../shared/days.ts';
import type { EventDetail } from '../../api/models/event.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useMounted } from '../../ui/useMounted.ts';
import { useNow } from '../../ui/useNow.ts';
import { Attendance } from './Attendance.tsx';
import { Interest } from './Interest.tsx';
import { Materials } from './Materials.tsx';
import { googleCalendarUrl, type CalendarEntry } from './calendarEntry.ts';

/** Link to the calendar file (EVT-08), which the server has for numeric ids only. */
function CalendarFileLink({ entry: { id, path } }: { entry: CalendarEntry }): React.JSX.Element | null {
  if (!/^\d{1,12}$/.test(id)) return null;
  return (
    <Button href={`${path}.ics`} download={`event-${id}.ics`} startIcon={<Icon icon="calendar" />}>
      Add to calendar
    </Button>
  );
}

/** Link to Google Calendar (EVT-08). The page's URL is added after mounting, because the origin is not known before. */
function GoogleCalendarLink({ entry }: { entry: CalendarEntry }): React.JSX.Element {
  const mounted = useMounted();
  const pageUrl = mounted ? new URL(entry.path, window.location.origin).href : '';
  const icon = <Icon icon="external" size={16} />;
  return (
    <Button href={googleCalendarUrl(entry, pageUrl)} target="_blank" rel={NEW_TAB_REL} endIcon={icon}>
      Google Calendar
    </Button>
  );
}

/** The buttons fill each row, so that both edges are straight on phones and in the ticket. */
const FILLED_ROWS = { '& > .MuiButton-root, & > .MuiSkeleton-root': { flex: '1 0 auto', maxWidth: '100%' } } as const;

interface Props {
  id: string;
  event: EventDetail;
  path: string;
  /** Null when the date is unreadable. */
  entry: CalendarEntry | null;
  isOver: boolean;
}

/** Actions besides registration: add to a calendar, share, record attendance (EVT-08). */
export function EventActions({ id, event, path, entry, isOver }: Props): React.JSX.Element {
  const upcomingEntry = isOver || event.status?.name === 'cancelled' ? null : entry;
  // There is no day to enter into a calendar, and to be reminded of.
  const datedEntry = isHeld(event) ? upcomingEntry : null;
  const today = dayInIndia(useNow());
  return (
    <>
      <Stack data-actions="" direction="row" sx={{ flexWrap: 'wrap', gap: '12px 8px', ...(!isOver && FILLED_ROWS) }}>
        {isOver && (
          <Typography sx={{ flex: '1 1 100%', fontWeight: 600 }}>
            {isHeld(event) ? 'This event has taken place.' : 'This event did not take place on this day.'}
          </Typography>
        )}
        {isOver && <Materials title={event.title} slides={event.slides} recording={event.recording} />}
        {upcomingEntry !== null && <Interest id={id} canRemind={datedEntry === null || datedEntry.times.start.slice(0, 10) > today} />}
        <ShareButton path={path} title={event.title} what="event" />
        {datedEntry !== null && <CalendarFileLink entry={datedEntry} />}
        {datedEntry !== null && <GoogleCalendarLink entry={datedEntry} />}
      </Stack>
      {isHeld(event) && <Attendance id={id} event={event} />}
    </>
  );
}
