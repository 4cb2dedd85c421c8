import { Box, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { splitCalendarDate, formatDate, weekdaysOf } from '../../lib/dates.ts';
import { displayFont, tone } from '../../theme/tokens.ts';

const CalendarCard = styled(Paper)({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderColor: tone.lineStrong,
  '& > .holes': {
    height: 28,
    borderBottom: `1px solid ${tone.line}`,
    background: `radial-gradient(circle, ${tone.lineStrong} 4px, transparent 5px) center/28px 28px`,
  },
  '& > .text': { display: 'grid', gap: 16, padding: 'clamp(20px, 3vw, 32px)' },
});

const Day = styled(Box)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  fontFamily: displayFont,
  '& > strong': { fontSize: 'clamp(5rem, 4rem + 4vw, 8.5rem)', fontWeight: 700, lineHeight: 0.82, letterSpacing: '-0.05em' },
  '& > strong[data-long]': { fontSize: 'clamp(3.25rem, 2.6rem + 2.6vw, 5.5rem)', lineHeight: 1 },
  '& > span': { display: 'grid', fontSize: '1.125rem', lineHeight: 1.3, color: tone.inkSoft },
  '& > span > i': { fontStyle: 'normal' },
  '& > span > b': { fontSize: '1.5rem', fontWeight: 600, color: tone.primary },
});

interface DateProps {
  date: string;
  hours?: string;
}

/** Large calendar date, which screen readers read as one text. A date that spans months or is unreadable becomes plain text. */
export function LargeDate({ date, hours = '' }: DateProps): React.JSX.Element | null {
  const day = splitCalendarDate(date);
  if (date === '') return null;
  if (day === null)
    return (
      <Typography variant="h3" component="p">
        {formatDate(date)}
      </Typography>
    );
  return (
    <Day>
      <Typography variant="srOnly">{formatDate(date)}</Typography>
      <strong aria-hidden="true" data-long={day.date.length > 2 ? '' : undefined}>
        {day.date}
      </strong>
      <span>
        <b aria-hidden="true">
          {day.month} {day.year}
        </b>
        {weekdaysOf(date)}
        {hours !== '' && <i>{hours}</i>}
      </span>
    </Day>
  );
}

/** The next event as a wall calendar, with the program's picture. */
export function LargeEventCard({ picture, children }: { picture: ReactNode; children: ReactNode }): React.JSX.Element {
  return (
    <CalendarCard>
      <div className="holes" />
      {picture}
      <div className="text">{children}</div>
    </CalendarCard>
  );
}
