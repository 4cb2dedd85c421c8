import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { baseApi } from '../api/baseApi.ts';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import type { RootState } from '../api/state.ts';
import { timeInIndia } from '../../shared/days.ts';
import { formatDay } from '../lib/moments.ts';
import { Icon } from '../ui/Icon.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

/** Milliseconds until stale data is requested again. */
const RETRY_MS = 10_000;

/** Formats a time in Asia/Kolkata: `10:42 on 22 November`. */
export const momentInWords = (moment: string): string => `${timeInIndia(new Date(moment))} on ${formatDay(moment).replace(/ \d{4}$/, '')}`;

const selectOldest = (state: RootState): string | undefined =>
  baseApi.util
    .selectAllQueryEntries(state)
    .flatMap(({ queryCacheKey, data, fulfilledTimeStamp }) => {
      const moment = state.staleness[queryCacheKey];
      if (moment === undefined || data === undefined) return [];
      return moment || new Date(fulfilledTimeStamp ?? 0).toISOString();
    })
    .sort()[0];

/** Shows since when data is stale, and refetches it until it is current. */
export function OutageNotice(): React.JSX.Element | null {
  const dispatch = useAppDispatch();
  const moment = useAppSelector(selectOldest);
  const isShown = moment !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    return setupListeners(dispatch, (_dispatch, { onOnline }) => {
      const timer = setInterval(() => {
        // As on reconnecting: visible queries are sent again, unused cache entries are dropped.
        if (!document.hidden) dispatch(onOnline());
      }, RETRY_MS);
      return () => clearInterval(timer);
    });
  }, [isShown, dispatch]);
  if (!isShown) return null;
  return (
    <NoticeStrip>
      <Icon name="clock" size={24} />
      {`Shown as it was at ${momentInWords(moment)}; it updates by itself.`}
    </NoticeStrip>
  );
}
