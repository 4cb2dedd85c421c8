import { Button } from '@mui/material';
import type { Job } from '../../../api/models/job.ts';
import { editJobPath } from '../../../config/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { OWN_PAGE_IN_NEW_TAB, PENCIL_ICON } from './EditJobButton.tsx';
import { useOwnJob } from './useOwnJob.ts';

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
