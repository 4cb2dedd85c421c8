import { Typography } from '@mui/material';
import type { BoardAddress } from './boardAddress.ts';
import { describeList } from './describeList.ts';
import type { BoardList } from './useBoard.ts';

interface Props {
  list: BoardList;
  address: BoardAddress;
}

/** Live summary of count, total and search. */
export function ListSummary({ list: { jobs, total, corrected }, address }: Props): React.JSX.Element {
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' }}>
      {jobs === undefined ? '' : describeList({ ...address, ...corrected }, jobs.length, total)}
    </Typography>
  );
}
