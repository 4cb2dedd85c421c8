import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EventSummary } from '../../../api/models/event.ts';
import { groupByQuarter } from './eventGroups.ts';

/** One quarter, which is printed on a page of its own. */
const QuarterPage = styled('div')({ '@media print': { '& + &': { breakBefore: 'page' } } });

/** Heading in print only; on the screen each month has one. */
const Title = styled(Typography)({ display: 'none', '@media print': { display: 'block' } }) as typeof Typography;

interface Props {
  events: readonly EventSummary[];
  children: (events: EventSummary[]) => ReactNode;
}

/** Events by quarter; each quarter is printed on its own page. */
export function Quarters({ events, children }: Props): React.JSX.Element {
  return (
    <>
      {groupByQuarter(events).map(({ key, name, events: quarterEvents }) => (
        <QuarterPage key={key} data-quarter={key}>
          <Title variant="h2" component="p">
            {name}
          </Title>
          {children(quarterEvents)}
        </QuarterPage>
      ))}
    </>
  );
}
