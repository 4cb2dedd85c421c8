import { Menu as MaterialMenu, type MenuProps } from '@mui/material';
import { useBackToClose } from './useBackToClose.ts';

/** Material UI's `Menu`, which Back closes as Escape does. */
export function Menu(props: MenuProps): React.JSX.Element {
  useBackToClose(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MaterialMenu {...props} />;
}
