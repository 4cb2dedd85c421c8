import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Definition list. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }): React.JSX.Element {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0, overflowWrap: 'anywhere' }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '14rem 1fr' }, columnGap: 2 }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
