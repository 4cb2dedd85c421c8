import { Button, type ButtonProps } from '@mui/material';
import { useEffect, useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'startIcon' | 'aria-label' | 'onClick' | 'children'> {
  /** what it does is under way */
  busy: boolean;
}

/**
 * A button that rests while its work is under way. Resting it is disabled, which takes the focus from it: it has the focus again
 * afterwards, unless the visitor has moved on.
 */
export function BusyButton({ busy, ...look }: Props): React.JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (before.current && !busy && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    before.current = busy;
  }, [busy]);
  return <Button {...look} ref={button} loading={busy} aria-busy={busy || undefined} />;
}
