import { Paper, Typography } from '@mui/material';
import type { Explanation } from '../../api/errors.ts';
import { Icon } from '../Icon.tsx';
import { LoginButton } from './LoginButton.tsx';
import { RetryButton } from './RetryButton.tsx';

interface Props {
  /** What went wrong, in words (`explainFailure`). */
  failure: Explanation;
  /** Retry is under way. */
  busy?: boolean;
  onRetry?: () => void;
}

/**
 * A failure in its place, read out at once, with the way on that may help; the rest of the page stays (HOME-08). It is a
 * `Paper` and no `Alert`: that one brings drawings and a close button that no failure uses, 2 kB of every first load.
 */
export function Failure({ failure, busy = false, onRetry }: Props): React.JSX.Element {
  const { text, hint, kind, loginMayHelp, retryMayHelp } = failure;
  return (
    <Paper variant="failure" role="alert">
      <Icon name={kind === 'offline' ? 'offline' : 'alert'} size={28} />
      <div>
        {text}
        {hint !== null && (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
      </div>
      {loginMayHelp && <LoginButton>Log in</LoginButton>}
      {retryMayHelp && onRetry !== undefined && <RetryButton busy={busy} onRetry={onRetry} />}
    </Paper>
  );
}
