import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../../ui/page/Heading.tsx';

interface Props {
  id: string;
  title: string;
  description?: string;
  /** takes the focus when the focused element disappears */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Section of the profile. On wide windows, heading and description are beside the content. */
export function ProfileSection({ id, title, description, headingRef, children }: Props): React.JSX.Element {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' }, gap: 2, columnGap: 8 }}
    >
      <Stack sx={{ gap: 2 }}>
        <Heading level={2} variant="h3" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {description !== undefined && (
          <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {description}
          </Typography>
        )}
      </Stack>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>{children}</Stack>
    </Box>
  );
}
