import type { ButtonProps } from '@mui/material';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../BusyButton.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  busy?: boolean;
  onRetry: () => void;
}

/** Elements that name the failed section: its heading, or the summary of a menu. */
const HEADINGS = 'h1,h2,h3,summary';

/** Retry button. It disappears on success; the focus then moves to the heading of its section, unless the focus is already elsewhere. */
export function RetryButton({ busy = false, onRetry, ...buttonProps }: Props): React.JSX.Element {
  const containers = useRef<(Element | null)[]>([]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const [heading] = containers.current.flatMap((item) => (item?.isConnected && item.querySelector<HTMLElement>(HEADINGS)) || []);
      // A heading's `tabIndex` is -1 by default, but only setting it makes the heading focusable.
      if (heading?.tabIndex) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <BusyButton
      data-needs-scripts=""
      {...buttonProps}
      busy={busy}
      onClick={({ currentTarget }) => {
        containers.current = ['section,details,nav', 'main'].map((selector) => currentTarget.closest(selector));
        onRetry();
      }}
    >
      Retry
    </BusyButton>
  );
}
