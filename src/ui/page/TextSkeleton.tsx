import { Box, Skeleton } from '@mui/material';

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
