import { useExtension } from '../../../config/SettingsContext.ts';
import { Button } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Job } from '../../../api/models/job.ts';
import type { BoardFocus } from '../useBoardFocus.ts';

/** Rarely used. */
const WithdrawDialog = lazy(() => import(/* webpackChunkName: "withdraw" */ './WithdrawDialog.tsx'));

/** The way out of an application. */
export function Withdraw({ job, focus }: { job: Job; focus: BoardFocus }): React.JSX.Element | null {
  const supported = useExtension('withdrawal');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const withdrawn = useRef(false);
  const { toCard } = focus;
  const leave = useRef(toCard);
  useEffect(() => {
    leave.current = toCard;
  });
  // The focused elements disappear with the job; closing the dialog restores the focus before that.
  useEffect(
    () => () => {
      if (withdrawn.current) requestAnimationFrame(() => leave.current(null));
    },
    [],
  );
  if (!supported) return null;
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Withdraw
      </Button>
      {asked && (
        <Suspense>
          <WithdrawDialog
            job={job}
            open={open}
            onClose={() => setOpen(false)}
            onWithdrawn={() => {
              withdrawn.current = true;
            }}
          />
        </Suspense>
      )}
    </>
  );
}
