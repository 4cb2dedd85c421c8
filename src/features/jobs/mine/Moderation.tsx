import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Job, JobStatus } from '../../../api/models/job.ts';
import type { BoardFocus } from '../useBoardFocus.ts';
import { DECISIONS } from './decisions.ts';

/** Loaded on demand, because only admins need it. */
const ModerationDialog = lazy(() => import(/* webpackChunkName: "moderation" */ './ModerationDialog.tsx'));

interface Props {
  job: Job;
  focus: BoardFocus;
}

/** Moderation buttons that fit the job's status (MOD-01). */
export function Moderation({ job, focus }: Props): React.JSX.Element {
  const [newStatus, setNewStatus] = useState<JobStatus | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {DECISIONS.filter(({ hiddenFor }) => !hiddenFor.includes(job.status)).map(({ status, label }) => (
        <Button
          key={status}
          {...(status === 'published' ? { variant: 'contained', color: 'accent' } : { color: 'error' })}
          onClick={() => {
            setNewStatus(status);
            setOpen(true);
          }}
        >
          {label}
        </Button>
      ))}
      {newStatus !== null && (
        <Suspense>
          <ModerationDialog
            key={newStatus}
            job={job}
            status={newStatus}
            open={open}
            onClose={() => setOpen(false)}
            onDecided={() => focus.heading.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </>
  );
}
