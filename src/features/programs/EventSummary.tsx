import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EventDetail } from '../../api/models/event.ts';
import { splitCalendarDate, formatDate } from '../../lib/dates.ts';
import { listEventFacts, type EventFact, type EventTerms } from '../../lib/eventFacts.ts';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { mapUrl } from '../../lib/venue.ts';
import { BREAKPOINTS } from '../../theme/primitives.ts';
import { up } from '../../theme/tokens.ts';
import { RegisterSummary, STICKY_COLUMN, SummaryFact } from '../../ui/RegisterSummary.tsx';
import type { Registration } from './registration.ts';
import { RegisterButton } from './RegisterButton.tsx';

const Summary = styled(RegisterSummary)({
  [up.md]: { gridColumn: 2, gridRow: '2 / span 3', alignSelf: 'start' },
  // Not sticky in a low window, where the end of the summary would be out of view.
  [`@media (min-width:${BREAKPOINTS.md}px) and (min-height:700px)`]: STICKY_COLUMN,
});

/** Icon for PDUs: the PMI Talent Triangle, which PDUs are divided by. */
const TRIANGLE_ICON = { lines: 'M12 4.5L3 19.5h18zM7.5 12h9' };
const SEAT_ICON = { lines: 'M7 4v8h10V4M5 12h14v4H5zM7 16v4M17 16v4' };
const RUPEE_ICON = { lines: 'M7 5h10M7 9.5h10M7 5h3.5a4.5 4.5 0 0 1 0 9H7l7 6' };

/** Formats a short date: `25 Nov 2026`. */
function formatShortDay(date: string): string {
  const day = splitCalendarDate(date);
  return day === null ? formatDate(date) : `${day.date} ${day.month} ${day.year}`;
}

function MapLink({ venue }: { venue: string }): React.JSX.Element | null {
  const href = mapUrl(venue);
  if (href === null) return null;
  return (
    <Link href={href} target="_blank" rel={NEW_TAB_REL} sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}>
      Open in maps
      <Typography variant="srOnly"> (opens in a new tab)</Typography>
    </Link>
  );
}

interface Props {
  event: EventDetail & Pick<EventTerms, 'seatsText'>;
  registration: Registration;
  isOver: boolean;
  /** Further parts of the card. */
  children: ReactNode;
}

/** Date, time, place, fee and PDUs with Register, or sold out (EVT-01, EVT-06, EVT-07). */
export function EventSummary({ event, registration, isOver, children }: Props): React.JSX.Element {
  const { dateTime, venue, fees } = event;
  const facts = listEventFacts({ ...event, date: dateTime }, { isPast: isOver });
  const textOf = (key: EventFact['key']): string => facts.find((fact) => fact.key === key)?.text ?? '';
  const [hours, fee] = [textOf('time'), textOf('fee')];
  const feesLabel = fees?.label ?? '';
  return (
    <Summary
      wide="md"
      label="At a glance"
      isRepeated
      facts={
        <>
          <SummaryFact icon="calendar" name="Date">
            {formatDate(dateTime)}
          </SummaryFact>
          <SummaryFact icon="clock" name="Time">
            {hours}
          </SummaryFact>
          <SummaryFact icon="place" name="Place" further={<MapLink venue={venue} />}>
            {textOf('place')}
          </SummaryFact>
          <SummaryFact icon={RUPEE_ICON} name="Fee">
            {fee}
          </SummaryFact>
          <SummaryFact icon={SEAT_ICON} name="Seats">
            {textOf('seats')}
          </SummaryFact>
          <SummaryFact icon={TRIANGLE_ICON} name="PDUs">
            {textOf('pdus')}
          </SummaryFact>
        </>
      }
      leadTitle={formatShortDay(dateTime)}
      lead={fee === '' && feesLabel !== '' ? <Link href="#fees">{feesLabel}</Link> : fee || hours}
      action={registration.state === 'none' ? null : <RegisterButton registration={registration} />}
    >
      {children}
    </Summary>
  );
}
