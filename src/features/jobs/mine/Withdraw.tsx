import { useExtension } from '../../../config/SettingsContext.ts';
import { Button } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Job } from '../../../api/models/job.ts';
import type { BoardFocus } from '../useBoardFocus.ts';

/** Loaded on demand, because few members need it. */
const WithdrawDialog = lazy(() => import(/* webpackChunkName: "withdraw" */ './WithdrawDialog.tsx'));

interface Props {
  job: Job;
  focus: BoardFocus;
  onWithdrawn: () => void;
}

/** Button that withdraws an application after a confirmation. */
export function Withdraw({ job, focus, onWithdrawn }: Props): React.JSX.Element | null {
  const isSupported = useExtension('withdrawal');
  const [hasOpened, setHasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const hasWithdrawn = useRef(false);
  const { focusCard } = focus;
  const latestFocusCard = useRef(focusCard);
  useEffect(() => {
    latestFocusCard.current = focusCard;
  });
  // The closing dialog returns the focus to this button, which disappears with the withdrawn job. So the list is focused instead.
  useEffect(
    () => () => {
      if (hasWithdrawn.current) requestAnimationFrame(() => latestFocusCard.current(null));
    },
    [],
  );
  if (!isSupported) return null;
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          setHasOpened(true);
          setOpen(true);
        }}
      >
        Withdraw
      </Button>
      {hasOpened && (
        <Suspense>
          <WithdrawDialog
            job={job}
            open={open}
            onClose={() => setOpen(false)}
            onWithdrawn={() => {
              hasWithdrawn.current = true;
              onWithdrawn();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
