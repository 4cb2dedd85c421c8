import { Button, Card, CardContent, Link, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListRelatedEventsQuery } from '../../api/endpoints/events.ts';
import type { RelatedEvent } from '../../api/models/event.ts';
import { eventsPath } from '../../config/paths.ts';
import { splitCalendarDate, formatDate } from '../../lib/dates.ts';
import { eventHref } from '../../lib/eventAddress.ts';
import { tone } from '../../theme/tokens.ts';
import { CalendarTile } from '../../ui/CalendarTile.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { removeRepeatedPictures } from './removeRepeatedPictures.ts';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { Picture } from '../../ui/Picture.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
});

/** The date overlaps the picture's lower edge. */
const EventText = styled(CardContent)({
  '&&': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', columnGap: 16, alignContent: 'start' },
  '& > :first-of-type': { position: 'relative', marginTop: -52 },
  '& a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& > div:last-child': { minWidth: 0 },
}) as typeof CardContent;

function RelatedEventCard({ event }: { event: RelatedEvent }): React.JSX.Element {
  const { title, date, category, image } = event;
  const dateText = splitCalendarDate(date) === null ? formatDate(date) : '';
  const label = [category, dateText].filter((part) => part !== '').join(' · ');
  return (
    <Card component="article" data-lift="">
      <Picture src={image?.url} alt="" width={16} height={7} seed={title} />
      <EventText>
        <CalendarTile date={date} />
        <div>
          {label !== '' && (
            <Typography variant="label" sx={{ color: tone.secondary }}>
              {label}
            </Typography>
          )}
          <Typography variant="h4" component="h3">
            <Link href={eventHref(event)}>{title}</Link>
          </Typography>
        </div>
      </EventText>
    </Card>
  );
}

const skeleton = (
  <Grid>
    {['first', 'second', 'third'].map((key) => (
      <li key={key}>
        <Skeleton sx={{ height: 'auto', aspectRatio: '16 / 7' }} />
        <TextSkeleton lines={3} />
      </li>
    ))}
  </Grid>
);

interface Props {
  id: string;
  /** URL of the picture that the page already shows. */
  picture: string | null;
}

/** `Related Events` (EVT-03). */
export function RelatedEvents({ id, picture }: Props): React.JSX.Element {
  return (
    <Section id="related" title="Related Events">
      <QuerySection
        query={useListRelatedEventsQuery(id)}
        what="The related events"
        skeleton={skeleton}
        empty={
          <>
            <Typography color="textSecondary">No Related Events</Typography>
            <Button href={eventsPath()} endIcon={<Icon icon="next" />} sx={{ mt: 2 }}>
              All events
            </Button>
          </>
        }
      >
        {(events) => (
          <Grid>
            {removeRepeatedPictures(events, picture).map((event) => (
              <li key={event.id}>
                <RelatedEventCard event={event} />
              </li>
            ))}
          </Grid>
        )}
      </QuerySection>
    </Section>
  );
}
