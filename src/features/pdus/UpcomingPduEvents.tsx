import { Box, List, Stack, Typography } from '@mui/material';
import { dayInIndia, type Day } from '../../../shared/days.ts';
import { PDU_LABELS, type Pdus } from '../../../shared/pdus.ts';
import { useListActiveEventsQuery } from '../../api/endpoints/events.ts';
import type { EventSummary } from '../../api/models/event.ts';
import type { OwnPdus } from '../../api/models/pdu.ts';
import { formatDate } from '../../lib/dates.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { isHeld } from '../../lib/eventStatus.ts';
import { listEventFacts } from '../../lib/eventFacts.ts';
import { parseDays } from '../../lib/parseDays.ts';
import { cycleProgress, listNeededParts } from '../../lib/pduCycle.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { EventLine } from './EventLine.tsx';

interface UpcomingEvent {
  event: EventSummary;
  /** Null for an event that does not take place. */
  pdus: Pdus | null;
  /** Sentence about the missing parts that the event's PDUs count towards; empty if there are none. */
  missingPartsText: string;
}

/**
 * Returns the events with PDUs that the member has not attended. Events that end after the cycle are omitted. Events with PDUs for a
 * missing part come first, cancelled and postponed ones last (EVT-09).
 */
function findUpcomingPduEvents(events: readonly EventSummary[], { attended, cycle }: OwnPdus, today: Day): UpcomingEvent[] {
  const progress = cycle && cycleProgress(cycle, attended, today);
  const upcomingEvents = events.flatMap((event): UpcomingEvent[] => {
    const { id, date, pdus } = event;
    if (pdus === null || attended.some((item) => item.id === id)) return [];
    const lastDay = parseDays(date)?.end;
    if (progress?.end && lastDay !== undefined && lastDay > progress.end) return [];
    if (!isHeld(event)) return [{ event, pdus: null, missingPartsText: '' }];
    const parts = progress ? listNeededParts(pdus, progress.missingByPart) : [];
    return [
      { event, pdus, missingPartsText: parts.length === 0 ? '' : `You still need ${parts.map((part) => PDU_LABELS[part]).join(' and ')}.` },
    ];
  });
  return [
    ...upcomingEvents.filter(({ missingPartsText }) => missingPartsText !== ''),
    ...upcomingEvents.filter(({ pdus, missingPartsText }) => pdus !== null && missingPartsText === ''),
    ...upcomingEvents.filter(({ pdus }) => pdus === null),
  ];
}

/** Upcoming events that count towards the cycle. */
export function UpcomingPduEvents({ ownPdus }: { ownPdus: OwnPdus }): React.JSX.Element {
  const query = useListActiveEventsQuery();
  const today = dayInIndia(useNow());
  return (
    <Box component="section" aria-labelledby="pdus-ahead" sx={{ '@media print': { display: 'none' } }}>
      <Stack sx={{ gap: 2 }}>
        <Heading level={2} variant="h3" id="pdus-ahead">
          Upcoming events that count
        </Heading>
        <QuerySection query={query} what="The events" skeleton={<TextSkeleton lines={8} />}>
          {(events) => {
            const upcomingEvents = findUpcomingPduEvents(events, ownPdus, today);
            return upcomingEvents.length === 0 ? (
              <Typography color="textSecondary">None is listed at present.</Typography>
            ) : (
              <LongList items={upcomingEvents} shown={6}>
                {(shownEvents) => (
                  <List disablePadding>
                    {shownEvents.map(({ event, pdus, missingPartsText }) => (
                      <EventLine
                        key={event.id}
                        title={event.title}
                        href={eventHref(event)}
                        day={formatDate(event.date)}
                        pdus={pdus}
                        status={event.status}
                        facts={listEventFacts(event).filter(({ key }) => key !== 'pdus')}
                        {...(missingPartsText !== '' && { note: missingPartsText })}
                      />
                    ))}
                  </List>
                )}
              </LongList>
            );
          }}
        </QuerySection>
      </Stack>
    </Box>
  );
}
