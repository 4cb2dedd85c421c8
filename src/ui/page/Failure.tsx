import { Alert, Typography } from '@mui/material';
import type { Explanation } from '../../api/errors.ts';
import { Icon } from '../Icon.tsx';
import { LoginButton } from './LoginButton.tsx';
import { RetryButton } from './RetryButton.tsx';

interface Props {
  failure: Explanation;
  busy?: boolean;
  onRetry?: () => void;
}

/** Error message with a next step, in place of the failed content. It is announced at once. The rest of the page stays (HOME-08). */
export function Failure({ failure, busy = false, onRetry }: Props): React.JSX.Element {
  const { text, hint, kind, loginMayHelp, retryMayHelp } = failure;
  const canRetry = retryMayHelp && onRetry !== undefined;
  return (
    <Alert
      severity="error"
      icon={<Icon icon={kind === 'offline' ? 'offline' : 'alert'} size={28} />}
      action={
        loginMayHelp || canRetry ? (
          <>
            {loginMayHelp && <LoginButton>Log in</LoginButton>}
            {canRetry && <RetryButton busy={busy} onRetry={onRetry} />}
          </>
        ) : null
      }
    >
      {text}
      {hint !== null && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Alert>
  );
}
