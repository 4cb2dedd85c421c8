import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { tone } from '../theme/tokens.ts';

const Bar = styled('p')({
  padding: '8px 16px',
  textAlign: 'center',
  backgroundColor: tone.marigoldSoft,
  color: tone.marigoldText,
  borderBottom: `1px solid ${tone.line}`,
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
  return (
    <div role="status">
      {online ? null : <Bar>You are offline. What you see was loaded earlier; new content comes when the connection is back.</Bar>}
    </div>
  );
}
