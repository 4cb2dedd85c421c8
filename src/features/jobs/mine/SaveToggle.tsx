import { Button } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import type { Job } from '../../../api/models/job.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { JobReminder } from '../JobReminder.tsx';
import { useSaving } from './useSaving.ts';

interface Props {
  job: Job;
  onOffer: (offer: ReactNode) => void;
}

/** Toggle to save a job. Its name is constant; `aria-pressed` tells the state. */
export default function SaveToggle({ job, onOffer }: Props): React.ReactNode {
  const { saved, toggle } = useSaving(job.id, false, (isSaved) => onOffer(isSaved ? <JobReminder job={job} /> : null));
  useEffect(() => () => onOffer(null), [onOffer]);
  return (
    <Button
      color="onDeep"
      size="small"
      aria-pressed={saved}
      onClick={toggle}
      startIcon={<Icon name="bookmark" style={saved ? { fill: 'currentColor' } : {}} />}
    >
      Save
    </Button>
  );
}
