import { Drawer as MaterialDrawer, type DrawerProps } from '@mui/material';
import { useBackToClose } from './useBackToClose.ts';

/** Material UI's `Drawer`, which Back closes as Escape does. */
export function Drawer(props: DrawerProps): React.JSX.Element {
  useBackToClose(props.open === true, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MaterialDrawer {...props} />;
}
