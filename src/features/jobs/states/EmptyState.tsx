import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Kolam } from '../../../ui/Kolam.tsx';

interface Props {
  title: string;
  /** Whether the title is a heading of the second level. */
  isHeading?: boolean;
  children: ReactNode;
  action: ReactNode;
}

export function EmptyState({ title, isHeading = false, children, action }: Props): React.JSX.Element {
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, p: 4, textAlign: 'center', overflowWrap: 'anywhere' }}>
      <Box sx={{ width: 128, color: 'primary.main' }}>
        <Kolam seed={title} weight={0.24} />
      </Box>
      <Typography variant="subtitle1" component={isHeading ? 'h2' : 'p'}>
        {title}
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
      {action}
    </Stack>
  );
}
