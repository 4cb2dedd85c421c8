import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useAppSelector } from '../../../api/hooks.ts';
import { useUploadProgress } from '../../../api/uploadProgress.ts';
import { chapter } from '../../../config/chapter.ts';
import { FormButton } from '../../../ui/form/FormButton.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { TermsDialog } from '../../../ui/form/TermsDialog.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { LoggedOutNotice } from '../LoggedOutNotice.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { applicationSchema, emptyApplication, prefilledApplication, type ApplicationValues } from './schema.ts';
import { useApplication } from './useApplication.ts';
import type { LastApplication } from './useLastApplication.ts';

/** Fields left out of the draft, because browsers cannot restore a chosen file. */
const NOT_IN_DRAFT: readonly string[] = ['cv'];

const terms = (): string[] => [
  `Access to the job board is for current members of ${chapter().name} in good standing.`,
  'What you enter here, and your CV, go to the person who posted this job and to the chapter’s moderators, and to no one else.',
  'You apply to a job once. Please make sure that what you say about yourself is true.',
];

/** Upload progress, with a button to abort. */
function SendingProgress({ onStop }: { onStop: () => void }): React.JSX.Element {
  const uploadedShare = useUploadProgress();
  const percent = uploadedShare === null ? null : Math.round(uploadedShare * 100);
  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        aria-label="Sending your application"
        {...(percent === null || percent === 100 ? {} : { variant: 'determinate', value: percent })}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}>
        <Typography color="textSecondary">
          {percent === null
            ? 'Sending your application'
            : percent < 100
              ? `${percent} % has been sent`
              : 'Upload complete; waiting for the response'}
        </Typography>
        {percent !== 100 && <Button onClick={onStop}>Cancel upload</Button>}
      </Stack>
    </Stack>
  );
}

/** Clears all fields, including the prefilled ones (APPLY-03). */
function ClearButton({ onClear }: { onClear: () => void }): React.JSX.Element {
  const { resetForm } = useFormikContext<ApplicationValues>();
  const clear = (): void => {
    resetForm({ values: emptyApplication() });
    onClear();
  };
  return <FormButton onClick={clear}>Cancel</FormButton>;
}

interface Props {
  jobId: string;
  /** The member's last application; null: none. */
  last: LastApplication | null;
}

/** Application form with terms, upload and errors (APPLY-01 to APPLY-04). */
export function ApplicationForm({ jobId, last }: Props): React.JSX.Element {
  const user = useAppSelector((state) => state.user);
  const [initialValues] = useState(() => prefilledApplication(user, last));
  const userId = user._id ?? '';
  // Contains the member's id, because another member may use the same browser.
  const draftName = `apply-${jobId}-${userId}`;
  const { isConfirming, requestConfirmation, accept, decline, isSending, stop, failure, clearFailure } = useApplication(
    jobId,
    userId,
    draftName,
  );
  return (
    <>
      <FormShell
        schema={applicationSchema}
        initialValues={initialValues}
        onSubmit={requestConfirmation}
        busy={isSending}
        draftName={draftName}
        draftOmits={NOT_IN_DRAFT}
        label="Form Details"
      >
        <ApplicationFields last={last} />
        {failure !== null && <Failure failure={failure} />}
        <LoggedOutNotice />
        {isSending && <SendingProgress onStop={stop} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          <FormButton type="submit" variant="contained" color="accent" pending={isSending}>
            Submit
          </FormButton>
          <ClearButton onClear={clearFailure} />
        </Stack>
      </FormShell>
      <TermsDialog title="Terms and conditions" paragraphs={terms()} open={isConfirming} onAccept={accept} onCancel={decline} />
    </>
  );
}
