import { Button, type ButtonProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { describeError, type ErrorSubject } from '../api/errors.ts';
import { Icon } from './Icon.tsx';
import { showToast } from './toast/toast.ts';

interface Props extends Pick<ButtonProps, 'size' | 'aria-label' | 'children'> {
  /** fetches and saves the file */
  save: () => Promise<void>;
  /** which call it is, for the words of its failure */
  subject: ErrorSubject;
  /** its toasts replace each other */
  toast: string;
}

/**
 * Saves a file that only the token opens, by the scripts alone. Meanwhile the button is disabled, which takes the focus from
 * it: it has the focus again afterwards, unless the visitor has moved on.
 */
export function SaveButton({ save, subject, toast, ...look }: Props): React.JSX.Element {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (before.current && !busy && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    before.current = busy;
  }, [busy]);
  const press = (): void => {
    setBusy(true);
    save()
      .catch((error: unknown) => showToast(describeError(error, subject).text, 'error', toast))
      .finally(() => setBusy(false));
  };
  return (
    <Button {...look} ref={button} onClick={press} loading={busy} aria-busy={busy || undefined} startIcon={<Icon name="download" />} />
  );
}
