import { Box, Button, Chip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFindNewestPastQuery, useListPastEventsQuery } from '../../api/endpoints/events.ts';
import { GUTTER } from '../../theme/primitives.ts';
import { LinkBehaviour } from '../../theme/LinkBehaviour.tsx';
import { down, tone } from '../../theme/tokens.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PastEventList, pastEventSkeleton } from './PastEventList.tsx';

/** Swipeable row of years, full-bleed on phones. */
const Rail = styled(Box)({
  display: 'flex',
  gap: 8,
  marginBottom: 32,
  padding: '4px 0',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > a': { flex: 'none', scrollSnapAlign: 'start', fontVariantNumeric: 'tabular-nums', fontSize: '1rem' },
  '& > a[aria-current]': { backgroundColor: tone.ink, borderColor: tone.ink, color: tone.paper },
  '& > a[aria-current]:hover': { backgroundColor: tone.ink },
  '@media (forced-colors:active)': { '& > a[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  [down.md]: { marginInline: `calc(-1 * ${GUTTER})`, paddingInline: GUTTER, scrollPaddingInline: GUTTER },
}) as typeof Box;

interface Props {
  categoryId: string;
  path: string;
  years: readonly number[];
  /** Year of the URL; null: the newest with events. */
  year: number | null;
}

/** `Past Events` (SPP-04): year links, and the events of one year. */
export function PastPanel({ categoryId, path, years, year }: Props): React.JSX.Element {
  const newest = useFindNewestPastQuery(year === null ? { categoryId, years } : skipToken);
  const chosen = useListPastEventsQuery(year === null ? skipToken : { categoryId, year });
  const shownYear = year ?? newest.data?.year;
  // `currentData`: cached data may belong to another year.
  const query = year === null ? { ...newest, data: newest.currentData?.events } : { ...chosen, data: chosen.currentData };
  return (
    <Section id="past" title="Past Events">
      <Rail component="nav" aria-label="Years">
        {years.map((one) => (
          <Chip
            key={one}
            clickable
            component={LinkBehaviour}
            href={`${path}?year=${one}#past`}
            variant="outlined"
            label={one}
            aria-current={one === shownYear ? 'true' : undefined}
          />
        ))}
      </Rail>
      <QuerySection
        query={query}
        what="The past events"
        skeleton={pastEventSkeleton}
        empty={
          <CentredState
            title="No Past Events"
            actions={year === null ? undefined : <Button href={`${path}#past`}>Newest year with events</Button>}
          >
            <Typography>{year === null ? 'This program is about to begin.' : `There is no record of an event in ${year}.`}</Typography>
          </CentredState>
        }
      >
        {(events) => <PastEventList events={events} />}
      </QuerySection>
    </Section>
  );
}
