import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { paths } from '../config/paths.ts';
import { Heading } from '../ui/page/Heading.tsx';
import { Page } from '../ui/page/Page.tsx';
import { RetryButton } from '../ui/page/RetryButton.tsx';
import { retryUntilTrue, focusHeading } from './scrollAndFocus.ts';
import { fullTitleOf } from './head.ts';

/**
 * Shown in place of a page that fails while rendering (NAV-08). Needs little code, because other code may fail to load. Requests a missing
 * chunk again when the device is back online.
 */
export function RouteErrorPage(): React.JSX.Element {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();
  const isChunkMissing = error instanceof Error && error.name === 'ChunkLoadError';
  const title = isChunkMissing ? 'This page could not be loaded' : 'Something went wrong on this page';
  useEffect(() => {
    document.title = fullTitleOf(title);
  }, [title]);
  // The focused button disappears with this page, so the focus moves to the next page's heading.
  useEffect(
    () => () => {
      retryUntilTrue(() => document.activeElement !== document.body || focusHeading());
    },
    [],
  );
  const tryAgain = (): void => void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
  // After a release only a reload helps. Offline, a reload would lose the page.
  const retry = (): void => (isChunkMissing && navigator.onLine ? window.location.reload() : tryAgain());
  const onOnline = useEffectEvent(() => {
    if (isChunkMissing) tryAgain();
  });
  useEffect(() => {
    const listener = (): void => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <Page>
      <Stack sx={{ alignItems: 'flex-start', gap: 3, maxWidth: '46ch', py: { xs: 2, md: 6 } }}>
        <Heading level={1} variant="h1">
          {title}
        </Heading>
        <Typography variant="subtitle1" color="textSecondary" role="alert">
          {isChunkMissing
            ? 'The connection was lost, or the site has just been updated. Try again; if that does not help, reload the page.'
            : 'The fault is ours. The rest of the site works: you can try this page again or go on from the home page.'}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <RetryButton variant="contained" color="accent" busy={navigation !== 'idle'} onRetry={retry} />
          <Button href={paths.home}>Home</Button>
        </Stack>
      </Stack>
    </Page>
  );
}
