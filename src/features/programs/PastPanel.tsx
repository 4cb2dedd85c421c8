import { Box, Button } from '@mui/material';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFindNewestPastYearQuery, useListPastEventsQuery } from '../../api/endpoints/events.ts';
import { eventsPath } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ChipRail } from './ChipRail.tsx';
import { PastEventList, pastEventSkeleton } from './PastEventList.tsx';

interface Props {
  categoryId: string;
  path: string;
  years: readonly number[];
  /** Year in the URL; null: the newest year with events. */
  year: number | null;
}

/** `Past Events` (SPP-04): year links, and the events of one year. */
export function PastPanel({ categoryId, path, years, year }: Props): React.JSX.Element {
  const newestQuery = useFindNewestPastYearQuery(year === null ? { categoryIds: [categoryId], years } : skipToken);
  const yearQuery = useListPastEventsQuery(year === null ? skipToken : { categoryId, year });
  const shownYear = year ?? newestQuery.data?.year;
  // Uses `currentData`, because `data` may still be that of another year.
  const query = year === null ? { ...newestQuery, data: newestQuery.currentData?.events } : { ...yearQuery, data: yearQuery.currentData };
  return (
    <Section
      id="past"
      title="Past Events"
      aside={
        <Button href={eventsPath()} endIcon={<Icon icon="next" />}>
          Events of all programs
        </Button>
      }
    >
      <Box sx={{ mb: 4 }}>
        <ChipRail
          label="Years"
          chips={years.map((item) => ({ label: String(item), href: `${path}?year=${item}#past`, isCurrent: item === shownYear }))}
        />
      </Box>
      <QuerySection
        query={query}
        what="The past events"
        skeleton={pastEventSkeleton}
        empty={
          <CentredState
            title="No Past Events"
            actions={year === null ? undefined : <Button href={`${path}#past`}>Newest year with events</Button>}
          >
            {year === null ? 'No past event of this program is listed.' : `No event of ${year} is listed.`}
          </CentredState>
        }
      >
        {(events) => <PastEventList events={events} />}
      </QuerySection>
    </Section>
  );
}
