import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useRef } from 'react';
import type { Job } from '../../../api/models/job.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { isNarrow } from '../useBoardFocus.ts';
import { JobDetail } from '../JobDetail.tsx';
import { jobOf, type JobValues } from './jobValues.ts';

interface Props {
  values: JobValues;
  /** the job that is edited; null: a new job */
  job: Job | null;
  open: boolean;
  onClose: () => void;
}

const applyButton = (
  <Button variant="contained" color="accent" disabled>
    Apply Job
  </Button>
);

export default function PreviewDialog({ values, job, open, onClose }: Props): React.JSX.Element {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const storedFields = job && { descriptionFile: job.descriptionFile, appliedBy: job.appliedBy, createdAt: job.createdAt };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isNarrow()}
      aria-labelledby="preview-title"
      aria-describedby="preview-about"
      slotProps={{ paper: { sx: { width: { md: 'min(56rem, calc(100% - 32px))' }, maxWidth: 'none' } } }}
    >
      <DialogTitle id="preview-title" variant="h4" component="h2">
        As others will see it
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography id="preview-about" color="textSecondary">
          {'Members read it like this once it is published. To visitors your e-mail address and your link are masked. '}
          {values.jobDescription !== null && `Download JD will save your file ${values.jobDescription.name}.`}
        </Typography>
        <JobDetail
          isPreview
          job={{ ...jobOf(values, now), status: 'published', ...storedFields }}
          asOf={now}
          headingRef={heading}
          actions={applyButton}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="accent" onClick={onClose}>
          Back to the form
        </Button>
      </DialogActions>
    </Dialog>
  );
}
