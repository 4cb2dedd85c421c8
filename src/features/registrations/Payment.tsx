import { Typography } from '@mui/material';

/** How one pays; nothing when there is nothing to pay. */
export function Payment({ payment }: { payment: string | undefined }): React.JSX.Element | null {
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
