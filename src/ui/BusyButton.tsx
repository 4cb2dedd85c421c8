import { Button, type ButtonProps } from '@mui/material';
import { useEffect, useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'startIcon' | 'aria-label' | 'onClick' | 'children'> {
  busy: boolean;
}

/** Button that is disabled while busy, and then takes the focus back, because browsers take it from a disabled button. */
export function BusyButton({ busy, ...props }: Props): React.JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return <Button {...props} ref={button} loading={busy} aria-busy={busy || undefined} />;
}
