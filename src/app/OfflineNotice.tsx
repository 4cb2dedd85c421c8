import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { tone } from '../theme/tokens.ts';
import { Icon } from '../ui/Icon.tsx';

/** A strip as wide as the header it hangs below. */
const Strip = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '12px 16px',
  border: 0,
  borderBottom: `1px solid ${tone.line}`,
  borderRadius: 0,
  backgroundColor: tone.marigoldSoft,
  color: tone.marigoldText,
});

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
    <div role="status">
      {online ? null : (
        <Strip>
          <Icon name="offline" size={24} />
          You are offline. What you see was loaded earlier; new content comes when the connection is back.
        </Strip>
      )}
    </div>
  );
}
