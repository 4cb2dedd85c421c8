import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle, Box, Typography } from '@mui/material';
import { type FormikHelpers, useField } from 'formik';
import { useId, useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import { JOB_FIELDS, rowOf } from '../../../../shared/jobFields.ts';
import { describeError, type Explanation } from '../../../api/errors.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import { useUpdateJobStatusMutation } from '../../../api/endpoints/moderation.ts';
import type { Job, JobStatus } from '../../../api/models/job.ts';
import { useExtension } from '../../../config/SettingsContext.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CancelButton, SubmitButton } from '../../../ui/form/FormButton.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { DECISIONS } from './decisions.ts';
import { FormSelect } from '../../../ui/form/FormSelect.tsx';
import { FormTextField } from '../../../ui/form/FormTextField.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { changesBetween } from '../changes/changesBetween.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface ConflictProps {
  /** version that the admin saw */
  seen: Job;
  /** current version */
  job: Job;
}

/** Shows the current version of a job after a conflict, and what changed. */
function ConflictNotice({ seen, job }: ConflictProps): React.JSX.Element {
  const changes = changesBetween(seen, job);
  return (
    <Box>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        It is now <StatusBadge status={job.status} />
      </Typography>
      {job.statusRemark !== null && job.statusRemark !== seen.statusRemark && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{`With this reason: ${job.statusRemark}`}</Typography>
      )}
      {changes.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ChangeList title="Changed since you opened it" changes={changes} />
        </Box>
      )}
    </Box>
  );
}

/** Maximum length of a reason, in characters; the contract allows 10,000 (MOD-02). */
const MAX_REASON_LENGTH = 5_000;

const FIELD_OPTIONS = JOB_FIELDS.map((value) => ({ value, label: rowOf(value).label }));

/** Explains what the poster will read when the reason is empty, which is allowed (MOD-02). */
function EmptyReasonHint(): string | null {
  const [{ value }] = useField<string>('statusRemark');
  return value.trim() === '' ? 'Without a reason, the person who posted the job will read “No reason was given.”' : null;
}

/** Asks for the reason why a job is sent back, and for the field that the reason is about. The poster's form opens at that field. */
function ReasonFields(): React.JSX.Element {
  const supportsJobChanges = useExtension('jobChanges');
  return (
    <>
      {supportsJobChanges && (
        <FormSelect
          name="remarkField"
          label="What it is about"
          placeholder="All of the job"
          hint="The form to change the job opens at this field"
          options={FIELD_OPTIONS}
        />
      )}
      <FormTextField
        name="statusRemark"
        label="Give them a reason for your action"
        hint={<EmptyReasonHint />}
        rows={5}
        maxLength={MAX_REASON_LENGTH}
        limit={MAX_REASON_LENGTH}
      />
    </>
  );
}

/** No validation: an empty reason is accepted (MOD-02), and the field limits the length. */
const schema = object({ statusRemark: string().defined().default(''), remarkField: string().defined().default('') });

const focusOnMount = (element: HTMLElement | null): void => element?.focus();

type Values = InferType<typeof schema>;

interface Props {
  job: Job;
  /** new status */
  status: JobStatus;
  open: boolean;
  onClose: () => void;
  /** called when the dialog has closed after a decision or a conflict; the button that opened the dialog may be gone */
  onDecided: () => void;
}

/** Id of the toasts for success and failure, so that only the last result is shown. */
const TOAST_ID = 'failed-updateJobStatus';

/** Confirms a decision and explains its effect; sending back takes a reason (MOD-02). */
export default function ModerationDialog({ job, status, open, onClose, onDecided }: Props): React.JSX.Element {
  const id = useId();
  const supportsJobChanges = useExtension('jobChanges');
  const [updateStatus, { isLoading }] = useUpdateJobStatusMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  /** After a conflict: the version that the admin decided about. */
  const [seenJob, setSeenJob] = useState<Job | null>(null);
  const hasDecided = useRef(false);
  const { label, outcome } = DECISIONS.find((decision) => decision.status === status) ?? { label: status, outcome: '' };

  const submit = async ({ statusRemark, remarkField }: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    try {
      const aboutField = JOB_FIELDS.find((field) => field === remarkField);
      const { message } = await updateStatus({
        jobId: job.id,
        status,
        statusRemark: status === 'sentback' ? statusRemark : '',
        ...(supportsJobChanges && status === 'sentback' && aboutField !== undefined && { remarkField: aboutField }),
        // Version check: later changes are not overwritten.
        ...(supportsJobChanges && job.updatedAt !== null && { updatedAt: job.updatedAt }),
      }).unwrap();
      showToast(message, 'success', TOAST_ID);
    } catch (error) {
      const explanation = explainFailedWrite(error, 'The decision', 'updateJobStatus');
      setFailure(explanation);
      if (describeError(error, 'updateJobStatus').status === 409) setSeenJob(job);
      showFailure(error, 'updateJobStatus', TOAST_ID, { announcedByPage: true });
      return;
    }
    // Removes the draft of the reason.
    resetForm();
    hasDecided.current = true;
    onClose();
  };
  const onExited = (): void => {
    setFailure(null);
    if (hasDecided.current || seenJob !== null) onDecided();
    hasDecided.current = false;
    setSeenJob(null);
  };

  return (
    <Dialog
      open={open}
      // Closing while a request is pending would lose its response.
      onClose={() => !isLoading && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-outcome`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {seenJob === null ? `Are you sure you want to ${status} this job?` : 'Changed by somebody else'}
      </DialogTitle>
      <FormShell schema={schema} onSubmit={submit} label={label} {...(status === 'sentback' ? { draftName: `sentback-${job.id}` } : {})}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText color="textPrimary" sx={{ fontWeight: 600 }}>
            {job.title}
          </DialogContentText>
          <DialogContentText id={`${id}-outcome`}>
            {seenJob === null ? outcome : 'Nothing was overwritten. Your text is still here.'}
          </DialogContentText>
          {status === 'sentback' && seenJob === null && <ReasonFields />}
          {failure !== null && <Failure failure={failure} />}
          {seenJob !== null && job !== seenJob && <ConflictNotice seen={seenJob} job={job} />}
        </DialogContent>
        <DialogActions>
          {seenJob === null ? (
            <>
              <CancelButton onCancel={onClose} />
              <SubmitButton {...(status !== 'published' && { color: 'error' })}>{label}</SubmitButton>
            </>
          ) : (
            // Takes the focus, because the button that had it is gone.
            <Button size="large" variant="contained" color="accent" ref={focusOnMount} onClick={onClose}>
              Check it again
            </Button>
          )}
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
