import styled from '@emotion/styled';
import { tone } from '../../theme/tokens.ts';
import { counted } from '../../lib/text.ts';
import type { BoardList } from './useBoard.ts';

const Summary = styled('p')({
  minHeight: '1.45em',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: tone.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** How many jobs there are and how many are shown; read out when a search or `Load More` changes it. */
export function ListSummary({ list: { jobs, total } }: { list: BoardList }): React.JSX.Element {
  return <Summary role="status">{jobs === undefined ? '' : summaryOf(jobs.length, total)}</Summary>;
}

function summaryOf(shown: number, total: number): string {
  return shown < total ? `${shown} of ${counted(total, 'job')}` : counted(total, 'job');
}
