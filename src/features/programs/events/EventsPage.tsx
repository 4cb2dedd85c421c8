import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useListActiveEventsQuery, useListEventCategoriesQuery } from '../../../api/endpoints/events.ts';
import { eventsPath, paths, programPath } from '../../../config/paths.ts';
import { slugOf } from '../../../lib/slug.ts';
import { down, tone, up } from '../../../theme/tokens.ts';
import { KolamField } from '../../../ui/KolamField.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Crumbs } from '../../../ui/page/Crumbs.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { QuerySection } from '../../../ui/page/QuerySection.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { ChipRail } from '../ChipRail.tsx';
import { PastEventList, pastEventSkeleton } from '../PastEventList.tsx';
import { pastYears } from '../programData.ts';
import { SubscribeLinks } from '../SubscribeLinks.tsx';
import { sortEvents, filterByProgram } from './eventGroups.ts';
import { readEventsAddress, usePastEvents, type EventsAddress } from './eventsData.ts';
import { Quarters } from './Quarters.tsx';
import { UpcomingList, upcomingSkeleton } from './UpcomingList.tsx';

const PageHead = styled(Box)({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  backgroundColor: tone.tint,
  borderBottom: `1px solid ${tone.line}`,
  '& > .kolam': { zIndex: -1, insetInlineStart: '62%', color: tone.lineStrong, opacity: 0.4 },
  // No line of the drawing shows through a control.
  '& .MuiChip-root:not([aria-current], :hover), & .MuiButton-root:not(:hover)': { backgroundColor: tone.tint },
  [down.md]: { '& > .kolam': { display: 'none' } },
});

/** Title, filters and calendar; on wide windows the calendar is beside the title, so that the first events are in view. */
const HeadColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingBlock: '12px 16px',
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '12px 32px',
    paddingBlock: '4px 20px',
    '& > *': { gridColumn: '1 / -1' },
    '& > h1, & > h1 + *': { gridColumn: 1 },
    '& > .actions': { gridColumn: 2, gridRow: '2 / span 2', alignSelf: 'end', justifyContent: 'flex-end' },
  },
});

/** The upcoming events begin closer to the head than other sections. */
const FirstSection = styled('div')({
  '& > section': { paddingTop: 32, [up.md]: { paddingTop: 40 } },
  '& > section > .MuiContainer-root > .MuiStack-root': { marginBottom: 24 },
});

/** Part of the page that is not printed while it has `data-no-print`: past events are printed only when a year is chosen. */
const OptionalInPrint = styled('div')({ '@media print': { '&[data-no-print]': { display: 'none' } } });

function UpcomingSection({ slug, name }: { slug: string | null; name: string | null }): React.JSX.Element {
  const query = useListActiveEventsQuery();
  return (
    <Section id="upcoming" title="Upcoming Events">
      <QuerySection
        query={query}
        what="The upcoming events"
        skeleton={upcomingSkeleton}
        isEmpty={(events) => filterByProgram(events, slug).length === 0}
        empty={
          <CentredState title="Events coming soon" actions={name === null ? undefined : <Button href={eventsPath()}>All programs</Button>}>
            {name === null
              ? 'No date is listed at present. Subscribe to the calendar, and new dates will appear in yours.'
              : `No date of ${name} is listed at present. Subscribe to its calendar, and new dates will appear in yours.`}
          </CentredState>
        }
      >
        {(events) => <UpcomingList events={sortEvents(filterByProgram(events, slug), 'soonest')} />}
      </QuerySection>
    </Section>
  );
}

function PastSection({ address, now }: { address: EventsAddress; now: Date }): React.JSX.Element {
  const query = usePastEvents(address, now);
  const { program, year } = address;
  const slug = program && slugOf(program.name);
  const shownYear = year ?? query.data?.year;
  return (
    <Section id="past" title="Past Events">
      <Box sx={{ mb: 4 }}>
        <ChipRail
          label="Years"
          chips={pastYears(now).map((item) => ({
            label: String(item),
            href: `${eventsPath({ program: slug, year: item })}#past`,
            isCurrent: item === shownYear,
          }))}
        />
      </Box>
      <QuerySection
        query={query}
        what="The past events"
        skeleton={pastEventSkeleton}
        isEmpty={({ events }) => events.length === 0}
        empty={
          <CentredState
            title="No Past Events"
            actions={year === null ? undefined : <Button href={`${eventsPath({ program: slug })}#past`}>Newest year with events</Button>}
          >
            {year === null ? 'No past event is listed.' : `No event of ${year} is listed.`}
          </CentredState>
        }
      >
        {({ events }) => (
          <Quarters events={sortEvents(events, 'latest')}>
            {(quarterEvents, eventsBefore) => (
              <PastEventList events={quarterEvents} showsProgram={program === null} eventsBefore={eventsBefore} />
            )}
          </Quarters>
        )}
      </QuerySection>
    </Section>
  );
}

/** Events of all programs, or of the program in the URL: upcoming events by month, and past events by year. */
export default function EventsPage(): React.JSX.Element {
  const [search] = useSearchParams();
  const now = useNow();
  const { data: programs = [] } = useListEventCategoriesQuery();
  const address = readEventsAddress(search, programs, now);
  const { program, year } = address;
  const slug = program && slugOf(program.name);
  const path = eventsPath({ program: slug });
  return (
    <>
      <PageHead>
        <KolamField className="kolam" seed="all events" columns={15} rows={7} />
        <Container>
          <HeadColumns>
            <Crumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'Events' }]} />
            <Heading level={1} variant="h1">
              Events
            </Heading>
            <Typography variant="subtitle1" sx={{ '@media print': { display: 'none' } }}>
              Talks, workshops, visits and conferences of all programs: upcoming ones, and the slides and recordings of past ones.
            </Typography>
            <Stack className="actions" direction="row" sx={{ flexWrap: 'wrap', gap: '8px 0' }}>
              <SubscribeLinks
                path={path}
                name={program === null ? 'Events' : `${program.name} events`}
                what="list of events"
                calendar={`${slug === null ? '' : programPath(slug)}/events.ics`}
              />
              <Button variant="text" data-needs-scripts="" onClick={() => window.print()} sx={{ [down.sm]: { display: 'none' } }}>
                Print by quarter
              </Button>
            </Stack>
            {programs.length > 0 && (
              <ChipRail
                label="Programs"
                chips={[
                  { label: 'All programs', href: eventsPath({ year }), isCurrent: program === null },
                  ...programs
                    .filter(({ name }) => slugOf(name) !== '')
                    .map(({ id, name }) => ({
                      label: name,
                      href: eventsPath({ program: slugOf(name), year }),
                      isCurrent: id === program?.id,
                    })),
                ]}
              />
            )}
          </HeadColumns>
        </Container>
      </PageHead>
      <OptionalInPrint {...(year === null ? {} : { 'data-no-print': '' })}>
        <Suspense>
          <FirstSection>
            <UpcomingSection slug={slug} name={program?.name ?? null} />
          </FirstSection>
        </Suspense>
      </OptionalInPrint>
      <OptionalInPrint {...(year === null ? { 'data-no-print': '' } : {})}>
        <Suspense>
          <PastSection address={address} now={now} />
        </Suspense>
      </OptionalInPrint>
    </>
  );
}
