import { Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListRelatedEventsQuery } from '../../api/endpoints/events.ts';
import { eventsPath } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { EventRow, EventRowFrame } from '../../ui/EventRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { removeRepeatedPictures } from './removeRepeatedPictures.ts';
import { LongList } from '../../ui/page/Fold.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 64,
  margin: 0,
  padding: 0,
  borderTop: `2px solid ${tone.ink}`,
  listStyle: 'none',
  [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > li:nth-of-type(2) > article': { borderTopColor: 'transparent' } },
});

const skeleton = (
  <Grid>
    {['first', 'second', 'third', 'fourth'].map((key) => (
      <li key={key}>
        <EventRowFrame>
          <Skeleton width={64} height={92} />
          <TextSkeleton lines={3} />
        </EventRowFrame>
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
          <LongList items={removeRepeatedPictures(events, picture)} shown={6}>
            {(shownEvents) => (
              <Grid>
                {shownEvents.map((event) => (
                  <li key={event.id}>
                    <EventRow event={{ ...event, fee: null, seats: null }} heading="h3" isPast hasPicture />
                  </li>
                ))}
              </Grid>
            )}
          </LongList>
        )}
      </QuerySection>
    </Section>
  );
}
