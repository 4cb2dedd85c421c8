import type { Job } from '../../../api/models/job.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { applicantsPath, copyJobPath, editJobPath } from '../../../config/paths.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useNow } from '../../../ui/useNow.ts';
import { hasClosingDatePassed, isClosed } from '../jobText.ts';
import type { MenuAction } from './ActionMenu.tsx';
import { useClosing } from './useClosing.ts';
import { useRenewing } from './useRenewing.ts';

/** Actions of a job's poster. */
export interface OwnJob {
  edit: MenuAction;
  copy: MenuAction;
  /** Closing for one of two reasons, or reopening; empty when neither is possible. */
  closingActions: readonly MenuAction[];
  /** Null when the job cannot be renewed, for example because it does not close soon. */
  renew: (MenuAction & { run: () => void }) | null;
  /** Link to the applicants; for a job without applicants, an action that shows a toast (MY-03). */
  applicants: MenuAction;
  busy: boolean;
}

/** Returns the actions for a member's own job, by status, closing date and the backend's extensions. */
export function useOwnJob(job: Job): OwnJob {
  const now = useNow();
  const supportsClosing = useExtension('closing');
  const { close, reopen, busy } = useClosing(job);
  const renewing = useRenewing(job, now);
  const { closed, appliedBy } = job;
  const applicantsLabel = `${groupIndian(appliedBy.length)} Members Applied`;

  const listClosingActions = (): readonly MenuAction[] => {
    if (!supportsClosing || job.status !== 'published') return [];
    if (closed !== null) return hasClosingDatePassed(job, now) ? [] : [{ label: 'Reopen', run: () => reopen(closed.at) }];
    if (isClosed(job, now)) return [];
    return [
      { label: 'Close as filled', run: () => close('filled') },
      { label: 'Close as withdrawn', run: () => close('withdrawn') },
    ];
  };

  return {
    edit: { label: 'Edit', href: editJobPath(job.id) },
    copy: { label: 'Copy as a new draft', href: copyJobPath(job.id) },
    closingActions: listClosingActions(),
    renew: renewing.isPossible ? { label: 'Renew', run: renewing.renew } : null,
    applicants:
      appliedBy.length < 1
        ? { label: applicantsLabel, run: () => showToast('No one has applied to this job', 'plain', 'applicants') }
        : { label: applicantsLabel, href: applicantsPath(job.id) },
    busy: busy || renewing.busy,
  };
}
