import { Box, Chip, Typography, type ChipProps } from '@mui/material';
import { EVENT_STATUS_LABELS, type EventStatus as Status, type EventStatusName } from '../../shared/eventStatus.ts';
import { describeStatus } from '../lib/eventStatus.ts';

const COLORS: Readonly<Record<EventStatusName, ChipProps['color']>> = { cancelled: 'error', postponed: 'warning', moved: 'info' };

interface Props {
  status: Status | null | undefined;
  /** Leaves out that a past event was moved, which no longer matters. */
  isPast?: boolean;
}

/** Status of an event as a chip, with the reason and the former date or place (EVT-09). Renders nothing for an event as announced. */
export function EventStatus({ status, isPast = false }: Props): React.JSX.Element | null {
  if (!status || (isPast && status.name === 'moved')) return null;
  const text = describeStatus(status);
  return (
    <Box data-status={status.name} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minWidth: 0 }}>
      <Chip color={COLORS[status.name]} label={EVENT_STATUS_LABELS[status.name]} />
      {text !== '' && (
        <Typography variant="body2" sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
