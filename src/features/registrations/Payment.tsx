import { Typography } from '@mui/material';
import type { Seats } from '../../api/endpoints/registrations.ts';

/** How one pays; nothing when there is nothing to pay. */
export function Payment({ seats: { payment } }: { seats: Pick<Seats, 'payment'> }): React.JSX.Element | null {
  if (payment === undefined) return null;
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        Payment:
      </Typography>{' '}
      {payment}
    </Typography>
  );
}
