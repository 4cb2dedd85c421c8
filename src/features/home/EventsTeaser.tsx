import styled from '@emotion/styled';
import { useListActiveEventsQuery } from '../../api/endpoints/event.ts';
import { programPath } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { EventRow, LeadEvent, LeadSkeleton, RowSkeleton } from './EventCards.tsx';
import { Part, PartTitle, Wrap } from './layout.ts';
import { SectionFailure } from './SectionFailure.tsx';

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBottom: 32,
  paddingBottom: 20,
  borderBottom: `2px solid ${tone.ink}`,
});

/** The next event across the whole width, the further ones below it in two columns. */
const Programme = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
  '& > li:first-of-type': { paddingBottom: 32 },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 64,
    '& > li:first-of-type': { gridColumn: '1 / -1', paddingBottom: 56 },
  },
});

function ProgrammeSkeleton(): React.JSX.Element {
  return (
    <Loading label="Loading events">
      <Programme aria-hidden="true">
        {['lead', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <li key={place}>{place === 'lead' ? <LeadSkeleton /> : <RowSkeleton />}</li>
        ))}
      </Programme>
    </Loading>
  );
}

function Events(): React.JSX.Element {
  const { data, error, isFetching, refetch } = useListActiveEventsQuery();
  if (data === undefined && error !== undefined) {
    return <SectionFailure what="The events" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <ProgrammeSkeleton />;
  if (data.length === 0) return <EmptyState text="Events coming soon" />;
  return (
    <Programme>
      {data.map((event, at) => (
        <li key={event.id}>{at === 0 ? <LeadEvent event={event} /> : <EventRow event={event} />}</li>
      ))}
    </Programme>
  );
}

/** The active events, and the way to those of earlier years (HOME-06). */
export function EventsTeaser(): React.JSX.Element {
  return (
    <Part aria-labelledby="events">
      <Wrap>
        <Heading>
          <PartTitle id="events">Stay Engaged. Stay Ahead</PartTitle>
          <ButtonLink to={programPath('pm-footprints')}>
            GO TO ARCHIVES
            <Icon name="next" />
          </ButtonLink>
        </Heading>
        <Events />
      </Wrap>
    </Part>
  );
}
