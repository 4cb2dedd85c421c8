import { Button, List } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListActiveEventsQuery } from '../../api/endpoints/events.ts';
import { programPath } from '../../config/paths.ts';
import { down, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EventRow, LeadEvent, LeadSkeleton, RowSkeleton } from './EventCards.tsx';

/** Events shown on phones before `All events`. */
const ON_A_PHONE = 4;

/** Hash of `All events`: the first event hidden on phones. */
const FURTHER = 'all-events';

/**
 * The next event in full width and the others in two columns. Phones show the first few until `:target` reveals the rest, which works
 * without scripts.
 */
const Programme = styled(List)({
  display: 'grid',
  padding: '32px 0 0',
  borderTop: `2px solid ${tone.ink}`,
  '& > li': { minWidth: 0 },
  '& > li:first-of-type': { paddingBottom: 28 },
  [`&:not(:has(> :target)) > li:nth-of-type(n+${ON_A_PHONE + 1})`]: { [down.sm]: { display: 'none' } },
  '& + a': { [up.sm]: { display: 'none' } },
  '&:has(> :target) + a': { display: 'none' },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 64,
    paddingTop: 40,
    '& > li:first-of-type': { gridColumn: '1 / -1', paddingBottom: 56 },
  },
});

const skeleton = (
  <Programme>
    {['lead', 'second', 'third', 'fourth', 'fifth'].map((place) => (
      <li key={place}>{place === 'lead' ? <LeadSkeleton /> : <RowSkeleton />}</li>
    ))}
  </Programme>
);

/** Active events, with a link to past ones (HOME-06). */
export function EventsTeaser(): React.JSX.Element {
  return (
    <Section
      id="events"
      title="Stay Engaged. Stay Ahead"
      aside={
        <Button href={programPath('pm-footprints')} endIcon={<Icon name="next" />}>
          GO TO ARCHIVES
        </Button>
      }
    >
      <QuerySection
        query={useListActiveEventsQuery()}
        what="The events"
        skeleton={skeleton}
        empty={<CentredState title="Events coming soon" />}
      >
        {(events) => (
          <>
            <Programme>
              {events.map((event, at) => (
                <li key={event.id} id={at === ON_A_PHONE ? FURTHER : undefined}>
                  {at === 0 ? <LeadEvent event={event} /> : <EventRow event={event} />}
                </li>
              ))}
            </Programme>
            {events.length > ON_A_PHONE && (
              <Button href={`#${FURTHER}`} fullWidth endIcon={<Icon name="down" />}>
                All events
              </Button>
            )}
          </>
        )}
      </QuerySection>
    </Section>
  );
}
