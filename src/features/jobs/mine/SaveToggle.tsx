import { Button, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import type { Job } from '../../../api/models/job.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { JobReminder } from '../JobReminder.tsx';
import { useSaveToggle } from './useSaveToggle.ts';

interface Props {
  job: Job;
  onOffer: (offer: ReactNode) => void;
}

/** Saves a job, or removes it from the saved jobs. The button's name contains the state, so it has no `aria-pressed`. */
export default function SaveToggle({ job, onOffer }: Props): React.ReactNode {
  const updateOffer = (isNowSaved: boolean): void => onOffer(isNowSaved ? <JobReminder job={job} /> : null);
  const { isSaved, toggle } = useSaveToggle(job.id, { onToggled: updateOffer });
  useEffect(() => () => onOffer(null), [onOffer]);
  return (
    <Button
      color="onDeep"
      size="small"
      onClick={toggle}
      startIcon={<Icon icon="bookmark" style={isSaved ? { fill: 'currentColor' } : {}} />}
    >
      {isSaved ? 'Saved' : 'Save'}
      <Typography variant="srOnly">{isSaved ? ', remove from my saved jobs' : ' this job'}</Typography>
    </Button>
  );
}
