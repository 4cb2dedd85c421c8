import { Box, List, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EventSummary } from '../../api/models/event.ts';
import { formatCount } from '../../lib/text.ts';
import { tone, up } from '../../theme/tokens.ts';
import { Fold, LongList } from '../../ui/page/Fold.tsx';

/** Counts the events of the groups before the one with this index. */
export const countBefore = (groups: readonly { events: readonly unknown[] }[], index: number): number =>
  groups.slice(0, index).reduce((sum, { events }) => sum + events.length, 0);

/** Number of events that are shown at first: later months are folded, and so is the rest of a month. */
const SHOWN = 12;

/** Month name beside its events on wide windows, sticky while they scroll. */
export const Month = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 48px',
  borderTop: `2px solid ${tone.ink}`,
  paddingBlock: '16px 24px',
  '&:has(> details)': { paddingBlock: 8 },
  '& > details > summary > span': { color: tone.inkSoft, fontWeight: 400 },
  '@media print': { '&&': { paddingBlock: '4pt' } },
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    paddingBlock: '16px 32px',
    '& > h3': { position: 'sticky', top: 96, alignSelf: 'start' },
    '& > details': { gridColumn: '1 / -1' },
    // Aligned with the events of the other months.
    '& > details > ul': { marginInlineStart: 'calc(25% + 36px)' },
  },
});

export interface EventMonth {
  key: string;
  name: string;
  events: readonly EventSummary[];
}

interface Props {
  months: readonly EventMonth[];
  /** Begins the ids of the months, which are links' targets: `past-2026-11`. */
  idPrefix: string;
  /** Number of events that are listed above these months. */
  eventsBefore?: number;
  /** Renders an event. */
  children: (event: EventSummary) => ReactNode;
}

/** Events by month. The first months are open, and the others are folded, so that a long year stays short. */
export function MonthList({ months, idPrefix, eventsBefore = 0, children }: Props): React.JSX.Element {
  const renderList = (events: readonly EventSummary[]): React.JSX.Element => (
    <List>
      {events.map((event) => (
        <li key={event.id}>{children(event)}</li>
      ))}
    </List>
  );
  return (
    <>
      {months.map(({ key, name, events }, index) => {
        const isFolded = eventsBefore + countBefore(months, index) >= SHOWN;
        const id = `${idPrefix}-${key}`;
        const title = (
          <Typography variant="h3" component="h3" id={id} tabIndex={-1}>
            {name}
          </Typography>
        );
        return (
          <Month key={key} aria-labelledby={id}>
            {isFolded ? (
              <Fold
                summary={
                  <>
                    {title}
                    <span>{formatCount(events.length, 'event')}</span>
                  </>
                }
              >
                {renderList(events)}
              </Fold>
            ) : (
              <>
                {title}
                <Box sx={{ minWidth: 0 }}>
                  <LongList items={events} shown={SHOWN}>
                    {renderList}
                  </LongList>
                </Box>
              </>
            )}
          </Month>
        );
      })}
    </>
  );
}
