import { Box, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useMemo, useState, useRef, lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { isJobField, type JobField } from '../../../../shared/jobFields.ts';
import { refusedField, type Explanation } from '../../../api/errors.ts';
import { explainFailedWrite } from '../../../api/explainFailedWrite.ts';
import type { PostingPage } from '../../../api/endpoints/content.ts';
import type { Job } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { up } from '../../../theme/tokens.ts';
import { SubmitButton, FormButton } from '../../../ui/form/FormButton.tsx';
import { RemarkContext } from '../../../ui/form/FieldText.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { TermsDialog } from '../../../ui/form/TermsDialog.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { focusField, showRefusal } from '../formFields.ts';
import { LoggedOutNotice } from '../LoggedOutNotice.tsx';
import { OpenPartsContext, initialOpenParts, withPart, type PartId } from './parts.ts';
import { JobFields } from './JobFields.tsx';
import { FormSummary } from './FormSummary.tsx';
import { jobSchema, NOT_IN_DRAFT, type JobValues } from './jobValues.ts';

/** Loaded on demand, when the member opens the preview. */
const PreviewDialog = lazy(() => import(/* webpackChunkName: "job-preview" */ './PreviewDialog.tsx'));

interface PreviewProps {
  /** the job that is edited; null: a new job */
  job: Job | null;
}

/** Button that previews the job, even if the form is incomplete. */
function PreviewButton({ job }: PreviewProps): React.JSX.Element {
  const { values } = useFormikContext<JobValues>();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <FormButton
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        Preview
      </FormButton>
      {wasOpened && (
        <Suspense>
          <PreviewDialog values={values} job={job} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Focuses the field of a remark once, when the form is rendered. */
function FocusRemark({ field }: { field: string }): null {
  const hasFocused = useRef(false);
  useEffect(() => {
    if (hasFocused.current) return;
    hasFocused.current = true;
    focusField(field);
  }, [field]);
  return null;
}

interface Props {
  /** selects the error messages and the terms */
  call: 'postJob' | 'updateJob';
  /** accessible name of the form */
  label: string;
  /** text of the button that submits */
  action: string;
  content: PostingPage;
  initialValues: JobValues;
  /** name of the draft */
  draftName: string;
  /** the job to change; null: a new one */
  job?: Job | null;
  /** sends the form; resolves with the server's message, or rejects */
  send(values: JobValues): Promise<string>;
}

const Columns = styled(Box)({
  display: 'grid',
  gap: '24px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});

/** A valid form that is sent when the member accepts the terms. */
interface PendingSubmission {
  values: JobValues;
  helpers: FormikHelpers<JobValues>;
}

/**
 * Form of a new or changed job. It validates the input, shows the terms and sends the job once (POST-05). All input except the file
 * survives errors, reloads and the end of the session.
 */
export function JobForm({ call, label, action, content, initialValues, draftName: draft, job = null, send }: Props): React.JSX.Element {
  const navigate = useNavigate();
  const [pendingSubmission, setPendingSubmission] = useState<PendingSubmission | null>(null);
  const remarkField = job?.status === 'sentback' ? job.remarkField : null;
  const [openIds, setOpenIds] = useState(() => initialOpenParts(remarkField));
  const openParts = useMemo(
    () => ({ openIds, setPartOpen: (id: PartId, isOpen: boolean) => setOpenIds((currentIds) => withPart(currentIds, id, isOpen)) }),
    [openIds],
  );
  const remark = useMemo(
    () => remarkField && { name: remarkField, title: 'The chapter’s remark', text: job?.statusRemark ?? 'Please look at this again.' },
    [remarkField, job?.statusRemark],
  );
  const [failure, setFailure] = useState<Explanation | null>(null);
  /** The field that the server refused; a new object for each refusal, so that the field is focused again. */
  const [refusedFocus, setRefusedFocus] = useState<{ field: JobField } | null>(null);
  // Runs after the closed dialog has returned the focus to the button.
  useEffect(() => {
    if (refusedFocus !== null) focusField(refusedFocus.field);
  }, [refusedFocus]);

  const accept = async (submission: PendingSubmission): Promise<void> => {
    let message: string;
    try {
      message = await send(submission.values);
    } catch (error) {
      const explanation = explainFailedWrite(error, 'The job', call);
      setPendingSubmission(null);
      const field = refusedField(error);
      if (field !== null && isJobField(field)) {
        showRefusal(submission, field, explanation.text);
        setRefusedFocus({ field });
        return;
      }
      setFailure(explanation);
      showFailure(error, call, `failed-${call}`, { announcedByPage: true });
      return;
    }
    setPendingSubmission(null);
    submission.helpers.resetForm();
    showToast(message, 'success', `failed-${call}`);
    void navigate(`${paths.dashboardJobs}?tab=created`);
  };

  return (
    <>
      <FormShell
        schema={jobSchema}
        initialValues={initialValues}
        label={label}
        draftName={draft}
        draftOmits={NOT_IN_DRAFT}
        onSubmit={async (values, helpers) => {
          setFailure(null);
          setPendingSubmission({ values, helpers });
        }}
      >
        <OpenPartsContext value={openParts}>
          <RemarkContext value={remark || null}>
            <Columns>
              <Stack sx={{ gap: 3, minWidth: 0 }}>
                <JobFields lists={content} hasFile={job !== null && job.descriptionFile !== null} />
                {failure !== null && <Failure failure={failure} />}
                <LoggedOutNotice />
                <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
                  <SubmitButton>{action}</SubmitButton>
                  <PreviewButton job={job} />
                </Stack>
              </Stack>
              <FormSummary />
            </Columns>
            {remarkField !== null && <FocusRemark field={remarkField} />}
          </RemarkContext>
        </OpenPartsContext>
      </FormShell>
      <TermsDialog
        {...(call === 'postJob' ? content.terms : content.editTerms)}
        open={pendingSubmission !== null}
        onAccept={() => (pendingSubmission === null ? Promise.resolve() : accept(pendingSubmission))}
        onCancel={() => setPendingSubmission(null)}
      />
    </>
  );
}
