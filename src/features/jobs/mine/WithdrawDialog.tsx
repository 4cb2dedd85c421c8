import { useWithdrawApplicationMutation } from '../../../api/endpoints/applications.ts';
import type { Job } from '../../../api/models/job.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';

interface Props {
  job: Job;
  open: boolean;
  onClose: () => void;
  /** called after the withdrawal, while the list is loaded again */
  onWithdrawn: () => void;
}

/** Confirms the withdrawal of an application, which cannot be undone. */
export default function WithdrawDialog({ job, open, onClose, onWithdrawn }: Props): React.JSX.Element {
  const [withdraw] = useWithdrawApplicationMutation();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Withdraw your application?"
      about={job.title}
      text="What you wrote and your CV are deleted at once, and the person who posted the job is told. While the job is open you can apply again."
      keepLabel="Keep it"
      actionLabel="Withdraw"
      onConfirm={async () => {
        showToast(await withdraw(job.id).unwrap(), 'success');
        onWithdrawn();
      }}
      explainFailure={(error) => {
        showFailure(error, 'withdrawApplication', 'withdraw', { announcedByPage: true });
        return explainFailedWrite(error, 'The withdrawal', 'withdrawApplication');
      }}
    />
  );
}
