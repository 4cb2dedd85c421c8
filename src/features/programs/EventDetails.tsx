import { Box, Button, Link, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { dayInIndia } from '../../../shared/days.ts';
import { formatParts } from '../../../shared/pdus.ts';
import type { EventDetail, EventFees } from '../../api/models/event.ts';
import { formatDate } from '../../lib/dates.ts';
import { NEW_TAB_REL, parseLink } from '../../lib/links.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Icon, type IconProps } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useMounted } from '../../ui/useMounted.ts';
import { useNow } from '../../ui/useNow.ts';
import { Attendance } from './Attendance.tsx';
import { STICKY_TOP, SIDE_COLUMN, REGISTER_BAR_HEIGHT, TALL_WINDOW } from './sideColumn.ts';
import { Interest } from './Interest.tsx';
import { Materials } from './Materials.tsx';
import { googleCalendarUrl, type CalendarEntry } from './calendarEntry.ts';

/** Facts above, actions below a perforated line. */
const DetailsCard = styled(Paper)({
  order: 1,
  display: 'grid',
  alignSelf: 'start',
  minWidth: 0,
  '& > *': { padding: 'clamp(16px, 2vw, 24px)' },
  '& > * + *': { borderTop: `2px dashed ${tone.line}` },
  // On paper the facts are one line, and there is nothing to press.
  '@media print': {
    '& > dl': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', padding: '6pt 0' },
    '& > [data-actions]': { display: 'none' },
    '& dl > div': { gridTemplateColumns: '0 minmax(0, 1fr)' },
  },
  [up.md]: { order: 0, ...SIDE_COLUMN, '[data-register] + &': { marginTop: REGISTER_BAR_HEIGHT } },
  [TALL_WINDOW]: { position: 'sticky', top: STICKY_TOP, '[data-register] + &': { top: STICKY_TOP + REGISTER_BAR_HEIGHT } },
});

const EventFacts = styled('dl')({
  display: 'grid',
  gap: 16,
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 12 },
  '& dt': { gridColumn: 2 },
  '& dd': { gridColumn: 2, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& svg': { gridRow: '1 / span 2', marginTop: 2, color: tone.secondary },
});

const TRIANGLE = { lines: 'M12 4.5L3 19.5h18zM7.5 12h9' };

function Fact({ icon, name, children }: { icon: IconProps['name']; name: string; children: string }): React.JSX.Element | null {
  if (children === '') return null;
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <dd>{children}</dd>
      <Icon name={icon} />
    </div>
  );
}

/** Link to the calendar file (EVT-08). */
function CalendarFile({ entry: { id, path } }: { entry: CalendarEntry }): React.JSX.Element | null {
  if (!/^\d{1,12}$/.test(id)) return null;
  return (
    <Button href={`${path}.ics`} download={`event-${id}.ics`} startIcon={<Icon name="calendar" />}>
      Add to calendar
    </Button>
  );
}

/** Link to Google Calendar (EVT-08); the page's address is added once it is known. */
function GoogleCalendar({ entry }: { entry: CalendarEntry }): React.JSX.Element {
  const mounted = useMounted();
  const page = mounted ? new URL(entry.path, window.location.origin).href : '';
  const icon = <Icon name="external" size={16} />;
  return (
    <Button href={googleCalendarUrl(entry, page)} target="_blank" rel={NEW_TAB_REL} variant="text" endIcon={icon}>
      Google Calendar
    </Button>
  );
}

/** Fees: a picture that links to its file (EVT-02). */
function Fees({ fees }: { fees: EventFees }): React.JSX.Element {
  const href = parseLink(fees.link)?.href;
  const label = fees.label || 'Fees';
  return (
    <Box component="section" id="fees" aria-labelledby="fees-title" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h5" component="h2" id="fees-title">
        {label}
      </Typography>
      {fees.image !== null && (
        <Picture src={fees.image.url} alt={fees.image.alt || label} width={16} height={10} seed={label} fit="contain" />
      )}
      {href !== undefined && (
        <Link href={href} target="_blank" rel={NEW_TAB_REL} sx={{ justifySelf: 'start', py: 1.25 }}>
          Open {label}
        </Link>
      )}
    </Box>
  );
}

interface Props {
  id: string;
  event: EventDetail;
  path: string;
  hours: string;
  /** Null when the date is unreadable. */
  entry: CalendarEntry | null;
  isOver: boolean;
}

/** Date, place, calendar links and fees (EVT-01, EVT-02, EVT-08). */
export function EventDetails({ id, event, path, hours, entry, isOver }: Props): React.JSX.Element {
  const upcomingEntry = isOver ? null : entry;
  const today = dayInIndia(useNow());
  return (
    <DetailsCard>
      <EventFacts>
        <Fact icon="calendar" name="Date">
          {event.dateTime === '' ? '' : formatDate(event.dateTime)}
        </Fact>
        <Fact icon="clock" name="Time">
          {hours}
        </Fact>
        <Fact icon="place" name="Place">
          {event.venue}
        </Fact>
        <Fact icon={TRIANGLE} name="PDUs">
          {event.pdus === null ? '' : formatParts(event.pdus)}
        </Fact>
      </EventFacts>
      <Stack data-actions="" direction="row" sx={{ flexWrap: 'wrap', gap: '12px 8px' }}>
        {isOver && <Typography sx={{ flex: '1 1 100%', fontWeight: 600 }}>This event has taken place.</Typography>}
        {isOver && <Materials title={event.title} slides={event.slides} recording={event.recording} />}
        {upcomingEntry !== null && <Interest id={id} canRemind={upcomingEntry.times.start.slice(0, 10) > today} />}
        <ShareButton path={path} title={event.title} what="event" />
        {upcomingEntry !== null && <CalendarFile entry={upcomingEntry} />}
        {upcomingEntry !== null && <GoogleCalendar entry={upcomingEntry} />}
      </Stack>
      <Attendance id={id} event={event} />
      {event.fees !== null && <Fees fees={event.fees} />}
    </DetailsCard>
  );
}
