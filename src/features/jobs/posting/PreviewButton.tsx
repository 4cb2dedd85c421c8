import { useFormikContext } from 'formik';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '../../../api/models/job.ts';
import { FormButton } from '../../../ui/form/FormButton.tsx';
import type { JobValues } from './jobValues.ts';

/** Loaded on demand, when the member opens the preview. */
const PreviewDialog = lazy(() => import(/* webpackChunkName: "job-preview" */ './PreviewDialog.tsx'));

interface Props {
  /** the job that is edited; null: a new job */
  job: Job | null;
}

/** Button that previews the job, even if the form is incomplete. */
export function PreviewButton({ job }: Props): React.JSX.Element {
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
