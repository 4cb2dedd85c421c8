import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { clockInIndia } from '../../shared/days.ts';
import { baseApi } from '../api/baseApi.ts';
import { useAppSelector } from '../api/hooks.ts';
import type { RootState } from '../api/state.ts';
import { formatDay } from '../lib/moments.ts';
import { HEADER_HEIGHT } from '../theme/primitives.ts';
import { lowWindow } from '../theme/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { Strip } from './Strip.tsx';
import { useRefetchOnRecovery } from './useRefetchOnRecovery.ts';

/** Pixels; fits one line, or two on a phone. */
const NOTICE_HEIGHT = 56;

const NoticeStrip = styled(Strip)({
  minHeight: NOTICE_HEIGHT,
  // Moves anchor targets and sticky content down by the strip's height.
  'html:has(&)': { '--notice': `${NOTICE_HEIGHT}px`, scrollPaddingTop: 80 + NOTICE_HEIGHT },
});

/** Formats a time in Asia/Kolkata: `10:42 AM on 22 November`. */
export const formatTimeAndDay = (date: string): string => `${clockInIndia(new Date(date))} on ${formatDay(date).replace(/ \d{4}$/, '')}`;

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
function OutageNotice(): React.JSX.Element | null {
  const date = useAppSelector(selectOldest);
  if (date === undefined) return null;
  return (
    <NoticeStrip>
      <Icon icon="clock" size={24} />
      {`Shown as it was at ${formatTimeAndDay(date)}; it updates by itself.`}
    </NoticeStrip>
  );
}

const StickyContainer = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: HEADER_HEIGHT + 1,
  zIndex: theme.zIndex.appBar - 1,
  [lowWindow]: { position: 'static' },
}));

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Reports that the device is offline, or that the backend is unavailable and stale data is shown. Both disappear by themselves. */
export function ConnectionNotice(): React.JSX.Element {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useRefetchOnRecovery();
  // A live region must exist before its content changes.
  return (
    <StickyContainer role="status">
      {!isOnline && (
        <NoticeStrip>
          <Icon icon="offline" size={24} />
          You are offline. What you see was loaded earlier.
        </NoticeStrip>
      )}
      {isOnline && <OutageNotice />}
    </StickyContainer>
  );
}
