import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';

/** After so long a visitor is told that it takes longer than usual; milliseconds. */
const SLOW_MS = 8_000;

/**
 * Empty at first; after 8 s it says that something takes longer than usual. Floats over the place that loads, so that
 * nothing moves.
 */
export function SlowHint(): React.JSX.Element {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" sx={{ position: 'absolute', insetInline: 0, bottom: 8, display: 'grid', justifyItems: 'center' }}>
      {slow && <Paper sx={{ px: 2, py: 1 }}>This is taking longer than usual. Please stay a moment.</Paper>}
    </Box>
  );
}

interface Props {
  /** what loads, for screen readers: `Loading events` */
  label: string;
  /** skeletons of the final size */
  children: ReactNode;
}

/**
 * The place of something that loads: its skeletons, a word for screen readers, and a hint when it is slow. Without scripts
 * nothing would ever come: it is not there then (globalStyles).
 */
export function Loading({ label, children }: Props): React.JSX.Element {
  return (
    <Box aria-busy="true" sx={{ position: 'relative' }}>
      <Typography variant="srOnly" role="status">
        {label}
      </Typography>
      <div aria-hidden="true">{children}</div>
      <SlowHint />
    </Box>
  );
}
