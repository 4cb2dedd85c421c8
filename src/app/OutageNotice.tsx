import { baseApi } from '../api/baseApi.ts';
import { useAppSelector } from '../api/hooks.ts';
import type { RootState } from '../api/state.ts';
import { timeInIndia } from '../../shared/days.ts';
import { formatDay } from '../lib/moments.ts';
import { Icon } from '../ui/Icon.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

/** Formats a time in Asia/Kolkata: `10:42 on 22 November`. */
export const formatTimeAndDay = (date: string): string => `${timeInIndia(new Date(date))} on ${formatDay(date).replace(/ \d{4}$/, '')}`;

/** Returns whether no page uses a query any more. Before hydration, queries have no subscriptions yet and count as used. */
const isUnused = ({ api }: RootState, cacheKey: string): boolean => {
  const subscriptions = api.subscriptions[cacheKey];
  return subscriptions !== undefined && Object.keys(subscriptions).length === 0;
};

/** Returns the time of the oldest stale response in use (ISO 8601); undefined when none is stale. */
const selectOldest = (state: RootState): string | undefined =>
  baseApi.util
    .selectAllQueryEntries(state)
    .flatMap(({ queryCacheKey, data, error, fulfilledTimeStamp }) => {
      const date = state.staleness[queryCacheKey];
      if (date === undefined || data === undefined || isUnused(state, queryCacheKey)) return [];
      if (date !== '') return [date];
      // Until there is an error, one of the retries may still succeed.
      return error === undefined ? [] : [new Date(fulfilledTimeStamp ?? 0).toISOString()];
    })
    .sort()[0];

/** Shows since when data has been stale because the backend is unavailable. */
export function OutageNotice(): React.JSX.Element | null {
  const date = useAppSelector(selectOldest);
  if (date === undefined) return null;
  return (
    <NoticeStrip>
      <Icon icon="clock" size={24} />
      {`Shown as it was at ${formatTimeAndDay(date)}; it updates by itself.`}
    </NoticeStrip>
  );
}
