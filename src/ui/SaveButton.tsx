import { useState } from 'react';
import { describeError, type ErrorSubject } from '../api/errors.ts';
import { BusyButton } from './BusyButton.tsx';
import { Icon } from './Icon.tsx';
import { showToast } from './toast/toast.ts';

interface Props extends Pick<React.ComponentProps<typeof BusyButton>, 'size' | 'aria-label' | 'children'> {
  /** fetches and saves the file */
  save: () => Promise<void>;
  /** which call it is, for the words of its failure */
  subject: ErrorSubject;
  /** its toasts replace each other */
  toast: string;
}

/** Saves a file that only the token opens, by the scripts alone. */
export function SaveButton({ save, subject, toast, ...look }: Props): React.JSX.Element {
  const [busy, setBusy] = useState(false);
  const press = (): void => {
    setBusy(true);
    save()
      .catch((error: unknown) => showToast(describeError(error, subject).text, 'error', toast))
      .finally(() => setBusy(false));
  };
  return <BusyButton {...look} busy={busy} onClick={press} startIcon={<Icon name="download" />} />;
}
