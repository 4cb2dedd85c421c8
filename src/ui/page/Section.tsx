import { Box, Container, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Heading } from './Heading.tsx';

interface Props {
  /** id of the section, for links to it and for tabs: who follows one goes there with the keyboard, too */
  id?: string;
  title: ReactNode;
  /** one or two sentences beside or below the title */
  intro?: ReactNode;
  /** the title beside the content on wide windows, not above it; then `aside`, a drawing, stands below the title */
  split?: boolean;
  /** at the end of the title's line: a link onwards */
  aside?: ReactNode;
  /** 2, unless the section stands inside another one */
  level?: 2 | 3;
  children: ReactNode;
}

/** Margins of a container inside another one are not doubled. */
const within = { '.MuiContainer-root &': { paddingInline: 0 } };

const beside = { ...within, display: { md: 'grid' }, gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: 8 };

/**
 * One part of a page: room above it, a title that names it for screen readers, and its content between the page's
 * margins. Stands outside of `Page` as well as inside: margins are not doubled.
 */
export function Section({ id, title, intro, aside, level = 2, split = false, children }: Props): React.JSX.Element {
  const titleId = useId();
  return (
    <Box component="section" id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId} sx={{ pt: { xs: 8, md: 14 } }}>
      <Container sx={split ? beside : within}>
        <Stack
          direction={{ xs: 'column', md: split ? 'column' : 'row' }}
          sx={{
            justifyContent: 'space-between',
            alignItems: { xs: 'flex-start', md: split ? 'flex-start' : 'flex-end' },
            gap: { xs: 2, md: split ? 4 : 6 },
            mb: { xs: 4, md: split ? 0 : 6 },
          }}
        >
          <Heading level={level} id={titleId}>
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
