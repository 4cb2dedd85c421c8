import { Link, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../config/paths.ts';
import { BusyButton } from './BusyButton.tsx';
import { Icon } from './Icon.tsx';
import { showFailure } from './toast/showFailure.ts';

const TOAST_ID = 'reminders';

interface Props {
  /** Label of the button. */
  children: string;
  /** False while reminders are on, or not known to be off. */
  isOffered: boolean;
  /** Turns the reminders on. */
  accept: () => Promise<unknown>;
}

/** Offers to turn reminders on after an event or a job was marked. The confirmation replaces the button. */
export function ReminderOffer({ isOffered, accept, children }: Props): React.JSX.Element | null {
  const [state, setState] = useState<'open' | 'busy' | 'accepted'>('open');
  const confirmation = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (state === 'accepted') confirmation.current?.focus({ preventScroll: true });
  }, [state]);
  const handleClick = (): void => {
    setState('busy');
    accept().then(
      () => setState('accepted'),
      (error: unknown) => {
        setState('open');
        showFailure(error, 'job', TOAST_ID);
      },
    );
  };
  if (state === 'accepted') {
    return (
      <Typography variant="body2" tabIndex={-1} ref={confirmation}>
        Reminders are on for all your events and saved jobs. Change it in <Link href={paths.dashboardProfile}>My Profile</Link>.
      </Typography>
    );
  }
  if (!isOffered) return null;
  return (
    <BusyButton variant="text" size="small" startIcon={<Icon icon="clock" />} busy={state === 'busy'} onClick={handleClick} sx={{ px: 0 }}>
      {children}
    </BusyButton>
  );
}
