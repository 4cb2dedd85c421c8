import { Button, IconButton } from '@mui/material';
import type { Job } from '../../../api/models/job.ts';
import { editJobPath } from '../../../config/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { useOwnJob } from './useOwnJob.ts';

const PENCIL_ICON = { lines: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18zM14 6.5l3.5 3.5' };

const OWN_PAGE_IN_NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Button that opens the form of a job that was sent back (MY-03). */
export function EditJobButton({ job }: { job: Job }): React.JSX.Element {
  return (
    <IconButton href={editJobPath(job.id)} {...OWN_PAGE_IN_NEW_TAB} aria-label={`Edit ${job.title} (opens in a new tab)`}>
      <Icon icon={PENCIL_ICON} />
    </IconButton>
  );
}

/** Actions below the header of a member's own job, on the board and in My Jobs. */
export default function OwnJobActions({ job }: { job: Job }): React.JSX.Element {
  const { edit, closingActions, renew, copy, applicants, busy } = useOwnJob(job);
  const isSentBack = job.status === 'sentback';
  const closingLabel = job.closed === null ? 'Close job' : 'Reopen';
  return (
    <>
      {isSentBack && (
        <Button href={editJobPath(job.id)} {...OWN_PAGE_IN_NEW_TAB} startIcon={<Icon icon={PENCIL_ICON} />}>
          Edit job
        </Button>
      )}
      <ActionMenu text={closingLabel} label={`${closingLabel}: ${job.title}`} actions={closingActions} busy={busy} />
      {renew !== null && (
        <Button onClick={renew.run} aria-label={`Renew ${job.title}`} aria-busy={busy || undefined}>
          Renew
        </Button>
      )}
      {applicants.href === undefined ? (
        <Button onClick={applicants.run}>{applicants.label}</Button>
      ) : (
        <Button href={applicants.href}>{applicants.label}</Button>
      )}
      <ActionMenu text="More" label={`More: ${job.title}`} actions={isSentBack ? [copy] : [edit, copy]} />
    </>
  );
}

/** Menu of all actions on the card of a member's own job. */
export function OwnJobMenu({ job }: { job: Job }): React.JSX.Element {
  const { edit, closingActions, renew, copy, applicants, busy } = useOwnJob(job);
  const actions = [edit, ...closingActions, ...(renew === null ? [] : [renew]), copy, applicants];
  return <ActionMenu text={null} label={`Actions for ${job.title}`} actions={actions} busy={busy} />;
}
