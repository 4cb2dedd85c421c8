import { Box, Button, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { Heading } from './page/Heading.tsx';
import { Page } from './page/Page.tsx';

const PLACES = [
  { label: 'Home', to: paths.home },
  { label: 'About us', to: paths.about },
  { label: 'Contact', to: paths.contact },
] as const;

interface Props {
  children?: ReactNode;
  /** False when the page's subject may exist but could not be loaded. */
  isMissing?: boolean;
}

/** The not-found view (NF-01), for whole pages and for pages whose subject does not exist. */
export function NotFoundView({ children, isMissing = true }: Props): React.JSX.Element {
  const navigate = useNavigate();
  // A visitor who opened the URL directly has no page to go back to.
  const goBack = (): void => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <Page>
      <Stack direction={{ xs: 'column-reverse', md: 'row' }} sx={{ alignItems: 'flex-start', gap: { xs: 4, md: 8 } }}>
        <Stack sx={{ flex: '6 1 0', alignItems: 'flex-start', gap: 3, minWidth: 0 }}>
          <Heading level={1} variant="h1" sx={{ maxWidth: '17ch' }}>
            Oops! The page you&apos;re looking for seems to have wandered off.
          </Heading>
          {isMissing && <Typography color="textSecondary">Error code: 404 | Page Not Found</Typography>}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" color="accent" href={paths.home}>
              Return Home
            </Button>
            <Button onClick={goBack} data-needs-scripts="">
              Go Back
            </Button>
          </Stack>
          {children}
          <Stack
            component="nav"
            aria-label="Other places"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3.5, width: '100%', pt: 2, borderTop: 1, borderColor: 'divider' }}
          >
            {PLACES.map(({ label, to }) => (
              <Link key={to} href={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
        <Box sx={{ flex: '5 1 0', width: { xs: 'min(100%, 360px)', md: 'auto' }, minWidth: 0, pt: { md: 2 } }}>
          <NotFoundDrawing />
        </Box>
      </Stack>
    </Page>
  );
}
