import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../config/paths.ts';
import { Heading } from '../ui/page/Heading.tsx';
import { Page } from '../ui/page/Page.tsx';
import { RetryButton } from '../ui/page/RetryButton.tsx';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** The code of a page could not be fetched: offline, or a new release replaced it. */
const isMissingCode = (error: Error): boolean => error.name === 'ChunkLoadError';

/**
 * What a visitor sees when a page fails while rendering (NAV-08). Plain, because it has to be there when nothing else arrives.
 * Code that did not arrive is asked for again with the connection.
 */
export function RouteErrorPage({ error, onRetry }: Props): React.JSX.Element {
  const missing = isMissingCode(error);
  // A renewed site needs a fresh page; without a connection there would be none.
  const retry = (): void => (missing && navigator.onLine ? window.location.reload() : onRetry());
  const onOnline = useEffectEvent(() => {
    if (missing) onRetry();
  });
  useEffect(() => {
    const listener = (): void => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <Page>
      <Stack sx={{ alignItems: 'flex-start', gap: 3, maxWidth: '46ch', py: { xs: 2, md: 6 } }}>
        <Heading level={1} look="h1">
          {missing ? 'This page did not arrive' : 'Something went wrong on this page'}
        </Heading>
        <Typography variant="subtitle1" color="textSecondary" role="alert">
          {missing
            ? 'The connection broke, or the site has just been renewed. Try again; if that does not help, reload the page.'
            : 'The fault is ours. The rest of the site works: you can try this page again or go on from the home page.'}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <RetryButton variant="contained" color="accent" onRetry={retry} />
          <Button href={paths.home}>Home</Button>
        </Stack>
      </Stack>
    </Page>
  );
}
