import { Button, List, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListActiveEventsQuery } from '../../api/endpoints/events.ts';
import type { EventSummary } from '../../api/models/event.ts';
import { chapter } from '../../config/chapter.ts';
import { paths } from '../../config/paths.ts';
import { splitLead } from '../../lib/eventStatus.ts';
import { programHref } from '../../lib/subjectAddress.ts';
import { down, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { eventBrief, LeadEvent, LeadSkeleton, RowSkeleton } from './EventCards.tsx';

/** Number of events shown on phones until `All events` is pressed. */
const SHOWN_ON_PHONES = 4;

/** Number of events shown on wider screens until `All events` is pressed: the first event, and six rows of two. */
const SHOWN_ON_WIDE_SCREENS = 13;

/** Ids that `All events` links to: of the first event that is hidden on phones, and of the first that is hidden on wider screens. */
const TARGETS = { phone: 'all-events', screen: 'more-events' };

/** Ids of the first rows that are hidden, by their index. */
const TARGET_IDS = new Map([
  [SHOWN_ON_PHONES, TARGETS.phone],
  [SHOWN_ON_WIDE_SCREENS, TARGETS.screen],
]);

/**
 * Shows the next event in full width, and the others in two columns on wide windows. Only the first events are visible until `:target`
 * reveals the rest, which works without scripts.
 */
const EventList = styled(List)({
  display: 'grid',
  padding: '32px 0 0',
  borderTop: `2px solid ${tone.ink}`,
  '& > li': { minWidth: 0 },
  '& > li:first-of-type': { paddingBottom: 28 },
  [`&:not(:has(> :target)) > li:nth-of-type(n+${SHOWN_ON_PHONES + 1})`]: { [down.sm]: { display: 'none' } },
  [`&:not(:has(> :target)) > li:nth-of-type(n+${SHOWN_ON_WIDE_SCREENS + 1})`]: { display: 'none' },
  [`& ~ a[href='#${TARGETS.phone}']`]: { [up.sm]: { display: 'none' } },
  [`& ~ a[href='#${TARGETS.screen}']`]: { [down.sm]: { display: 'none' } },
  '&:has(> :target) ~ a': { display: 'none' },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 64,
    paddingTop: 40,
    '& > li:first-of-type': { gridColumn: '1 / -1', paddingBottom: 56 },
  },
});

const skeleton = (
  <EventList>
    {['lead', 'second', 'third', 'fourth', 'fifth'].map((key) => (
      <li key={key}>{key === 'lead' ? <LeadSkeleton /> : <RowSkeleton />}</li>
    ))}
  </EventList>
);

/** Returns the events with the one that is shown large first. */
function leadFirst(events: readonly EventSummary[]): EventSummary[] {
  const { lead, others } = splitLead(events);
  return lead === undefined ? others : [lead, ...others];
}

const AllEvents = ({ target }: { target: string }): React.JSX.Element => (
  <Button href={`#${target}`} fullWidth endIcon={<Icon icon="down" />}>
    All events
  </Button>
);

/** Upcoming events, with a link to past events (HOME-06). */
export function EventsTeaser(): React.JSX.Element {
  const archives = programHref(chapter().archivesProgram ?? '');
  return (
    <Section
      id="events"
      title="Stay Engaged. Stay Ahead"
      aside={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button href={paths.events} endIcon={<Icon icon="next" />}>
            Events by month
          </Button>
          {archives !== null && (
            <Button href={archives} endIcon={<Icon icon="next" />}>
              GO TO ARCHIVES
            </Button>
          )}
        </Stack>
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
            <EventList>
              {leadFirst(events).map((event, index) => (
                <li key={event.id} id={TARGET_IDS.get(index)}>
                  {index === 0 ? (
                    <LeadEvent event={event} />
                  ) : (
                    <EventRow event={event} heading="h3" brief={eventBrief(event, 140)} hasPicture />
                  )}
                </li>
              ))}
            </EventList>
            {events.length > SHOWN_ON_PHONES && <AllEvents target={TARGETS.phone} />}
            {events.length > SHOWN_ON_WIDE_SCREENS && <AllEvents target={TARGETS.screen} />}
          </>
        )}
      </QuerySection>
    </Section>
  );
}
