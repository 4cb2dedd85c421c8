import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

const Bar = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2),
  textAlign: 'center',
  backgroundColor: theme.vars.palette.warning.main,
  color: theme.vars.palette.warning.contrastText,
}));

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
  return <div role="status">{online ? null : <Bar>You are offline. What you see was loaded earlier; new content comes when the connection is back.</Bar>}</div>;
}
