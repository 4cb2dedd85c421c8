import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Job, JobStatus } from '../../../api/models/job.ts';
import type { BoardFocus } from '../useBoardFocus.ts';
import { DECISIONS } from './decisions.ts';

/** Loaded when needed, which is for admins only. */
const ModerationDialog = lazy(() => import(/* webpackChunkName: "moderation" */ './ModerationDialog.tsx'));

interface Props {
  job: Job;
  boardFocus: BoardFocus;
}

/** Moderation buttons by status (MOD-01). */
export function Moderation({ job, boardFocus: focus }: Props): React.JSX.Element {
  const [decision, setDecision] = useState<JobStatus | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {DECISIONS.filter(({ hiddenFor }) => !hiddenFor.includes(job.status)).map(({ status, label }) => (
        <Button
          key={status}
          {...(status === 'published' ? { variant: 'contained', color: 'accent' } : { color: 'error' })}
          onClick={() => {
            setDecision(status);
            setOpen(true);
          }}
        >
          {label}
        </Button>
      ))}
      {decision !== null && (
        <Suspense>
          <ModerationDialog
            key={decision}
            job={job}
            status={decision}
            open={open}
            onClose={() => setOpen(false)}
            onDecided={() => focus.heading.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </>
  );
}
