import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { baseApi } from '../api/baseApi.ts';
import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import type { RootState } from '../api/state.ts';
import { timeInIndia } from '../../shared/days.ts';
import { formatDay } from '../lib/moments.ts';
import { Icon } from '../ui/Icon.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

/** How long to wait before it is tried again to get what is out of date; milliseconds. */
const AGAIN_MS = 10_000;

/** A moment in words, in Asia/Kolkata: `10:42 on 22 November`. */
export const momentInWords = (moment: string): string => `${timeInIndia(new Date(moment))} on ${formatDay(moment).replace(/ \d{4}$/, '')}`;

/** The moment of the oldest of what is shown as it was, ISO 8601; undefined when there is no such thing. */
const oldest = (state: RootState): string | undefined =>
  baseApi.util
    .selectAllQueryEntries(state)
    .flatMap(({ queryCacheKey, data, fulfilledTimeStamp }) => {
      const moment = state.staleness[queryCacheKey];
      if (moment === undefined || data === undefined) return [];
      return moment || new Date(fulfilledTimeStamp ?? 0).toISOString();
    })
    .sort()[0];

/** Says as of when things are shown that the service behind the site cannot be asked for at the moment, and asks again until it can. */
export function OutageNotice(): React.JSX.Element | null {
  const dispatch = useAppDispatch();
  const moment = useAppSelector(oldest);
  const isShown = moment !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    return setupListeners(dispatch, (_dispatch, { onOnline }) => {
      const timer = setInterval(() => {
        // As when the connection comes back: what is shown is requested again, what is not shown any more is dropped.
        if (!document.hidden) dispatch(onOnline());
      }, AGAIN_MS);
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
