import { dayInIndia, parseIsoDay } from '../../../../shared/days.ts';
import { isRenewable } from '../../../../shared/jobState.ts';
import { useRenewJobMutation } from '../../../api/endpoints/board.ts';
import type { Job } from '../../../api/models/job.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { applicantsPath, copyJobPath, editJobPath } from '../../../config/paths.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useNow } from '../../../ui/useNow.ts';
import { hasClosingDatePassed, isClosed } from '../jobText.ts';
import type { MenuAction } from './ActionMenu.tsx';
import { useClosing } from './useClosing.ts';
import { showFailure } from '../../../ui/toast/showFailure.ts';

interface Renewing {
  /** whether to offer renewing; the server decides */
  isPossible: boolean;
  renew(): void;
  busy: boolean;
}

/** Keeps a job open for another month. */
function useRenewing({ id, status, closingDate }: Job, now: Date): Renewing {
  const isSupported = useExtension('renewal');
  const [renew, { isLoading }] = useRenewJobMutation();
  const closingDay = closingDate === null ? null : parseIsoDay(closingDate);
  return {
    isPossible: isSupported && status === 'published' && closingDay !== null && isRenewable(closingDay, dayInIndia(now)),
    renew: () => {
      if (isLoading) return;
      renew(id)
        .unwrap()
        .then(
          (message) => showToast(message, 'success', 'renew'),
          (error: unknown) => showFailure(error, 'job', 'renew'),
        );
    },
    busy: isLoading,
  };
}

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
