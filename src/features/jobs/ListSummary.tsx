import { Typography } from '@mui/material';
import { useState } from 'react';
import type { BoardAddress } from './boardAddress.ts';
import { describeList } from './describeList.ts';
import type { BoardList } from './useBoard.ts';

interface Props {
  list: BoardList;
  address: BoardAddress;
}

/** Announces how many jobs are shown, the total and the search. The text changes only when all pages have loaded. */
export function ListSummary({ list: { jobs, total, corrected, isSettled }, address }: Props): React.JSX.Element {
  const text = jobs === undefined ? '' : describeList({ ...address, ...corrected }, jobs.length, total);
  const [shownText, setShownText] = useState(text);
  if (isSettled && shownText !== text) setShownText(text);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ width: '100%', minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' }}
    >
      {isSettled ? text : shownText}
    </Typography>
  );
}
