import { Box, Container, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Heading } from './Heading.tsx';

interface Props {
  id?: string;
  title: ReactNode;
  intro?: ReactNode;
  /** Puts the title next to the content on wide windows, with `aside` below the title. */
  split?: boolean;
  /** Shown at the end of the title row, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

const containerStyles = { '.MuiContainer-root &': { paddingInline: 0 } };

const columnStyles = { ...containerStyles, display: { md: 'grid' }, gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: 8 };

/** Section of a page, labelled by its heading. Has margins of its own outside `Page`, but not within it. */
export function Section({ id, title, intro, aside, split = false, children }: Props): React.JSX.Element {
  const titleId = useId();
  return (
    <Box component="section" id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId} sx={{ pt: { xs: 8, md: 14 } }}>
      <Container sx={split ? columnStyles : containerStyles}>
        <Stack
          direction={{ xs: 'column', md: split ? 'column' : 'row' }}
          sx={{
            justifyContent: 'space-between',
            alignItems: { xs: 'flex-start', md: split ? 'flex-start' : 'flex-end' },
            gap: { xs: 2, md: split ? 4 : 6 },
            mb: { xs: 4, md: split ? 0 : 6 },
          }}
        >
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {intro && (
            <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
              {intro}
            </Typography>
          )}
          {aside}
        </Stack>
        {children}
      </Container>
    </Box>
  );
}
