import { Box, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which an undo is offered. */
const UNDO_DURATION = 10_000;

const Shortcut = styled(Box)({
  marginInlineStart: 8,
  font: 'inherit',
  fontWeight: 400,
  '@media (hover: none)': { display: 'none' },
}) as typeof Box;

/** Closes a toast with an undo after its time, which begins anew when pointer and focus have left it: notistack does not mind the focus. */
export function useUndoTime(id: SnackbarKey, hasUndo: boolean) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!hasUndo || isHeld) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), UNDO_DURATION);
    return () => clearTimeout(timer);
  }, [id, hasUndo, isHeld]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return { onMouseEnter: hold, onFocus: hold, onMouseLeave: release, onBlur: release };
}

/** Takes back what a toast says; Ctrl+Z does the same while the toast is shown. */
export function UndoButton({ id, undo }: { id: SnackbarKey; undo: () => void }): React.JSX.Element {
  // It can be pressed again while the toast leaves.
  const isPressed = useRef(false);
  const press = (): void => {
    if (isPressed.current) return;
    isPressed.current = true;
    closeSnackbar(id);
    undo();
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      // In a field it takes back what was typed.
      if (!isUndo || (event.target as Element).matches('input, textarea')) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <Button color="inherit" size="small" onClick={press} aria-keyshortcuts="Control+Z Meta+Z">
      Undo
      <Shortcut component="kbd" aria-hidden="true">
        Ctrl+Z
      </Shortcut>
    </Button>
  );
}
