import { Box, Paper, Typography, Skeleton, Stack } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { Page } from './Page.tsx';

/** Milliseconds until the slow-loading hint. */
const SLOW_MS = 8_000;

/** Hint that appears after 8 s of loading. Absolutely positioned, so that nothing shifts. */
export function SlowHint(): React.JSX.Element {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" sx={{ position: 'absolute', insetInline: 0, bottom: 8, display: 'grid', justifyItems: 'center' }}>
      {isSlow && <Paper sx={{ px: 2, py: 1 }}>This is taking longer than usual. Please wait a moment.</Paper>}
    </Box>
  );
}

interface Props {
  label: string;
  children: ReactNode;
}

/**
 * Skeletons with an accessible label and a hint when loading is slow. `globalStyles` hides them without scripts, because then nothing would
 * ever load.
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

/** Skeleton of a paragraph. `leading` is the line height in em. */
export function TextSkeleton({ lines = 3, leading = 1.6 }: { lines?: number; leading?: number }): React.JSX.Element {
  return (
    <Box component="span" aria-hidden="true" sx={{ display: 'block' }}>
      {Array.from({ length: lines }, (_, line) => (
        <Box key={line} component="span" sx={{ display: 'flex', alignItems: 'center', height: `${leading}em` }}>
          <Skeleton component="span" width={line === lines - 1 ? '62%' : '100%'} height="0.75em" />
        </Box>
      ))}
    </Box>
  );
}

export function PageSkeleton(): React.JSX.Element {
  return (
    <Page>
      <Loading label="Loading the page">
        <Stack sx={{ gap: 4, minHeight: '70vh' }}>
          <Skeleton width="min(18ch, 70%)" height="3.25rem" />
          <TextSkeleton lines={3} />
          <Skeleton height={280} />
        </Stack>
      </Loading>
    </Page>
  );
}
