import { Box, Chip, Link, Stack, Typography, type TypographyProps } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatDate, splitCalendarDate } from '../lib/dates.ts';
import { eventHref } from '../lib/subjectAddress.ts';
import { isHeld } from '../lib/eventStatus.ts';
import { listEventFacts, type EventTerms } from '../lib/eventFacts.ts';
import { displayFont, radius, tone, up } from '../theme/tokens.ts';
import { CalendarTile } from './CalendarTile.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventStatus } from './EventStatus.tsx';
import { Picture } from './Picture.tsx';

/** An event in a list. */
export interface ListedEvent extends EventTerms {
  id: string;
  title: string;
  /** Program name; empty when unknown. */
  category: string;
  image?: { url: string; alt: string } | null;
  soldOut?: boolean;
}

const Title = styled(Typography)({
  // The link covers the whole event.
  '& > a': { color: 'inherit', textDecoration: 'none' },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  '@media print': { '& > a::after': { display: 'none' } },
}) as typeof Typography;

interface TextProps {
  event: ListedEvent;
  /** Element of the title. */
  heading: 'h3' | 'h4';
  variant?: TypographyProps['variant'];
  /** Shown below the facts, from `sm` on. */
  brief?: string;
  isPast?: boolean;
  /** Leaves out the program, where the page is about it. */
  hidesProgram?: boolean;
  /** Further parts below the text. */
  children?: ReactNode;
}

/** Program, title, status, facts and brief of an event. The title's link covers the nearest positioned ancestor. */
export function EventText({ event, heading, variant = 'h4', brief = '', isPast = false, hidesProgram = false, children }: TextProps) {
  const { title, category, date, soldOut = false } = event;
  // A date that the calendar tile cannot show is text.
  const dateText = splitCalendarDate(date) === null ? formatDate(date) : '';
  const label = [hidesProgram ? '' : category, dateText].filter((part) => part !== '').join(' · ');
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}>
      {label !== '' && (
        <Typography variant="label" sx={{ color: tone.secondary }}>
          {label}
        </Typography>
      )}
      <Title variant={variant} component={heading}>
        <Link href={eventHref(event)}>{title}</Link>
      </Title>
      <EventStatus status={event.status} isPast={isPast} />
      {/* The chip says it. */}
      <EventFacts facts={listEventFacts(soldOut ? { ...event, seats: null } : event, { isPast })} />
      {brief !== '' && (
        <Typography className="brief" variant={variant === 'h4' ? 'body2' : 'body1'} color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {brief}
        </Typography>
      )}
      {soldOut && !isPast && isHeld(event) && <Chip color="error" label="Sold out" />}
      {children}
    </Stack>
  );
}

/** Frame of a row, which a skeleton can have, too. */
export const EventRowFrame = styled(Box)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  height: '100%',
  paddingBlock: 20,
  borderTop: `1px solid ${tone.line}`,
  breakInside: 'avoid',
  'li:first-of-type > &': { borderTopColor: 'transparent' },
  '&:hover :is(h3, h4)': {
    textDecoration: 'underline',
    textDecorationColor: tone.accent,
    textDecorationThickness: 2,
    textUnderlineOffset: '.14em',
  },
  '& .brief, & > .frame': { display: 'none' },
  '& > .frame': { borderRadius: radius, alignSelf: 'start' },
  '& > .day': { fontFamily: displayFont, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1, color: tone.primary },
  '& > .day[data-long]': { fontSize: '1.125rem' },
  '&[data-past]': { paddingBlock: 14 },
  // Compact, so that a quarter is printed on one page.
  '@media print': { '&&': { paddingBlock: '4pt' }, '&& p': { maxWidth: 'none' }, '& .brief': { display: 'block' } },
  [up.sm]: {
    columnGap: 20,
    '& .brief, & > .frame': { display: 'block' },
    '&[data-picture]': { gridTemplateColumns: '64px minmax(0, 1fr) clamp(96px, 12vw, 144px)' },
  },
}) as typeof Box;

interface Props extends TextProps {
  /** Shows the event's picture, or a drawing in its place, from `sm` on. */
  hasPicture?: boolean;
  /** Shows the day without month and year, which a heading above the row has. */
  isWithinMonth?: boolean;
}

/** An event as a row of a list: date, text, and a small picture where there is room. The whole row is a link. */
export function EventRow({ hasPicture = false, isWithinMonth = false, ...text }: Props): React.JSX.Element {
  const { event, isPast = false } = text;
  const day = splitCalendarDate(event.date)?.date;
  return (
    <EventRowFrame component="article" data-past={isPast ? '' : undefined} data-picture={hasPicture ? '' : undefined}>
      {isWithinMonth ? (
        <span className="day" data-long={(day?.length ?? 0) > 2 ? '' : undefined}>
          <span aria-hidden="true">{day ?? '·'}</span>
          {day !== undefined && <Typography variant="srOnly">{formatDate(event.date)}</Typography>}
        </span>
      ) : (
        <CalendarTile date={event.date} />
      )}
      <EventText {...text} />
      {hasPicture && <Picture className="frame" src={event.image?.url ?? null} alt="" width={4} height={3} seed={event.title} />}
    </EventRowFrame>
  );
}
