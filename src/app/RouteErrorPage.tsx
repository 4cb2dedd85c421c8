import { Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../config/paths.ts';
import { CentredState } from '../ui/page/CentredState.tsx';
import { Page } from '../ui/page/Page.tsx';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** The code of a page could not be fetched: offline, or a new release replaced it. */
const isMissingCode = (error: Error): boolean => error.name === 'ChunkLoadError';

/** What a visitor sees when a page fails while rendering (NAV-08). Code that did not arrive is asked for again with the connection. */
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
      <CentredState
        level={1}
        title={missing ? 'This page did not arrive' : 'Something went wrong on this page'}
        drawing={{ seed: 'lost', shape: 'diamond', columns: 7 }}
        actions={
          <>
            <Button variant="contained" color="accent" onClick={retry}>
              Retry
            </Button>
            <Button href={paths.home}>Home</Button>
          </>
        }
      >
        <span role="alert">
          {missing
            ? 'The connection broke, or the site has just been renewed. Try again; if that does not help, reload the page.'
            : 'The fault is ours. The rest of the site works: you can try this page again or go on from the home page.'}
        </span>
      </CentredState>
    </Page>
  );
}
