import { Box, IconButton } from '@mui/material';
import type { Job } from '../../../api/models/job.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSaveToggle } from './useSaveToggle.ts';

/** Saves a job from its card, or removes it from the saved jobs. The button's name contains the state, so it has no `aria-pressed`. */
export default function SaveIconButton({ job }: { job: Job }): React.ReactNode {
  const { isSaved, toggle } = useSaveToggle(job.id);
  return (
    <Box data-overlay="">
      <IconButton onClick={toggle} aria-label={isSaved ? `Remove ${job.title} from my saved jobs` : `Save ${job.title}`}>
        <Icon icon="bookmark" style={isSaved ? { fill: 'currentColor' } : {}} />
      </IconButton>
    </Box>
  );
}
