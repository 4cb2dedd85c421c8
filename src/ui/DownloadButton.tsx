import { useState } from 'react';
import type { ErrorSubject } from '../api/errors.ts';
import { BusyButton } from './BusyButton.tsx';
import { Icon } from './Icon.tsx';
import { showFailure } from './toast/showFailure.ts';

interface Props extends Pick<React.ComponentProps<typeof BusyButton>, 'size' | 'aria-label' | 'children'> {
  download: () => Promise<void>;
  errorSubject: ErrorSubject;
  toastId: string;
}

/** Button that downloads a file that needs the session token. A plain link cannot send the token. */
export function DownloadButton({ download, errorSubject: subject, toastId, ...buttonProps }: Props): React.JSX.Element {
  const [busy, setBusy] = useState(false);
  const handleClick = (): void => {
    setBusy(true);
    download()
      .catch((error: unknown) => showFailure(error, subject, toastId))
      .finally(() => setBusy(false));
  };
  return <BusyButton {...buttonProps} busy={busy} onClick={handleClick} startIcon={<Icon icon="download" />} />;
}
