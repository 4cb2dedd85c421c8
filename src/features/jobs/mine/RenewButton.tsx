import { useExtension } from '../../../config/SettingsContext.ts';
import { useRenewJobMutation } from '../../../api/endpoints/jobs.ts';
import type { Job } from '../../../api/models/job.ts';
import { describeError } from '../../../api/errors.ts';
import { dayInIndia, isoDay } from '../../../../shared/days.ts';
import { renewableOn } from '../../../../shared/renewing.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { showToast } from '../../../ui/toast/toast.ts';

/** Returns whether a job can be renewed; the server decides. */
export function canRenew({ status, closingDate }: Job, now: Date): boolean {
  const closing = closingDate === null ? null : isoDay(closingDate);
  return status === 'published' && closing !== null && renewableOn(closing, dayInIndia(now));
}

/** Keeps a job open for another month. */
export function RenewButton({ job: { id, title } }: { job: Job }): React.JSX.Element | null {
  const supported = useExtension('renewal');
  const [renew, { isLoading }] = useRenewJobMutation();
  const press = (): void => {
    if (isLoading) return;
    renew(id)
      .unwrap()
      .then(
        (message) => showToast(message, 'success', 'renew'),
        (error: unknown) => showToast(describeError(error, 'job').text, 'error', 'renew'),
      );
  };
  if (!supported) return null;
  return (
    <BusyButton onClick={press} busy={isLoading} aria-label={`Renew ${title}`}>
      Renew
    </BusyButton>
  );
}
