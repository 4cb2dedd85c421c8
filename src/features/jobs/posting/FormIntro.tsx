import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/page/Heading.tsx';

export function FormIntro({ title, children }: { title: string; children: ReactNode }): React.JSX.Element {
  return (
    <Stack sx={{ gap: 1.5, mb: { xs: 3, md: 5 } }}>
      <Heading level={1}>{title}</Heading>
      <Typography component="div" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {children}
      </Typography>
    </Stack>
  );
}
