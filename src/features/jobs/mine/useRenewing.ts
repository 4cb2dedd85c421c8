import { dayInIndia, parseIsoDay } from '../../../../shared/days.ts';
import { isRenewable } from '../../../../shared/jobState.ts';
import { useRenewJobMutation } from '../../../api/endpoints/board.ts';
import type { Job } from '../../../api/models/job.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';

interface Renewing {
  /** whether to offer renewing; the server decides */
  isPossible: boolean;
  renew(): void;
  busy: boolean;
}

/** Keeps a job open for another month. */
export function useRenewing({ id, status, closingDate }: Job, now: Date): Renewing {
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
