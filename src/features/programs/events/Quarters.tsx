import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EventSummary } from '../../../api/models/event.ts';
import { countBefore } from '../MonthList.tsx';
import { groupByQuarter } from './eventGroups.ts';

/** One quarter, which is printed on a page of its own. */
const QuarterPage = styled('div')({ '@media print': { '& + &': { breakBefore: 'page' } } });

/** Heading in print only; on the screen each month has one. */
const Title = styled(Typography)({ display: 'none', '@media print': { display: 'block' } }) as typeof Typography;

interface Props {
  events: readonly EventSummary[];
  /** @param eventsBefore number of events in earlier quarters of the list */
  children: (events: EventSummary[], eventsBefore: number) => ReactNode;
}

/** Events by quarter; each quarter is printed on its own page. */
export function Quarters({ events, children }: Props): React.JSX.Element {
  const quarters = groupByQuarter(events);
  return (
    <>
      {quarters.map(({ key, name, events: quarterEvents }, index) => (
        <QuarterPage key={key} data-quarter={key}>
          <Title variant="h2" component="p">
            {name}
          </Title>
          {children(quarterEvents, countBefore(quarters, index))}
        </QuarterPage>
      ))}
    </>
  );
}
