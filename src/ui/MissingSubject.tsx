import type { ReactNode } from 'react';
import { describeError, explainFailure } from '../api/errors.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { CentredState } from './page/CentredState.tsx';
import { Failure } from './page/Failure.tsx';
import { Page } from './page/Page.tsx';
import { RetryButton } from './page/RetryButton.tsx';

interface Props {
  /** why the page has no subject: the `error` of its query; undefined when a listing that did come does not know it */
  error: unknown;
  /** what is missing, as the beginning of a sentence: `The training` */
  what: string;
  /** Retry is under way */
  busy: boolean;
  onRetry: () => unknown;
  /** what may have been meant instead */
  children?: ReactNode;
}

/**
 * A page whose subject could not be had (D-18): the not-found view for an answer that is an error, with the word that it may
 * be temporary and Retry when the fault is the server's; without any answer the page says so and offers Retry. The page's
 * `head` says the status (`missingStatus`).
 */
export function MissingSubject({ error, what, busy, onRetry, children }: Props): React.JSX.Element {
  const failure = error === undefined ? null : explainFailure(error, what);
  const retry = (): void => void onRetry();
  if (failure !== null && (failure.kind === 'offline' || failure.kind === 'network' || failure.kind === 'timeout')) {
    return (
      <Page>
        <CentredState
          level={1}
          title={failure.text}
          drawing={{ seed: 'lost', shape: 'diamond', columns: 7 }}
          actions={<RetryButton variant="contained" color="accent" busy={busy} onRetry={retry} />}
        >
          <span role="alert">{failure.hint}</span>
        </CentredState>
      </Page>
    );
  }
  return (
    <NotFoundView>
      {failure !== null && describeError(error, what).retryable && <Failure failure={failure} busy={busy} onRetry={retry} />}
      {children}
    </NotFoundView>
  );
}
