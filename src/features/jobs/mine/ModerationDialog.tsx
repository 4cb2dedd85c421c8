import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useId, useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import { explainFailure, type Explanation } from '../../../api/errors.ts';
import { useUpdateJobStatusMutation } from '../../../api/endpoints/moderation.ts';
import type { Job, JobStatus } from '../../../api/models/job.ts';
import { FormButton, SubmitButton } from '../../../ui/form/FormButton.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { DECISIONS } from './decisions.ts';
import '../../../theme/looks/overlays.ts';

/** The reason is not checked: empty and long ones are taken (MOD-02). */
const schema = object({ statusRemark: string().defined().default('') });

type Values = InferType<typeof schema>;

/** What the contract takes; characters (MOD-02). */
const LONGEST_REASON = 5_000;

interface Props {
  job: Job;
  /** what it shall become */
  status: JobStatus;
  open: boolean;
  onClose: () => void;
  /** it was done, and the dialog is gone: the button that opened it may be gone as well */
  onDecided: () => void;
}

/** Asks before a decision and tells what will happen; when a job is sent back, the reason is given here (MOD-02). */
export default function ModerationDialog({ job, status, open, onClose, onDecided }: Props): React.JSX.Element {
  const id = useId();
  const [update, { isLoading }] = useUpdateJobStatusMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const decided = useRef(false);
  const { label, outcome } = DECISIONS.find((decision) => decision.status === status) ?? { label: status, outcome: '' };

  const submit = async ({ statusRemark }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    try {
      const message = await update({ jobId: job.id, status, statusRemark: status === 'sentback' ? statusRemark : '' }).unwrap();
      showToast(message, 'success');
    } catch (error) {
      const explanation = explainFailure(error, 'The decision', 'updateJobStatus');
      setFailure(explanation);
      showToast(explanation.text, 'error', 'failed-updateJobStatus', true);
      return;
    }
    // What was written is not needed any more.
    resetForm();
    decided.current = true;
    onClose();
  };
  const exited = (): void => {
    setFailure(null);
    if (decided.current) onDecided();
    decided.current = false;
  };

  return (
    <Dialog
      open={open}
      // An answer that is under way would come without its place.
      onClose={() => !isLoading && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-outcome`}
      slotProps={{ transition: { onExited: exited } }}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">{`Are you sure you want to ${status} this job?`}</DialogTitle>
      <FormShell schema={schema} onSubmit={submit} label={label} {...(status === 'sentback' ? { draft: `sentback-${job.id}` } : {})}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText color="textPrimary" sx={{ fontWeight: 600 }}>
            {job.title}
          </DialogContentText>
          <DialogContentText id={`${id}-outcome`}>{outcome}</DialogContentText>
          {status === 'sentback' && (
            <FormTextField
              name="statusRemark"
              label="Give them a reason for your action"
              rows={5}
              maxLength={LONGEST_REASON}
              limit={LONGEST_REASON}
            />
          )}
          {failure !== null && <Failure failure={failure} />}
        </DialogContent>
        <DialogActions>
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>{label}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
