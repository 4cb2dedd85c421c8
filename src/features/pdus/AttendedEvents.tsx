import { List, Stack, Typography } from '@mui/material';
import { formatParts, formatPdus, totalPdus } from '../../../shared/pdus.ts';
import type { AttendedEvent } from '../../api/models/pdu.ts';
import { eventHref } from '../../lib/subjectAddress.ts';
import { formatLongDay } from '../../lib/moments.ts';
import { groupByYear } from '../../lib/pduCycle.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { EventLine } from './EventLine.tsx';

const hrefOf = ({ id, program }: AttendedEvent): string | null => (program === null ? null : eventHref({ id, category: program }));

/** Attended events by year, with the PDUs of each year. */
export function AttendedEvents({ attended }: { attended: readonly AttendedEvent[] }): React.JSX.Element {
  if (attended.length === 0)
    return (
      <CentredState title="No event is recorded yet." drawing={{ seed: 'no attendance' }}>
        A code is shown at the end of each event. Enter it above, and the event’s PDUs appear here.
      </CentredState>
    );
  return (
    <Stack component="section" aria-labelledby="attended" sx={{ gap: 3 }}>
      <Heading level={2} variant="h3" id="attended">
        What you attended
      </Heading>
      {groupByYear(attended).map(({ year, sum, events }) => (
        <section key={year} aria-labelledby={`attended-${year}`}>
          <Heading level={3} id={`attended-${year}`}>
            {year}: {formatPdus(totalPdus(sum))}
          </Heading>
          <Typography color="textSecondary">{formatParts(sum)}</Typography>
          <LongList items={events} shown={12}>
            {(shownEvents) => (
              <List disablePadding sx={{ mt: 1 }}>
                {shownEvents.map((event) => (
                  <EventLine key={event.id} title={event.title} href={hrefOf(event)} day={formatLongDay(event.day)} pdus={event.pdus} />
                ))}
              </List>
            )}
          </LongList>
        </section>
      ))}
    </Stack>
  );
}
