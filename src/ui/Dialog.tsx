import { Dialog as MaterialDialog, type DialogProps } from '@mui/material';
import { useBackToClose } from './useBackToClose.ts';

/** Material UI's `Dialog`, which Back closes as Escape does. */
export function Dialog(props: DialogProps): React.JSX.Element {
  useBackToClose(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MaterialDialog {...props} />;
}
