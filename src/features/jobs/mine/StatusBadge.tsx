import { Chip, type ChipProps } from '@mui/material';
import type { JobStatus } from '../../../api/models/job.ts';

const COLOURS = { published: 'success', unpublished: 'warning', sentback: 'error' } as const satisfies Record<
  JobStatus,
  ChipProps['color']
>;

/** Chip with the moderation status: green for published, yellow for unpublished, red for sentback (MY-05). */
export function StatusBadge({ status }: { status: JobStatus }): React.JSX.Element {
  return <Chip component="span" size="small" label={status} color={COLOURS[status]} sx={{ my: 0.25 }} />;
}
