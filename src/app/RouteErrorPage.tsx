import styled from '@emotion/styled';
import { paths } from '../config/paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { PageTitle } from '../ui/Text.tsx';

const Frame = styled('div')({ maxWidth: '40rem', margin: '0 auto', padding: 'clamp(64px, 10vw, 112px) 16px' });
const Explanation = styled('p')({ margin: '16px 0 32px' });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16 });

interface Props {
  error: Error;
  onRetry: () => void;
}

/** The code of a page could not be fetched: offline, or a new release replaced it. */
const isMissingCode = (error: Error): boolean => error.name === 'ChunkLoadError';

/** What a visitor sees when a page fails while rendering (NAV-08). */
export function RouteErrorPage({ error, onRetry }: Props): React.JSX.Element {
  const missing = isMissingCode(error);
  // A renewed site needs a fresh page; without a connection there would be none.
  const retry = (): void => (missing && navigator.onLine ? window.location.reload() : onRetry());
  return (
    <Frame>
      <PageTitle>{missing ? 'This page did not arrive' : 'Something went wrong on this page'}</PageTitle>
      <Explanation role="alert">
        {missing
          ? 'The connection broke, or the site has just been renewed. Try again; if that does not help, reload the page.'
          : 'The fault is ours. The rest of the site works: you can try this page again or go on from the home page.'}
      </Explanation>
      <Ways>
        <Button tone="action" onClick={retry}>
          Retry
        </Button>
        <ButtonLink to={paths.home}>Home</ButtonLink>
      </Ways>
    </Frame>
  );
}
