import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { EventSummary } from '../../../api/models/event.ts';
import { byQuarter } from './eventGroups.ts';

/** One sheet of paper for each quarter; on the screen they follow each other. */
const Sheet = styled('div')({ '@media print': { '& + &': { breakBefore: 'page' } } });

/** Heading of a sheet, which on the screen the months make superfluous. */
const Title = styled(Typography)({ display: 'none', '@media print': { display: 'block' } }) as typeof Typography;

interface Props {
  events: readonly EventSummary[];
  children: (events: EventSummary[]) => ReactNode;
}

/** Events by quarter, each a sheet on paper. */
export function Quarters({ events, children }: Props): React.JSX.Element {
  return (
    <>
      {byQuarter(events).map(({ key, name, events: some }) => (
        <Sheet key={key} data-quarter={key}>
          <Title variant="h2" component="p">
            {name}
          </Title>
          {children(some)}
        </Sheet>
      ))}
    </>
  );
}
