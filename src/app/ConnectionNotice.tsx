import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { HEADER_HEIGHT } from '../theme/primitives.ts';
import { lowWindow } from '../theme/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';
import { OutageNotice } from './OutageNotice.tsx';
import { useRefetchOnRecovery } from './useRefetchOnRecovery.ts';

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
