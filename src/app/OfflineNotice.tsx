import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { HEADER_HEIGHT } from '../theme/primitives.ts';
import { tone } from '../theme/tokens.ts';
import { Icon } from '../ui/Icon.tsx';

/** One line, on a phone two; pixels. */
const NOTICE_HEIGHT = 56;

/** A strip as wide as the header it hangs below. */
const Strip = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: NOTICE_HEIGHT,
  padding: '4px 16px',
  lineHeight: 1.4,
  border: 0,
  borderBottom: `1px solid ${tone.line}`,
  borderRadius: 0,
  backgroundColor: tone.marigoldSoft,
  color: tone.marigoldText,
  // What is led to, and what sticks below the header, keeps clear of it.
  'html:has(&)': { '--notice': `${NOTICE_HEIGHT}px`, scrollPaddingTop: 80 + NOTICE_HEIGHT },
});

/** It stays below the header and its line while the page scrolls. */
const Place = styled('div')(({ theme }) => ({ position: 'sticky', top: HEADER_HEIGHT + 1, zIndex: theme.zIndex.appBar - 1 }));

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the device is offline; what was loaded before stays readable. */
export function OfflineNotice(): React.JSX.Element {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The region is there all the time, so that screen readers tell what comes into it.
  return (
    <Place role="status">
      {online ? null : (
        <Strip>
          <Icon name="offline" size={24} />
          You are offline. What you see was loaded earlier.
        </Strip>
      )}
    </Place>
  );
}
