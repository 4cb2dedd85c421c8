import { IconButton } from '@mui/material';
import type { Job } from '../../../api/models/job.ts';
import { editJobPath } from '../../../config/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';

export const PENCIL_ICON = { lines: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18zM14 6.5l3.5 3.5' };

export const OWN_PAGE_IN_NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Button that opens the form of a job that was sent back (MY-03). */
export function EditJobButton({ job }: { job: Job }): React.JSX.Element {
  return (
    <IconButton href={editJobPath(job.id)} {...OWN_PAGE_IN_NEW_TAB} aria-label={`Edit ${job.title} (opens in a new tab)`}>
      <Icon icon={PENCIL_ICON} />
    </IconButton>
  );
}
