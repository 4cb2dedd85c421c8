import type { Job } from '../../../api/models/job.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { useOwnJob } from './useOwnJob.ts';

/** Menu of all actions on the card of a member's own job. */
export function OwnJobMenu({ job }: { job: Job }): React.JSX.Element {
  const { edit, closingActions, renew, copy, applicants, busy } = useOwnJob(job);
  const actions = [edit, ...closingActions, ...(renew === null ? [] : [renew]), copy, applicants];
  return <ActionMenu text={null} label={`Actions for ${job.title}`} actions={actions} busy={busy} />;
}
