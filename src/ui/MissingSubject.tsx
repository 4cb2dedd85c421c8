import type { ReactNode } from 'react';
import { describeError, explainFailure } from '../api/errors.ts';
import { NotFoundView } from './NotFoundView.tsx';
import { CentredState } from './page/CentredState.tsx';
import { Failure } from './page/Failure.tsx';
import { Page } from './page/Page.tsx';
import { RetryButton } from './page/RetryButton.tsx';

/**
 * Returns the status of a page whose item could not be loaded (D-18): 502 for a temporary failure, so that search engines keep the URL;
 * otherwise 404.
 */
export const missingStatus = (error: unknown): 404 | 502 => (error !== undefined && describeError(error, 'page').retryable ? 502 : 404);

/**
 * Returns title, description and status of a page whose item could not be loaded. Only with status 404, the title says `not found`.
 * @param what for example `Event`
 */
export function missingHead(what: string, description: string, error: unknown): { title: string; description: string; status: 404 | 502 } {
  const status = missingStatus(error);
  return { title: status === 404 ? `${what} not found` : what, description, status };
}

interface Props {
  /** `error` of the query; undefined when a list has loaded and lacks the item. */
  error: unknown;
  /** What is missing, as the beginning of a sentence: `The training`. */
  what: string;
  busy: boolean;
  onRetry: () => unknown;
  children?: ReactNode;
}

/**
 * Shown when a page's item could not be loaded (D-18). Without a response, shows a network failure with Retry. Otherwise shows the
 * not-found view, with Retry when the server failed.
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
  const mayExist = failure !== null && describeError(error, what).retryable;
  return (
    <NotFoundView isMissing={!mayExist}>
      {mayExist && <Failure failure={failure} busy={busy} onRetry={retry} />}
      {children}
    </NotFoundView>
  );
}
